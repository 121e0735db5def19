// The mirror of src/ludotek/games/nort/view.py.

export type Place = [x: number, y: number]; // y grows to the north
export type Heading = "north" | "east" | "south" | "west";
export type Direction = "left" | "straight" | "right";
export type Shape = "black" | "circle" | "square" | "triangle";
export type Power = "adjust" | "reverse" | "over" | "through";
export type Usage = "longer" | "shorter" | "over" | "through";
export type Stage = "vehicles" | "dice" | "race" | "sealed" | "first" | "side" | "second" | "standing" | "powers" | "look" | "over";
export type Ending = "edge" | "mine" | "intersection" | "retrace" | "speed" | "fewer-crossings" | "fewer-powers" | "draw";

export interface Mine {
  at: Place;
  shape: Shape;
  active: boolean;
}

export interface Driver {
  at: Place;
  heading: Heading;
}

export interface Trace {
  seat: number;
  round: number;
  dotted: boolean;
  start: Place;
  end: Place;
}

export interface Drawing {
  mines: Mine[];
  drivers: Driver[]; // by seat
  traces: Trace[]; // in the order in which they were drawn
}

export interface Said {
  value: number;
  direction: Direction;
}

export interface CalledRound {
  first: number;
  calls: (Said | null)[]; // by seat
}

export interface Vehicle {
  name: string;
  turn: number;
  powers: Power[];
}

export interface Crash {
  ending: Ending;
  loser: number | null;
  at: Place | null;
  trace_of: number | null;
}

export interface NortView {
  stage: Stage;
  round: number;
  rounds: number;
  squares: number;
  covered: boolean;
  arena: Drawing | null; // null while it is covered
  dice: number[];
  first: number | null;
  barred: boolean[];
  called: CalledRound[];
  standing: Said | null;
  mover: number | null;
  declared: Usage[];
  vehicles: Vehicle[];
  vehicle: (number | null)[]; // by seat: null while it is secret, or not chosen
  turned: boolean[];
  powers_left: number[];
  powers_used: Record<Power, number>[];
  crossings: number[];
  speed: number[];
  end: Crash | null;
}

export const COLOURS = ["blue", "red"] as const; // by seat
export const USES = 2; // how many circles for powers a printed sheet has
export const CROSSINGS = 3; // and how many crosses
