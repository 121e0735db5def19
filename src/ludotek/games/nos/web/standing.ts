// How a race ended, from what was told of it. The next track is dealt in the same breath, so this is shown until people
// have seen it, also to those who have just come back. In which order the cars stand, the view says.

import type { GameEvent } from "$house/lib/types";
import { drives, type Drive } from "./splits";
import type { Told } from "./types";

type Heard = GameEvent<Told>;
type Name = Told["event"];

export interface Ranked {
  seat: number;
  cards: number; // covered
  place: number; // 0 for those who did not finish
  redlines: number;
  status: "driving" | "finished" | "exploded" | "stalled";
  wins: number;
  beat: number; // in which it finished; 0 where time is not counted in beats
  drive: Drive;
}

export interface Standing {
  race: number;
  winner: number; // -1 where nobody won
  end: Name; // how it ended
  number: number; // of races that the winner has won, of the race that nobody won, or of cars that are level
  cars: Ranked[]; // the first first
}

const ENDS: Name[] = ["won-race", "nobody-won", "photo-finish"];

export const hasEnded = (told: Heard[]): boolean => told.some((event) => ENDS.includes(event.told.event));

/** The race that ended last, with its places from the first to the last; none, if none has. */
export function standing(history: Heard[], places: number[]): Standing | null {
  const last = lastOf(history, ...ENDS);
  const first = lastOf(history.slice(0, Math.max(0, last)), "race-begins");
  const [end, begin] = [history[last], history[first]?.told];
  if (!end) return null;
  const winner = end.told.event === "won-race" ? end.told.seat : -1;
  const driven = drives(history.slice(Math.max(0, first), last + 1), places.length, winner);
  const cars = driven.map((drive, seat): Ranked => ({ seat, cards: 0, place: 0, redlines: 0, status: "driving", wins: 0, beat: 0, drive }));
  for (const event of history.slice(0, Math.max(0, first))) if (event.told.event === "won-race") note(cars, event.told);
  let beat = 0;
  for (const { told } of history.slice(Math.max(0, first), last + 1)) {
    if (told.event === "beat-begins") beat = told.number;
    note(cars, told, beat);
  }
  const started = begin?.event === "race-begins" ? begin : { number: 1, extra: 0 }; // that the first race begins goes without saying
  const field = started.extra ? levelBefore(history.slice(0, first)) : places;
  const inRace = places.filter((seat) => field.includes(seat));
  return { race: started.number, winner, end: end.told.event, number: numberOf(end.told), cars: inRace.map((seat) => cars[seat]!) };
}

const numberOf = (end: Told): number => (end.event === "photo-finish" ? end.cars.length : "number" in end ? end.number : 0);

/** The cars that were level in the race before: an extra one is theirs. */
function levelBefore(history: Heard[]): number[] {
  const level = history[lastOf(history, "photo-finish")]?.told;
  return level?.event === "photo-finish" ? level.cars : [];
}

/** The place of the last event of these names; -1 if there is none. */
function lastOf(history: Heard[], ...names: Name[]): number {
  return history.map((event) => names.includes(event.told.event)).lastIndexOf(true);
}

function note(cars: Ranked[], one: Told, beat = 0): void {
  const car = "seat" in one ? cars[one.seat] : undefined;
  if (!car) return;
  if (one.event === "placed" || one.event === "placed-saved") car.cards += 1;
  else if (one.event === "returned") Object.assign(car, { cards: car.cards - 1, status: "driving", beat: 0 });
  else if (one.event === "redlined") car.redlines = one.number;
  else if (one.event === "exploded" || one.event === "stalled") car.status = one.event;
  else if (one.event === "won-race") car.wins = one.number;
  else if (one.event === "finished") Object.assign(car, { place: one.number, status: "finished", beat });
}
