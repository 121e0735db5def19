// Written by `make types`; the source is src/ludotek/games/novem.

export type Deed =
  | { verb: "row"; row: number }
  | { verb: "column"; column: number }
  | { verb: "first"; seat: number }
  | { verb: "set-up"; layout: number }
  | { verb: "late"; seat: number };

export type Told =
  | { event: "set"; layout: number; game: number }
  | { event: "attacks-first"; seat: number; game: number }
  | { event: "revealed"; row: number; column: number }
  | { event: "took"; seat: number; tile: number }
  | { event: "found-empty"; seat: number; rounds: number }
  | { event: "was-late"; seat: number }
  | { event: "drawn-for"; seat: number; marker: number }
  | { event: "ended"; game: number; ending: "row" | "column" | "both" | "stall" }
  | { event: "counted"; rows: number; columns: number }
  | { event: "won"; seat: number; margin: number }
  | { event: "tied"; points: number }
  | { event: "forfeited"; seat: number };

export interface NovemView {
  game: number;
  rows: number;
  attacker: number;
  tiles: number[];
  below: number[];
  empty_rounds: number;
  stall: number;
  points: (number | null)[];
  marker: number | null;
}
