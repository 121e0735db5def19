// What the board knows of The North besides its view (types.ts).

import own from "./cards.json";
import type { Cards, NorthView, Side } from "./types";

export type { Back, Cards, Forecast, Kind, NorthView, Place, Prospect, Side } from "./types";

/** The two sides of a card, as far as they are known; `null` is a side that was not seen. */
export interface Sides {
  kind: number | null;
  back: number | null;
}

export const SEATS = ["dawn", "dusk"] as const;
export const DIRECTIVES = ["reprogram", "build", "activate", "discharge"] as const;
export type Directive = (typeof DIRECTIVES)[number];

export const FACILITIES_FROM = 20; // lesser names are kinds of Ancients
export const MOST_POINTS = 40;
export const COPIES = 3; // of each kind

export const HOUSE: Cards = own;
export const printedOn = (view: NorthView): Cards => view.cards ?? HOUSE;

export function sidesOf(cards: Cards, card: number): Sides {
  const kind = Math.floor(card / COPIES);
  return { kind, back: cards.kinds[kind]?.backs[card % COPIES] ?? null };
}

/** What is hidden of a hand: neither its card nor its back was seen. */
export const hiddenIn = (side: Side): number => side.hand_size - side.hand.length - side.hand_backs.length;
