// What may be done now, sorted by where it is tapped. The words of an offered move say what it is about.

import type { OfferedMove } from "../../lib/types";
import { cardOf, type NorthView } from "./view";

export interface Offers {
  cards: Map<number, number>; // by card, the move
  places: Map<number, number>; // by place of The Wastes, from 0
  directives: Map<string, number>;
  rest: OfferedMove[]; // what lies nowhere on the board
  keys: Map<number, number>; // by move, the digit that chooses it
}

const KEYS = 9;

export function sorted(moves: OfferedMove[], view: NorthView): Offers {
  const shown = onBoard(view);
  const offers: Offers = { cards: new Map(), places: new Map(), directives: new Map(), rest: [], keys: new Map() };
  moves.slice(0, KEYS).forEach((offer, index) => offers.keys.set(offer.move, index + 1));
  for (const offer of moves) sort(offer, offers, shown);
  return offers;
}

function sort(offer: OfferedMove, offers: Offers, shown: Set<number>): void {
  const { id, gaps } = offer.words;
  const directive = /^north-directive-(.*)$/.exec(id)?.[1];
  const card = id === "north-move-card" ? cardOf(String(gaps["code"])) : -1;
  if (directive) offers.directives.set(directive, offer.move);
  else if (id === "north-move-place") offers.places.set(Number(gaps["place"]) - 1, offer.move);
  else if (shown.has(card)) offers.cards.set(card, offer.move);
  else offers.rest.push(offer);
}

const onBoard = (view: NorthView): Set<number> => new Set(view.sides.flatMap((side) => [...side.hand, ...side.zone, ...side.discard]));
