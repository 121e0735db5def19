// What the server says and understands. What is said on the live line is written from the server's own structs
// (protocol.ts); what each game says there, from its own declarations (boards/<game>/types.ts).

import type { ChatOut, ClockOut, Deed, EventOut, Moment as AnyMoment, MoveOut, OfferOut, Phrase, SeatOut, TableOut, Told, UpdateOut } from "./protocol";

export type { Deed, Incoming, Outgoing, Phrase, Told } from "./protocol";

export type Table = TableOut;
export type Update = UpdateOut;
export type ChatLine = ChatOut;
export type Clock = ClockOut;
export type Seat = SeatOut;
export type SeatKind = Seat["kind"];
export type Status = Table["status"];
export type Bargain = OfferOut["what"];

/** A move that is offered; `does` says what it is, in the words of its game's vocabulary. */
export interface OfferedMove<D extends Deed = Deed> extends MoveOut {
  does: D;
}

/** Something that was told; `told` says what it is. */
export interface GameEvent<T extends Told = Told> extends EventOut {
  told: T;
}

/** The game as one seat sees it now, and what it is asked. */
export interface Moment<View = unknown, D extends Deed = Deed> extends Omit<AnyMoment, "since"> {
  view: View;
  moves: OfferedMove<D>[];
  since?: number | null; // in a race: when this moment began, on the table's clock
}

export type Kind = Moment["kind"];

export const SPECTATOR = -3;

// HTTP

/** The moment after some moves that were not made, and a game's odds there. */
export interface Foresight<View = unknown, D extends Deed = Deed> {
  view: View;
  odds: Record<string, unknown> | null;
  moves: { move: number; does: D; words: Phrase; odds: Record<string, unknown> | null }[];
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
