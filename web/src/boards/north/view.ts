// The mirror of src/ludotek/games/north/view.py.

import own from "./cards.json";

export interface Kind {
  id: string;
  value: number;
  protocol: string[];
  spark: string[];
  backs: number[]; // the names of the Facilities behind its three cards
  name: string | null;
  flavour: string | null;
}

export interface Back {
  id: string;
  protocol: string[];
  name: string | null;
  flavour: string | null;
}

export interface Cards {
  kinds: Kind[];
  facilities: Back[];
  node: string[][]; // by level, from 1
}

export interface Forecast {
  points: number;
  zone: number;
  values: number;
  array: number;
  total: number;
}

export interface Side {
  points: number;
  node: number; // 0 while it is Discharged
  hand: number[];
  hand_backs: number[];
  hand_size: number;
  deck_size: number;
  deck_top: number | null;
  held: number[];
  unknown: number;
  discard: number[];
  zone: number[];
  built: boolean[];
  forecast: Forecast;
}

export interface Place {
  kind: number;
  far: number | null;
}

/** A card that a Directive could use, and the places of The Wastes that could be taken for it. */
export interface Prospect {
  card: number;
  places: number[];
}

export interface NorthView {
  first: number;
  turn: number;
  turns: number;
  directives: number;
  used: number[];
  uses: number[];
  asked: number;
  question: string;
  source: number;
  chosen: number | null;
  waiting: number[];
  prospects: Prospect[][]; // by Directive; only for whoever must choose one
  sides: [Side, Side];
  wastes: (Place | null)[];
  wastes_deck: number;
  wastes_top: number | null;
  wastes_face: number | null;
  kinds: number; // of Ancients that are played with
  cards: Cards | null; // null for the house's own
}

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

/** `b3` is the third card of the second kind. */
export const cardOf = (code: string): number => (code.charCodeAt(0) - "a".charCodeAt(0)) * COPIES + Number(code.slice(1)) - 1;

/** What is hidden of a hand: neither its card nor its back was seen. */
export const hiddenIn = (side: Side): number => side.hand_size - side.hand.length - side.hand_backs.length;
