// The mirror of src/ludotek/games/nos/view.py.

export type Fit = "match" | "redline" | "third_redline" | "no";
export type Phase = "dealing" | "drafting" | "countdown" | "racing" | "timing" | "over";
export type Status = "absent" | "driving" | "jumped" | "stuck" | "finished" | "exploded" | "stalled";

export interface DieView {
  kind: string;
  value: number;
  fit: Fit; // what it may do on its driver's next card
  place: number | null; // the move that places it
  save: number | null; // the move that saves it
}

export interface PlacedView {
  kind: string;
  value: number;
  redline: boolean;
}

export interface CarView {
  status: Status;
  parts: string[];
  dice: Record<string, number>; // by kind: neither placed nor saved
  rolled: DieView[];
  is_spent: boolean; // this roll's placement has been made
  saved: DieView[];
  placed: PlacedView[]; // by card of the track
  redlines: number;
  place: number; // in which it has finished, 0 while that is not certain
  wins: number;
  trophies: number[];
  can_strand: boolean; // some of its dice can never match some card of the track
  is_ready: boolean; // on the beat: has chosen its dice, or stands
  roll: number | null; // the roll that one key makes
}

export interface PartView {
  faces: number[]; // what each counts as
  hand: number; // dice in hand with one of these among them
  saved: boolean;
  free_under: number; // so far under the card without a redline
  free_over: number;
}

export interface NosView {
  phase: Phase;
  pace: "live" | "beat";
  race: number;
  is_extra: boolean;
  track: number[];
  order: number[];
  picking: number;
  picks: number;
  cards: Record<string, number>; // by modification: cards left
  supply: Record<string, number>; // by modification: dice left of its colour
  colours: Record<string, string>; // by modification: the colour of its dice
  own_parts: Record<string, PartView>; // by modification, where the sheet is the table's own
  cars: CarView[];
  finish: number[];
  places: number[]; // of the race before, or of the last one: the first first
  beat: number;
  sealed: number | null;
  seconds: number; // a minute stands for all longer times
  rank: string;
  countdown: number; // milliseconds, as are the next two
  roll_cycle: number;
  beat_length: number;
}

export const TRACK = 6;
export const REDLINES = 2;
export const MINUTE = 60;
export const SEATS = ["flame", "bolt", "comet", "crown"] as const;

/** A kind of die as messages are called: `wide-tires`. */
export const named = (kind: string): string => kind.replaceAll("_", "-");
