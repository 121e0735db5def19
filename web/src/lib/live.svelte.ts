// A table as it is right now: what the live line said, kept in one place that pages can draw.

import { api } from "./api";
import { isMet, meet } from "./brought";
import { house } from "./house";
import { language } from "./language";
import { answers, isBroken } from "./luck";
import { Narrator, type Frame } from "./narrator.svelte";
import { Socket, type Line } from "./socket";
import type { PastBoard } from "./protocol";
import { SPECTATOR, type Beat, type ChatLine, type GameEvent, type Incoming, type Moment, type Outgoing, type Sentence, type Table } from "./types";
import { get } from "svelte/store";
import { fetchRefusals } from "./words";

const ANEW = "luck/past-round"; // the next word of the table asks again

export class Live {
  table = $state<Table | null>(null);
  line = $state<Line>("connecting");
  happened = $state<GameEvent[]>([]); // told in the last message, for motion and sound
  problem = $state(""); // the last refusal, in words
  since = $state.raw<Sentence[]>([]); // what matters of all that happened since one's turn
  spoken = $state(""); // for screen readers: what has just happened
  readonly narrator = new Narrator((seat) => this.table?.seats[seat]?.kind === "bot");
  private readonly socket: Socket;
  private readonly id: string;
  private answered = -1; // the question that one has just answered
  private readonly early: Incoming[] = []; // what came before the words of the game did

  /** A line to a table, for the seat that one has there, or of several for this one. */
  constructor(
    id: string,
    readonly seat = "",
  ) {
    this.id = id;
    this.socket = new Socket(
      () => house().line(id),
      (message) => this.hear(message),
      (line) => this.note(line),
      seat,
    );
  }

  get isSeated(): boolean {
    return (this.table?.your_seat ?? SPECTATOR) >= 0;
  }

  get isAsked(): boolean {
    return (this.table?.moment.moves.length ?? 0) > 0;
  }

  /** What was said of a lost line is past when it is back. */
  private note(line: Line): void {
    this.line = line;
    if (line === "open" && this.problem === get(language).text("web-line-lost")) this.problem = "";
  }

  now = (): number => this.socket.now();

  say(message: Outgoing): void {
    this.problem = "";
    if (!this.socket.say(message)) this.problem = get(language).text("web-line-lost");
  }

  play = (move: number): void => {
    const moment = this.table?.moment;
    if (!moment) return;
    const time = moment.kind === "race" ? { time: Math.round(this.now()) } : {};
    this.answered = moment.question;
    this.say({ type: "move", question: moment.question, move, ...time });
  };

  /** See a sentence of the digest happen; the boards of what happened before one came are asked for. */
  async lookAt({ sums_up }: Sentence): Promise<void> {
    const first = sums_up[0]!;
    if (this.narrator.lookAt(first)) return;
    try {
      const { boards } = await api.since(this.id, this.seat);
      this.narrator.remember(this.framesOf(boards));
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.narrator.lookAt(first);
  }

  /** Boards between a move and its luck are asked for by whoever is told of them; else what is told is on the last one. */
  private async lookCloser(story: readonly Beat[], moment: Moment): Promise<void> {
    for (const step of new Set(story.filter((beat) => beat.at).map((beat) => beat.ply ?? 0))) {
      const found = await api.within(this.id, step, this.seat).catch(() => ({ boards: [] as PastBoard[] }));
      this.narrator.amend(step, new Map(found.boards.map(({ ply, view }) => [ply, view])), moment);
    }
  }

  private framesOf(boards: readonly PastBoard[]): Frame[] {
    const views = new Map(boards.map(({ ply, view }) => [ply, view]));
    const now = this.table!.moment;
    return this.since
      .flatMap((sentence) => sentence.sums_up)
      .sort((one, other) => (one.ply ?? 0) - (other.ply ?? 0))
      .filter((beat) => views.has(beat.ply ?? 0))
      .map((beat) => ({ beat, moment: { ...now, view: views.get(beat.ply ?? 0), moves: [], refused: [] } as Moment, happened: [] }));
  }

  close(): void {
    this.socket.close();
  }

  /** Nothing is shown of a game whose words are not here yet; then everything, in its order. */
  private hear(message: Incoming): void {
    if (this.early.length || (message.type === "table" && !isMet(message.game))) {
      if (this.early.push(message) === 1 && message.type === "table") void meet(message.game).then(() => this.catchUp());
    } else {
      this.take(message);
    }
  }

  private catchUp(): void {
    for (const message of this.early.splice(0)) this.take(message);
  }

  private take(message: Incoming): void {
    if (message.type === "table") {
      this.table = message;
      this.happened = [];
      this.narrator.forget();
      this.since = message.since ?? [];
      for (const answer of answers(message)) this.socket.say(answer);
      if (isBroken(message)) this.problem = get(language).text("web-luck-broken", { notes: "commitment" });
    } else if (message.type === "error") {
      if (message.code !== ANEW) void this.refuse(message.code, message.sentence);
    } else if (this.table) {
      this.change(this.table, message);
    }
  }

  private async refuse(code: string, sentence: string): Promise<void> {
    await fetchRefusals(get(language).code);
    this.problem = get(language).refusal(code, sentence);
  }

  private change(table: Table, message: Exclude<Incoming, Table | { type: "error" }>): void {
    if (message.type === "update") {
      const { events, story, ply, can_take_back = false, now } = message;
      const seats = message.seats ?? table.seats; // said where they have changed
      const outlook = message.outlook ?? table.outlook;
      const moment = { ...message.moment, outlook };
      const isOwn = table.moment.moves.length > 0 && table.moment.question === this.answered;
      this.answered = -1;
      if (isOwn || message.since?.length) this.since = message.since ?? [];
      this.table = { ...table, ply, moment, outlook, seats, can_take_back, now, history: [...table.history, ...events], story: [...table.story, ...story] };
      this.narrator.hear({ beats: story, moment: moment as Moment, before: table.moment, happened: events, isOwn, isTimed: table.clock.kind !== "none" });
      if (this.narrator.isTelling) void this.lookCloser(story, moment as Moment);
      this.happened = this.narrator.isTelling ? [] : events; // what is told moves when it is told
      if (!this.narrator.isTelling) this.spoken = story.map((beat) => get(language).say(beat.say)).join(" "); // else beat by beat
    } else if (message.type === "chat") {
      this.table = { ...table, chat: [...table.chat, message as ChatLine] };
    } else if (message.type === "presence") {
      this.table = { ...table, seats: message.seats, spectators: message.spectators };
    }
  }
}
