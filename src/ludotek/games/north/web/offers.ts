// What may be done now, sorted by where it is tapped.

import type { OfferedMove } from "$house/lib/types";
import type { Deed, NorthView } from "./types";
import type { Directive } from "./view";

export type Offered = OfferedMove<Deed>;

export interface Offers {
  cards: Map<number, number>; // by card, the move
  places: Map<number, number>; // by place of The Wastes, from 0
  directives: Map<Directive, number>;
  rest: Offered[]; // what lies nowhere on the board
  keys: Map<number, number>; // by move, the digit that chooses it
}

const KEYS = 9;

export function sorted(moves: Offered[], view: NorthView): Offers {
  const shown = onBoard(view);
  const offers: Offers = { cards: new Map(), places: new Map(), directives: new Map(), rest: [], keys: new Map() };
  moves.slice(0, KEYS).forEach((offer, index) => offers.keys.set(offer.move, index + 1));
  for (const offer of moves) sort(offer, offers, shown);
  return offers;
}

function sort(offer: Offered, offers: Offers, shown: Set<number>): void {
  const { does, move } = offer;
  if (does.verb === "directive") offers.directives.set(does.directive, move);
  else if (does.verb === "place") offers.places.set(does.place, move);
  else if (does.verb === "card" && shown.has(does.card)) offers.cards.set(does.card, move);
  else offers.rest.push(offer);
}

const onBoard = (view: NorthView): Set<number> => new Set(view.sides.flatMap((side) => [...side.hand, ...side.zone, ...side.discard]));
