// The HTTP side of the house. Whatever goes wrong comes back with a code, and is told in the reader's language.

import { get } from "svelte/store";
import { house } from "./house";
import { language } from "./language";
import type { BoardIn, BoardShape, ChronicleIn, CodeIn, CodeShape, CredentialsIn, ForesightIn, Handed, HintIn, HintShape, MomentIn, NameIn, NextGameIn, PasswordsIn, Past, PlayOnIn, Problem, ReportIn, RulesShape, SitIn, TableIn, TaleShape, WorldLeft } from "./protocol";
import { fetchRefusals } from "./words";
import type { Account, Best, Card, Chances, Chronicle, ChronicleCard, Comparison, Created, Foresight, GameCard, Lobby, Me, Options, Replay, Report, Review, Session, World } from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly option = "", // of a table, if one is to blame
  ) {
    super(get(language).refusal(code, sentence));
  }
}

const NO_ANSWER = "web/no-answer";

/** Whether nobody has answered at all. */
export const isUnreached = (error: Error): boolean => error instanceof Refusal && error.code === NO_ANSWER;

function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string";
  return ask<T>(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": text ? "text/plain" : "application/json" },
    ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
  });
}

async function ask<T>(path: string, asked: RequestInit): Promise<T> {
  const response = await house().ask(path, asked).catch((error: Error) => {
    throw new Refusal(NO_ANSWER, error.message);
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    await fetchRefusals(get(language).code);
    throw new Refusal(problem.code ?? NO_ANSWER, problem.sentence ?? `${response.status} ${response.statusText}`, problem.option);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function read(path: string): Promise<string> {
  const answer = await house().ask(path);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

/** A header takes no other letters than these; no token of the house has any. */
const plain = (token: string) => token.replace(/[^ -~]/g, "?");

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("POST", "/api/me", { name } satisfies NameIn),
  games: () => call<GameCard[]>("GET", "/api/games"),
  seats: (game: string, options: Options) => call<string[]>("POST", `/api/games/${game}/seats`, options),
  rules: (game: string, lang: string) => call<RulesShape>("GET", `/api/games/${game}/rules?lang=${lang}`),
  words: (game: string, lang: string) => read(`/api/games/${game}/language?lang=${lang}`),
  lobby: () => call<Lobby>("GET", "/api/lobby"),
  create: (table: TableIn) => call<Created>("POST", "/api/tables", table),
  sit: (table: string, seat: string, token?: string) =>
    call<Card>("POST", `/api/tables/${table}/seats/${seat}`, (token ? { token } : {}) satisfies SitIn),
  foresee: (table: string, question: number, line: number[], seat: string) => call<Foresight>("POST", `/api/tables/${table}/foresight`, { question, line, seat } satisfies ForesightIn),
  hint: (table: string, question: number) => call<HintShape>("POST", `/api/tables/${table}/hint`, { question } satisfies HintIn),
  since: (table: string, seat: string) => call<Past>("GET", `/api/tables/${table}/since?${new URLSearchParams({ seat })}`),
  within: (table: string, step: number, seat: string) => call<Past>("GET", `/api/tables/${table}/within?${new URLSearchParams({ step: `${step}`, seat })}`),
  record: (table: string) => read(`/api/tables/${table}/record`),
  replay: (table: string) => call<Replay>("GET", `/api/tables/${table}/replay`),
  handIn: (record: string) => call<Handed>("POST", "/api/records", record),
  read: (record: string) => call<Replay>("POST", "/api/replays", record),
  board: (asked: BoardIn) => call<BoardShape>("POST", "/api/boards", asked),
  playOn: (asked: PlayOnIn) => call<Created>("POST", "/api/boards/table", asked),
  world: (game: string, seed: string) => call<World>("POST", `/api/games/${game}/seed`, seed),
  best: (game: string) => call<Best>("GET", `/api/games/${game}/best`),
  compare: (table: string) => call<Comparison>("GET", `/api/tables/${table}/best`),
  review: (table: string) => call<Review>("GET", `/api/tables/${table}/review`),
  reviewAgain: (table: string) => call<Review>("POST", `/api/tables/${table}/review`),
  worldLeft: (table: string) => call<WorldLeft>("GET", `/api/tables/${table}/world`),
  chronicles: () => call<ChronicleCard[]>("GET", "/api/chronicles"),
  chronicle: (id: string) => call<Chronicle>("GET", `/api/chronicles/${id}`),
  nameChronicle: (id: string, name: string) => call<Chronicle>("POST", `/api/chronicles/${id}`, { name } satisfies ChronicleIn),
  nextGame: (id: string, game: NextGameIn) => call<Created>("POST", `/api/chronicles/${id}/games`, game),
  tale: (table: string, code: string) => call<TaleShape>("GET", `/api/tables/${table}/tale?lang=${code}`),
  chances: (table: string) => call<Chances>("GET", `/api/tables/${table}/chances`),
  code: (text: string) => call<CodeShape>("POST", "/api/code", { text } satisfies CodeIn),
  tryAgain: (table: string, ply: number) => call<Created>("POST", `/api/tables/${table}/again`, { ply } satisfies MomentIn),
  report: (table: string, player: string, text: string) => call<void>("POST", "/api/reports", { table, player, text } satisfies ReportIn),
  reports: (token: string) => ask<Report[]>("/api/reports", { headers: { Authorization: `Bearer ${plain(token)}` } }),
  account: () => call<Account>("GET", "/api/account"),
  register: (name: string, password: string) => call<Me>("POST", "/api/accounts", { name, password } satisfies CredentialsIn),
  login: (name: string, password: string) => call<Me>("POST", "/api/login", { name, password } satisfies CredentialsIn),
  logout: () => call<Me>("POST", "/api/logout"),
  sessions: () => call<Session[]>("GET", "/api/account/sessions"),
  endSession: (id: string) => call<void>("DELETE", `/api/account/sessions/${id}`),
  endOtherSessions: () => call<void>("DELETE", "/api/account/sessions"),
  changePassword: (old: string, password: string) => call<Me>("POST", "/api/account/password", { old, new: password } satisfies PasswordsIn),
  forget: () => call<void>("DELETE", "/api/account"),
};
