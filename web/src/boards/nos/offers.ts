// What may be done now, sorted by what it is. The words of an offered move say what it does.

import type { OfferedMove, Phrase } from "../../lib/types";

export interface Roll extends OfferedMove {
  dice: string[]; // the kinds of dice picked up
}

export interface PartOffer extends OfferedMove {
  verb: "take" | "add" | "give";
}

export interface Offers {
  rolls: Roll[]; // saved dice that are rolled again included
  parts: Record<string, PartOffer>; // by modification
  start: OfferedMove | null; // jump the start, back to the line, or the last die back: whatever is the only way on
  blow: OfferedMove | null;
  moves: Set<number>;
}

const ONLY_WAYS = ["nos-move-jump", "nos-move-line-up", "nos-move-return"];

export function sorted(moves: OfferedMove[]): Offers {
  return {
    rolls: moves.flatMap(asRoll),
    parts: Object.fromEntries(moves.flatMap(asPart)),
    start: moves.find((offer) => ONLY_WAYS.includes(offer.words.id)) ?? null,
    blow: moves.find((offer) => offer.words.id === "nos-move-blow") ?? null,
    moves: new Set(moves.map((offer) => offer.move)),
  };
}

function asRoll(offer: OfferedMove): Roll[] {
  if (offer.words.id === "nos-move-reroll") return [{ ...offer, dice: ["nitrous"] }];
  if (offer.words.id !== "nos-move-roll") return [];
  const chosen = offer.words.gaps["dice"] as Phrase;
  return [{ ...offer, dice: Object.values(chosen.gaps).map((die) => kindOf(die as Phrase)) }];
}

function asPart(offer: OfferedMove): [string, PartOffer][] {
  const verb = /^nos-move-(take|add|give)$/.exec(offer.words.id)?.[1] as PartOffer["verb"] | undefined;
  return verb ? [[kindOf(offer.words.gaps["part"] as Phrase), { ...offer, verb }]] : [];
}

/** `nos-die-wide-tires` speaks of the kind `wide_tires`. */
const kindOf = (said: Phrase): string => said.id.replace("nos-die-", "").replaceAll("-", "_");

/** What the one key rolls: what the view recommends, if it is offered, else whatever can be rolled. */
export function mainRoll(offers: Offers, recommended: number | null): Roll | null {
  return offers.rolls.find((roll) => roll.move === recommended) ?? offers.rolls[0] ?? null;
}
