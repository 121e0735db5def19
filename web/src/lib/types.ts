// What the server says and understands: the mirror of src/ludotek/table/protocol.py.

export interface Phrase {
  id: string;
  gaps: Record<string, string | number | Phrase>;
}

export interface OfferedMove {
  move: number;
  words: Phrase;
  change?: Phrase; // what it costs and brings at once, in games that say so
}

export interface GameEvent {
  ply: number;
  name: string;
  a: number;
  b: number;
  say: Phrase;
}

export type Kind = "deal" | "turn" | "sealed" | "race" | "over";

export interface Moment {
  kind: Kind;
  view: unknown; // each board knows its own game's view
  question: number;
  moves: OfferedMove[];
  awaiting: number[];
  others: boolean;
  deadline: number | null;
  sentence: Phrase;
  since?: number | null; // in a race: when this moment began, on the table's clock
}

export type SeatKind = "person" | "bot" | "friend" | "anyone";

export interface Seat {
  name: string;
  kind: SeatKind;
  player: string | null;
  player_name: string | null;
  level: number | null;
  present: boolean;
  clock: number | null;
  latency: number | null;
  bot_from: number | null; // when a bot may play on for somebody who is away
}

export interface ChatLine {
  type: "chat";
  player: string;
  name: string;
  seat: number | null;
  text: string;
  canned: string | null;
  at: number;
}

export interface Clock {
  kind: "none" | "move" | "game";
  seconds: number;
  increment: number;
}

export type Bargain = "draw" | "takeback";
export type Status = "open" | "live" | "over" | "closed";

export const SPECTATOR = -3;

export interface Table {
  type: "table";
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  host: string;
  private: boolean;
  status: Status;
  clock: Clock;
  you: { id: string; name: string };
  your_seat: number;
  seats: Seat[];
  spectators: number;
  ply: number;
  commitment: string;
  salts: Record<string, string>; // by seat, once the game has begun
  round: number; // of the exchange of salts
  seals: Record<string, string>; // by seat
  waived: string[]; // seats that add no salt
  late: string[]; // seats for which the game has not begun
  chat: ChatLine[];
  history: GameEvent[];
  offers: { what: Bargain; by: number }[];
  can_take_back: boolean;
  result: number[] | null;
  reason: Phrase | null;
  next_table: string | null;
  now: number;
  moment: Moment;
  muted: string[]; // for the host: who was asked to be quiet
  quick: number[]; // for the host, by seat: how often it was first in a race sooner than people can react
}

export interface Update {
  type: "update";
  ply: number;
  events: GameEvent[];
  moment: Moment;
  seats: Seat[];
  can_take_back: boolean;
  now: number;
}

export type Incoming =
  | Table
  | Update
  | ChatLine
  | { type: "presence"; seats: Seat[]; spectators: number; now: number }
  | { type: "ping"; id: number; now: number }
  | { type: "error"; code: string; sentence: string; nonce: string };

export type Outgoing =
  | { type: "hello"; protocol: 2 }
  | { type: "move"; question: number; move: number; time?: number; nonce?: string }
  | { type: "pong"; id: number; clock: number }
  | { type: "chat"; text: string }
  | { type: "canned"; id: string }
  | { type: "seal"; round: number; seal: string }
  | { type: "salt"; round: number; salt: string }
  | { type: "free"; seat: number }
  | { type: "stand" | "resign" | "rematch" }
  | { type: "offer"; what: Bargain }
  | { type: "answer"; what: Bargain; accept: boolean }
  | { type: "give_to_bot"; seat: number; level: number }
  | { type: "mute" | "unmute" | "remove"; player: string };

// HTTP

/** The moment after some moves that were not made, and a game's odds there. */
export interface Foresight {
  view: unknown;
  odds: Record<string, unknown> | null;
  moves: { move: number; words: Phrase; odds: Record<string, unknown> | null }[];
}

export interface Card {
  id: string;
  game: string;
  title: string;
  status: Status;
  seats: { name: string; kind: SeatKind; player_name: string | null; level: number | null }[];
  clock: Clock;
  private: boolean;
  created: number;
  your_seat: number | null;
  awaits_you: boolean;
}

export interface Lobby {
  open: Card[];
  live: Card[];
  mine: Card[];
}

export interface GameCard {
  id: string;
  title: string;
  in_house: boolean;
  seats: string[];
  options_schema: Record<string, unknown>;
  levels: { level: number; name: Phrase }[];
  announcements: Phrase[]; // canned table talk
  daily: Record<string, unknown> | null; // the options of today's course, where there is one
  has_best: boolean; // whether marks are compared
  slow: Record<string, unknown>; // the options to choose with a slow clock
}

export interface BestMark {
  place: number;
  name: string;
  is_you: boolean;
  mark: Phrase;
  value: number;
  table: string;
  at: number;
}

export interface Ranking {
  course: string | null;
  best: BestMark[];
  yours: BestMark | null;
  players: number;
}

export interface Challenge extends Ranking {
  name: Phrase;
  options: Record<string, unknown>;
  is_daily: boolean;
}

export interface Best {
  day: string;
  is_today: boolean;
  challenges: Challenge[];
}

export interface Comparison extends Ranking {
  mark: Phrase | null;
}

export interface Created {
  id: string;
  url: string;
  invitations: Record<string, string>; // by seat name
  commitment: string;
  near: string | null; // at the house's own machine: its address on the network there
}

export interface ReplayStep {
  ply: number;
  seat: number;
  move: Phrase | null;
  events: GameEvent[];
  view: unknown;
}

export interface Replay {
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: { name: string; player_name: string | null }[];
  result: number[] | null;
  reason: Phrase | null;
  steps: ReplayStep[];
}

export interface ReviewedMove {
  ply: number;
  seat: number;
  chosen: Phrase;
  best: { words: Phrase; probability: number }[];
  lost: number; // score given away on average
  interval: number; // half the width of its 95 % interval; 0 where exact
}

export interface Review {
  status: "thinking" | "done";
  exact: boolean;
  budget: Phrase | null; // of what is not exact
  raced: boolean; // whether moves were made in a race, which are not judged
  unit: string; // what `lost` counts: points or expected result
  moves: ReviewedMove[];
}
