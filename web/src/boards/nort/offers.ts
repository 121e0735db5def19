// The moves the server offers, found by what they say: the board makes up none.

import type { OfferedMove } from "../../lib/types";
import type { Direction } from "./view";

export const DIRECTIONS: Direction[] = ["left", "straight", "right"];
export const VALUES = Array.from({ length: 12 }, (_, index) => index + 1);

/** The call of a value in a direction; zero has none. */
export function callOffered(offers: OfferedMove[], value: number, direction: Direction): OfferedMove | undefined {
  if (value === 0) return offers.find(({ words }) => words.id === "nort-move-zero");
  return offers.find(({ words }) => words.id === "nort-move-call" && words.gaps["value"] === value && words.gaps["direction"] === direction);
}

export const hasCalls = (offers: OfferedMove[]): boolean =>
  offers.some(({ words }) => words.id === "nort-move-call" || words.id === "nort-move-zero");

/** A vehicle by its place in the list, counted from 0. */
export const vehicleOffered = (offers: OfferedMove[], index: number): OfferedMove | undefined =>
  offers.find(({ words }) => words.id === "nort-move-vehicle" && words.gaps["number"] === index + 1);

export type Deed = "reverse" | "stand" | "ready" | "longer" | "shorter" | "over" | "through" | "trace";
const DEEDS: Deed[] = ["reverse", "longer", "shorter", "over", "through", "trace", "stand", "ready"];

/** Everything else one can do, in the order of its buttons. */
export function deedsOffered(offers: OfferedMove[]): { deed: Deed; offer: OfferedMove }[] {
  return DEEDS.flatMap((deed) => {
    const offer = offers.find(({ words }) => words.id === `nort-move-${deed}`);
    return offer ? [{ deed, offer }] : [];
  });
}
