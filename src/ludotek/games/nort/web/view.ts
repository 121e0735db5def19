// What the board knows of Nort besides its view (types.ts).

import type { Crash, Driver, Mine, NortView, Said, Vehicle, Way } from "./types";

export type { CalledRound, Crash, Drawing, Driver, Mine, NortView, Said, Trace, Vehicle } from "./types";

export type Place = Mine["at"]; // x and y, which grows to the north
export type Heading = Driver["heading"];
export type Direction = Said["direction"];
export type Shape = Mine["shape"];
export type Power = Vehicle["powers"][number];
export type Usage = NortView["declared"][number];
export type Stage = NortView["stage"];
export type Ending = Crash["ending"];

/** A way that is only being thought of, from where a vehicle stands. */
export type Ghost = Way & { from: Place; seat: number };

export const COLOURS = ["blue", "red"] as const; // by seat
export const USES = 2; // how many circles for powers a printed sheet has
export const CROSSINGS = 3; // and how many crosses
