// The HTTP side of the house. Whatever goes wrong comes back with a code, and is told in the reader's language.

import { get } from "svelte/store";
import { language } from "./language";
import type { Best, Card, Comparison, Created, Foresight, GameCard, Lobby, Replay, Review } from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(get(language).refusal(code, sentence));
  }
}

const NO_ANSWER = "web/no-answer";

function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string";
  return ask<T>(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": text ? "text/plain" : "application/json" },
    ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
  });
}

async function ask<T>(path: string, asked: RequestInit): Promise<T> {
  const response = await fetch(path, asked).catch((error: Error) => {
    throw new Refusal(NO_ANSWER, error.message);
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; sentence?: string };
    throw new Refusal(problem.code ?? NO_ANSWER, problem.sentence ?? `${response.status} ${response.statusText}`);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** A header takes no other letters than these; no token of the house has any. */
const plain = (token: string) => token.replace(/[^ -~]/g, "?");

export interface Me {
  id: string | null;
  name: string | null;
  account: boolean;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: "me" | "friend" | "anyone" | "bot"; level?: number }[];
  clock: { kind: "none" | "move" | "game"; seconds: number; increment: number };
  private: boolean;
}

export interface Account {
  name: string;
  ratings: { game: string; rating: number; games: number }[];
  history: Card[];
}

export interface Session {
  id: string;
  browser: string;
  created: number;
  seen: number;
  is_this: boolean;
}

export interface Report {
  id: number;
  table: string;
  player: string;
  reporter: string;
  text: string;
  at: number;
}

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("POST", "/api/me", { name }),
  games: () => call<GameCard[]>("GET", "/api/games"),
  seats: (game: string, options: Record<string, unknown>) => call<string[]>("POST", `/api/games/${game}/seats`, options),
  rules: (game: string, lang: string) => call<{ html: string; has_reference: boolean }>("GET", `/api/games/${game}/rules?lang=${lang}`),
  lobby: () => call<Lobby>("GET", "/api/lobby"),
  create: (table: NewTable) => call<Created>("POST", "/api/tables", table),
  sit: (table: string, seat: string, token?: string) =>
    call<Card>("POST", `/api/tables/${table}/seats/${seat}`, token ? { token } : {}),
  foresee: (table: string, question: number, line: number[]) => call<Foresight>("POST", `/api/tables/${table}/foresight`, { question, line }),
  record: (table: string) => fetch(`/api/tables/${table}/record`).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error()))),
  replay: (table: string) => call<Replay>("GET", `/api/tables/${table}/replay`),
  read: (record: string) => call<Replay>("POST", "/api/replays", record),
  best: (game: string) => call<Best>("GET", `/api/games/${game}/best`),
  compare: (table: string) => call<Comparison>("GET", `/api/tables/${table}/best`),
  review: (table: string) => call<Review>("GET", `/api/tables/${table}/review`),
  reviewAgain: (table: string) => call<Review>("POST", `/api/tables/${table}/review`),
  report: (table: string, player: string, text: string) => call<void>("POST", "/api/reports", { table, player, text }),
  reports: (token: string) => ask<Report[]>("/api/reports", { headers: { Authorization: `Bearer ${plain(token)}` } }),
  account: () => call<Account>("GET", "/api/account"),
  register: (name: string, password: string) => call<Me>("POST", "/api/accounts", { name, password }),
  login: (name: string, password: string) => call<Me>("POST", "/api/login", { name, password }),
  logout: () => call<Me>("POST", "/api/logout"),
  sessions: () => call<Session[]>("GET", "/api/account/sessions"),
  endSession: (id: string) => call<void>("DELETE", `/api/account/sessions/${id}`),
  endOtherSessions: () => call<void>("DELETE", "/api/account/sessions"),
  changePassword: (old: string, password: string) => call<Me>("POST", "/api/account/password", { old, new: password }),
  forget: () => call<void>("DELETE", "/api/account"),
};
