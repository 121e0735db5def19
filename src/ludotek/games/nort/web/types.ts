// Written by `make types`; the source is src/ludotek/games/nort.

export type Deed =
  | { verb: "zero" }
  | { verb: "call"; value: number; direction: "left" | "straight" | "right" }
  | { verb: "reverse" }
  | { verb: "trace" }
  | { verb: "longer" }
  | { verb: "shorter" }
  | { verb: "over" }
  | { verb: "through" }
  | { verb: "stand" }
  | { verb: "ready" }
  | { verb: "vehicle"; vehicle: number }
  | { verb: "die"; face: number }
  | { verb: "first"; seat: number }
  | { verb: "silent" }
  | { verb: "late"; seat: number }
  | { verb: "cover" };

export type Told =
  | { event: "crossed"; seat: number; times: number }
  | { event: "passed-over"; seat: number }
  | { event: "went-through"; seat: number }
  | { event: "hit-the-edge"; seat: number; place: { x: number; y: number } }
  | { event: "hit-black"; seat: number; place: { x: number; y: number } }
  | { event: "hit-grey"; seat: number; place: { x: number; y: number } }
  | { event: "crossed-fatally"; seat: number; place: { x: number; y: number } }
  | { event: "retraced-own"; seat: number; place: { x: number; y: number } }
  | { event: "retraced-other"; seat: number; place: { x: number; y: number } }
  | { event: "was-late"; seat: number }
  | { event: "drawn-for"; seat: number; vehicle: number }
  | { event: "rolled"; die: number; other: number }
  | { event: "has-first-call"; seat: number; reason: "penalty" | "error" | "silence" | "power" | "initiative" }
  | { event: "called-first"; seat: number; call: { value: number; direction: "left" | "straight" | "right" } }
  | { event: "called-second"; seat: number; call: { value: number; direction: "left" | "straight" | "right" } }
  | { event: "named-unavailable"; seat: number; call: { value: number; direction: "left" | "straight" | "right" } }
  | { event: "went-straight"; seat: number; call: { value: number; direction: "left" | "straight" | "right" } }
  | { event: "said-nothing"; seat: number; call: { value: number; direction: "left" | "straight" | "right" } }
  | { event: "power-used"; seat: number; power: "longer" | "shorter" | "reverse" | "over" | "through" }
  | { event: "uncovered"; round: number }
  | { event: "covered"; round: number }
  | { event: "barred"; seat: number }
  | { event: "speed-counted"; blue: number; red: number }
  | { event: "won"; seat: number; ending: "edge" | "mine" | "intersection" | "retrace" | "speed" | "fewer-crossings" | "fewer-powers" | "draw" }
  | { event: "drawn" }
  | { event: "must-name-a-side"; seat: number }
  | { event: "vehicle-shown"; seat: number; vehicle: number }
  | { event: "opened"; seat: number; call: { value: number; direction: "left" | "straight" | "right" } }
  | { event: "first-die"; die: number };

export interface NortView {
  stage: "dice" | "first" | "look" | "over" | "powers" | "race" | "sealed" | "second" | "side" | "standing" | "vehicles";
  round: number;
  rounds: number;
  squares: number;
  covered: boolean;
  arena: Drawing | null;
  ways: Way[];
  dice: number[];
  first: number | null;
  barred: boolean[];
  called: CalledRound[];
  standing: Said | null;
  mover: number | null;
  declared: ("longer" | "over" | "shorter" | "through")[];
  idle: ("longer" | "over" | "shorter" | "through")[];
  vehicles: Vehicle[];
  vehicle: (number | null)[];
  turned: boolean[];
  powers_left: number[];
  powers_used: (Record<"adjust" | "over" | "reverse" | "through", number>)[];
  crossings: number[];
  speed: number[];
  end: Crash | null;
}

export interface Drawing {
  mines: Mine[];
  drivers: Driver[];
  traces: Trace[];
}

export interface Mine {
  at: [number, number];
  shape: "black" | "circle" | "square" | "triangle";
  active: boolean;
}

export interface Driver {
  at: [number, number];
  heading: "east" | "north" | "south" | "west";
}

export interface Trace {
  seat: number;
  round: number;
  dotted: boolean;
  start: [number, number];
  end: [number, number];
}

export interface Way {
  move: number;
  end: [number, number];
  is_fatal: boolean;
  crossings: number;
}

export interface CalledRound {
  first: number;
  calls: (Said | null)[];
}

export interface Said {
  value: number;
  direction: "left" | "right" | "straight";
}

export interface Vehicle {
  name: string;
  turn: number;
  powers: ("adjust" | "over" | "reverse" | "through")[];
}

export interface Crash {
  ending: "draw" | "edge" | "fewer-crossings" | "fewer-powers" | "intersection" | "mine" | "retrace" | "speed";
  loser: number | null;
  at: [number, number] | null;
  trace_of: number | null;
}
