// What may be done now, sorted by what it is.

import type { OfferedMove } from "$house/lib/types";
import type { Deed } from "./types";

type Offered = OfferedMove<Deed>;

export interface Roll extends Offered {
  dice: string[]; // the kinds of dice picked up
}

export interface PartOffer extends Offered {
  verb: "take" | "add" | "give";
}

export interface Offers {
  rolls: Roll[]; // saved dice that are rolled again included
  parts: Record<string, PartOffer>; // by modification
  start: Offered | null; // jump the start, back to the line, or the last die back: whatever is the only way on
  blow: Offered | null;
  moves: Set<number>;
}

const ONLY_WAYS = ["jump", "line-up", "return"];

export function sorted(moves: Offered[]): Offers {
  return {
    rolls: moves.flatMap(asRoll),
    parts: Object.fromEntries(moves.flatMap(asPart)),
    start: moves.find(({ does }) => ONLY_WAYS.includes(does.verb)) ?? null,
    blow: moves.find(({ does }) => does.verb === "blow") ?? null,
    moves: new Set(moves.map((offer) => offer.move)),
  };
}

function asRoll(offer: Offered): Roll[] {
  const { does } = offer;
  if (does.verb === "reroll") return [{ ...offer, dice: ["nitrous"] }];
  return does.verb === "roll" ? [{ ...offer, dice: does.dice }] : [];
}

function asPart(offer: Offered): [string, PartOffer][] {
  const { does } = offer;
  return does.verb === "take" || does.verb === "add" || does.verb === "give" ? [[does.part, { ...offer, verb: does.verb }]] : [];
}

/** What the one key rolls: what the view recommends, if it is offered, else whatever can be rolled. */
export function mainRoll(offers: Offers, recommended: number | null): Roll | null {
  return offers.rolls.find((roll) => roll.move === recommended) ?? offers.rolls[0] ?? null;
}
