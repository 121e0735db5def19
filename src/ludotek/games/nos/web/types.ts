// Written by `make types`; the source is src/ludotek/games/nos.

export type Deed =
  | { verb: "roll"; dice: ("common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler")[] }
  | { verb: "reroll"; value: number }
  | { verb: "place"; die: "common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler"; value: number }
  | { verb: "place-saved"; value: number }
  | { verb: "save"; value: number }
  | { verb: "blow" }
  | { verb: "return" }
  | { verb: "jump" }
  | { verb: "line-up" }
  | { verb: "take"; part: "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler" }
  | { verb: "add"; part: "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler" }
  | { verb: "give"; part: "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler" }
  | { verb: "face"; value: number }
  | { verb: "card"; value: number }
  | { verb: "first"; seat: number }
  | { verb: "late"; seat: number }
  | { verb: "green" }
  | { verb: "flag" }
  | { verb: "time"; time: number };

export type Told =
  | { event: "race-begins"; number: number; extra: number }
  | { event: "dealt"; value: number; place: number }
  | { event: "picks-first"; seat: number }
  | { event: "took"; seat: number; part: "common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler" }
  | { event: "added"; seat: number; part: "common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler" }
  | { event: "gave"; seat: number; part: "common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler" }
  | { event: "was-late"; seat: number }
  | { event: "lights"; number: number }
  | { event: "jumped"; seat: number }
  | { event: "went-green"; number: number }
  | { event: "lined-up"; seat: number }
  | { event: "picked-up"; seat: number; dice: ("common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler")[] }
  | { event: "picked-up-saved"; seat: number; value: number }
  | { event: "rolled"; seat: number; die: "common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler"; value: number }
  | { event: "placed"; seat: number; die: "common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler"; value: number }
  | { event: "placed-saved"; seat: number; die: "common" | "v8" | "nitrous" | "turbocharger" | "supercharger" | "wide_tires" | "spoiler"; value: number }
  | { event: "saved"; seat: number; value: number }
  | { event: "redlined"; seat: number; number: number }
  | { event: "exploded"; seat: number; number: number }
  | { event: "stalled"; seat: number; number: number }
  | { event: "returned"; seat: number; number: number }
  | { event: "finished"; seat: number; number: number }
  | { event: "stopped"; number: number }
  | { event: "beat-begins"; number: number }
  | { event: "won-race"; seat: number; number: number }
  | { event: "nobody-won"; number: number }
  | { event: "photo-finish"; cars: number[] }
  | { event: "trophy"; seat: number; value: number }
  | { event: "shuffled"; number: number }
  | { event: "timed"; time: number; rank: "unranked" | "novice" | "amateur" | "pro" | "master" }
  | { event: "won"; seat: number }
  | { event: "ran-out"; seat: number; number: number };

export interface NosView {
  phase: "countdown" | "dealing" | "drafting" | "over" | "racing" | "timing";
  pace: "beat" | "live";
  race: number;
  is_extra: boolean;
  track: number[];
  order: number[];
  picking: number;
  picks: number;
  cards: Record<string, number>;
  supply: Record<string, number>;
  colours: Record<string, string>;
  own_parts: Record<string, PartView>;
  cars: CarView[];
  finish: number[];
  places: number[];
  beat: number;
  sealed: number | null;
  seconds: number;
  rank: string;
  countdown: number;
  roll_cycle: number;
  beat_length: number;
}

export interface PartView {
  faces: number[];
  hand: number;
  saved: boolean;
  free_under: number;
  free_over: number;
}

export interface CarView {
  status: "absent" | "driving" | "exploded" | "finished" | "jumped" | "stalled" | "stuck";
  parts: string[];
  dice: Record<string, number>;
  rolled: DieView[];
  is_spent: boolean;
  saved: DieView[];
  placed: PlacedView[];
  redlines: number;
  place: number;
  wins: number;
  trophies: number[];
  can_strand: boolean;
  is_ready: boolean;
  roll: number | null;
}

export interface DieView {
  kind: string;
  value: number;
  fit: "match" | "no" | "redline" | "third_redline";
  place: number | null;
  save: number | null;
}

export interface PlacedView {
  kind: string;
  value: number;
  redline: boolean;
}
