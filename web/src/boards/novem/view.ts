// The mirror of src/ludotek/games/novem/view.py.

import { COLUMN_NAMES, ROW_NAMES } from "./geometry";

export interface NovemView {
  game: number;
  rows: number;
  attacker: number;
  tiles: number[]; // the tile that lies open on each square, 0 where all are gone
  below: number[]; // the tile under it, 0 where none lies
  empty_rounds: number;
  stall: number; // how many of them end the game
  points: (number | null)[];
  marker: number | null;
}

export const lineNames = (rows: boolean): string[] => (rows ? ROW_NAMES : COLUMN_NAMES);
