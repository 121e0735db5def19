// How a race ended: the lanes as they last were, and what was told at its end. The next track is dealt in the same
// breath, so this is kept until people have seen it.

import type { GameEvent, Phrase } from "../../lib/types";
import type { NosView, Status } from "./view";

export interface Ranked {
  seat: number;
  cards: number; // covered
  place: number; // 0 for those who did not finish
  redlines: number;
  status: Status;
  wins: number;
}

export interface Standing {
  race: number;
  winner: number; // -1 where nobody won
  headline: Phrase;
  cars: Ranked[]; // the first first
}

const ENDS = ["won-race", "nobody-won", "photo-finish"];

export function standing(before: NosView, told: GameEvent[]): Standing | null {
  const end = told.find((event) => ENDS.includes(event.name));
  if (!end) return null;
  const cars = before.cars.map((car, seat) => ({ seat, cards: car.placed.length, place: car.place, redlines: car.redlines, status: car.status, wins: car.wins }));
  for (const event of told) note(cars, event);
  const inRace = cars.filter((car) => car.status !== "absent");
  inRace.sort((a, b) => (a.place || 9) - (b.place || 9) || b.cards - a.cards);
  return { race: before.race, winner: end.name === "won-race" ? end.a : -1, headline: end.say, cars: inRace };
}

function note(cars: Ranked[], { name, a, b }: GameEvent): void {
  const car = cars[a];
  if (!car) return;
  if (name === "placed" || name === "placed-saved") car.cards += 1;
  else if (name === "redlined") car.redlines = b;
  else if (name === "exploded" || name === "stalled") car.status = name;
  else if (name === "won-race") car.wins = b;
  else if (name === "finished") Object.assign(car, { place: b, status: "finished" });
}
