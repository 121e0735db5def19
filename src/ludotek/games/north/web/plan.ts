// A Directive as one gesture: a card, and where it is brought. The gesture is a plan of deeds; each is played only when
// the table offers it, and what the table does not offer ends the plan. Which gestures there are, the prospects say.

import type { Offered } from "./offers";
import type { Deed, NorthView } from "./types";
import { DIRECTIVES, type Directive } from "./view";

/** Where a card can be brought: a place of The Wastes, or what stands for a Directive. */
export interface Goal {
  directive: Directive;
  place?: number; // of The Wastes, where it is known already
  next?: number; // and the card that is chosen for what is asked then
}

export const NODE = -1; // what is brought somewhere is no card but one's Node

const prospectOf = (view: NorthView, directive: Directive, card: number) => (view.prospects[DIRECTIVES.indexOf(directive)] ?? []).find((one) => one.card === card);

/** Whether a card can be brought there. */
export function leads(view: NorthView, card: number, { directive, place }: Goal): boolean {
  const found = prospectOf(view, directive, card);
  return found !== undefined && (place === undefined || found.places.includes(place));
}

/** The cards of which one is asked for as soon as a card was brought there. */
export function nextOf(view: NorthView, card: number, { directive, place }: Goal): number[] {
  const found = prospectOf(view, directive, card);
  return found?.next[place === undefined ? 0 : found.places.indexOf(place)] ?? [];
}

/** Whether a card can be brought anywhere. */
export const isMovable = (view: NorthView, card: number): boolean => DIRECTIVES.some((directive) => prospectOf(view, directive, card));

/** Whether any card can be brought there. */
export const isGoal = (view: NorthView, { directive, place }: Goal): boolean => (view.prospects[DIRECTIVES.indexOf(directive)] ?? []).some((one) => place === undefined || one.places.includes(place));

export function planOf(card: number, { directive, place, next }: Goal): Deed[] {
  return [
    { verb: "directive", directive },
    ...(card === NODE ? [] : [{ verb: "card" as const, card }]),
    ...(place === undefined ? [] : [{ verb: "place" as const, place }]),
    ...(next === undefined ? [] : [{ verb: "card" as const, card: next }]),
  ];
}

const isSame = (one: Deed, other: Deed): boolean => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** The offer that is a deed. */
export const offerOf = (moves: Offered[], deed: Deed): Offered | undefined => moves.find(({ does }) => isSame(does, deed));
