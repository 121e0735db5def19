// How a race ended, from what was told of it. The next track is dealt in the same breath, so this is shown until people
// have seen it, also to those who have just come back. In which order the cars stand, the view says.

import type { GameEvent, Phrase } from "../../lib/types";

export interface Ranked {
  seat: number;
  cards: number; // covered
  place: number; // 0 for those who did not finish
  redlines: number;
  status: "driving" | "finished" | "exploded" | "stalled";
  wins: number;
}

export interface Standing {
  race: number;
  winner: number; // -1 where nobody won
  headline: Phrase;
  cars: Ranked[]; // the first first
}

const ENDS = ["won-race", "nobody-won", "photo-finish"];
const EXTRA = 1; // a race for those who were level in the one before

const FIRST = { a: 1, b: 0 }; // that the first race begins goes without saying

export const hasEnded = (told: GameEvent[]): boolean => told.some((event) => ENDS.includes(event.name));

/** The race that ended last, with its places from the first to the last; none, if none has. */
export function standing(history: GameEvent[], places: number[]): Standing | null {
  const last = lastOf(history, ...ENDS);
  const first = lastOf(history.slice(0, Math.max(0, last)), "race-begins");
  const [end, begin] = [history[last], history[first] ?? FIRST];
  if (!end) return null;
  const cars = Array.from({ length: places.length }, (_, seat): Ranked => ({ seat, cards: 0, place: 0, redlines: 0, status: "driving", wins: 0 }));
  for (const event of history.slice(0, Math.max(0, first))) if (event.name === "won-race") note(cars, event);
  for (const event of history.slice(Math.max(0, first), last + 1)) note(cars, event);
  const field = begin.b === EXTRA ? levelBefore(history.slice(0, first)) : ~0;
  const inRace = places.filter((seat) => (field >> seat) & 1);
  return { race: begin.a, winner: end.name === "won-race" ? end.a : -1, headline: end.say, cars: inRace.map((seat) => cars[seat]!) };
}

function levelBefore(history: GameEvent[]): number {
  return history[lastOf(history, "photo-finish")]?.a ?? ~0;
}

/** The place of the last event of these names; -1 if there is none. */
function lastOf(history: GameEvent[], ...names: string[]): number {
  return history.map((event) => names.includes(event.name)).lastIndexOf(true);
}

function note(cars: Ranked[], { name, a, b }: GameEvent): void {
  const car = cars[a];
  if (!car) return;
  if (name === "placed" || name === "placed-saved") car.cards += 1;
  else if (name === "returned") Object.assign(car, { cards: car.cards - 1, status: "driving" });
  else if (name === "redlined") car.redlines = b;
  else if (name === "exploded" || name === "stalled") car.status = name;
  else if (name === "won-race") car.wins = b;
  else if (name === "finished") Object.assign(car, { place: b, status: "finished" });
}
