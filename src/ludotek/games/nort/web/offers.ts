// The moves the server offers, found by what they are: the board makes up none.

import type { OfferedMove } from "$house/lib/types";
import type { Deed } from "./types";
import type { Direction } from "./view";

export type Offered = OfferedMove<Deed>;

export const DIRECTIONS: Direction[] = ["left", "straight", "right"];
export const VALUES = Array.from({ length: 12 }, (_, index) => index + 1);

/** The call of a value in a direction; zero has none. */
export function callOffered(offers: Offered[], value: number, direction: Direction): Offered | undefined {
  if (value === 0) return offers.find(({ does }) => does.verb === "zero");
  return offers.find(({ does }) => does.verb === "call" && does.value === value && does.direction === direction);
}

export const hasCalls = (offers: Offered[]): boolean => offers.some(({ does }) => does.verb === "call" || does.verb === "zero");

/** A vehicle by its place in the list, counted from 0. */
export const vehicleOffered = (offers: Offered[], index: number): Offered | undefined =>
  offers.find(({ does }) => does.verb === "vehicle" && does.vehicle === index);

const BUTTONS = ["reverse", "longer", "shorter", "over", "through", "trace", "stand", "ready"] as const;
export type Button = (typeof BUTTONS)[number];

/** Everything else one can do, in the order of its buttons. */
export function buttonsOffered(offers: Offered[]): { verb: Button; offer: Offered }[] {
  return BUTTONS.flatMap((verb) => {
    const offer = offers.find(({ does }) => does.verb === verb);
    return offer ? [{ verb, offer }] : [];
  });
}
