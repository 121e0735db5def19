// Written by `make types`; the source is src/ludotek/table/protocol.py.

/** What a move is; every game has its own. */
export interface Deed {
  verb: string;
}

/** What an event is; every game has its own. */
export interface Told {
  event: string;
}

export interface Hello {
  type: "hello";
  protocol: number;
}

export interface Play {
  type: "move";
  question: number;
  move: number;
  time?: number | null;
  nonce?: string;
}

export interface Pong {
  type: "pong";
  id: number;
  clock: number;
}

export interface Chat {
  type: "chat";
  text: string;
}

export interface Canned {
  type: "canned";
  id: string;
}

export interface Seal {
  type: "seal";
  round: number;
  seal: string;
}

export interface Salt {
  type: "salt";
  round: number;
  salt: string;
}

export interface Waive {
  type: "waive";
}

export interface Free {
  type: "free";
  seat: number;
}

export interface Stand {
  type: "stand";
}

export interface Resign {
  type: "resign";
}

export interface Rematch {
  type: "rematch";
}

export interface Offer {
  type: "offer";
  what: "draw" | "takeback";
}

export interface Answer {
  type: "answer";
  what: "draw" | "takeback";
  accept: boolean;
}

export interface GiveToBot {
  type: "give_to_bot";
  seat: number;
  level: number;
}

export interface Mute {
  type: "mute";
  player: string;
}

export interface Unmute {
  type: "unmute";
  player: string;
}

export interface Remove {
  type: "remove";
  player: string;
}

export interface TableOut {
  type: "table";
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  host: string;
  private: boolean;
  status: "closed" | "live" | "open" | "over";
  clock: ClockOut;
  you: Person;
  your_seat: number;
  seats: SeatOut[];
  spectators: number;
  ply: number;
  commitment: string;
  salts: Record<string, string>;
  chat: ChatOut[];
  history: EventOut[];
  offers: OfferOut[];
  can_take_back: boolean;
  result: number[] | null;
  reason: Phrase | null;
  next_table: string | null;
  now: number;
  moment: Moment;
  muted: string[];
  round: number;
  seals: Record<string, string>;
  waived: string[];
  late: string[];
  quick: number[];
}

export interface ClockOut {
  kind: "game" | "move" | "none";
  seconds: number;
  increment: number;
}

export interface Person {
  id: string;
  name: string;
}

export interface SeatOut {
  name: string;
  kind: "anyone" | "bot" | "friend" | "person";
  player: string | null;
  player_name: string | null;
  level: number | null;
  present: boolean;
  clock: number | null;
  latency: number | null;
  bot_from: number | null;
}

export interface ChatOut {
  type: "chat";
  player: string;
  name: string;
  seat: number | null;
  text: string;
  canned: string | null;
  at: number;
}

export interface EventOut {
  ply: number;
  numbers: [number, number, number];
  told: Told;
  say: Phrase;
}

export interface Phrase {
  id: string;
  gaps: Record<string, string | number | Phrase>;
}

export interface OfferOut {
  what: "draw" | "takeback";
  by: number;
}

export interface Moment {
  kind: "deal" | "over" | "race" | "sealed" | "turn";
  view: unknown;
  question: number;
  moves: MoveOut[];
  awaiting: number[];
  others: boolean;
  deadline: number | null;
  sentence: Phrase;
  since: number | null;
}

export interface MoveOut {
  move: number;
  does: Deed;
  words: Phrase;
  change?: Record<string, number>;
}

export interface UpdateOut {
  type: "update";
  ply: number;
  events: EventOut[];
  moment: Moment;
  seats: SeatOut[];
  can_take_back: boolean;
  now: number;
}

export interface PresenceOut {
  type: "presence";
  seats: SeatOut[];
  spectators: number;
  now: number;
}

export interface PingOut {
  type: "ping";
  id: number;
  now: number;
}

export interface ErrorOut {
  type: "error";
  code: string;
  sentence: string;
  nonce: string;
}

export type Outgoing = Hello | Play | Pong | Chat | Canned | Seal | Salt | Waive | Free | Stand | Resign | Rematch | Offer | Answer | GiveToBot | Mute | Unmute | Remove;
export type Incoming = TableOut | UpdateOut | ChatOut | PresenceOut | PingOut | ErrorOut;
