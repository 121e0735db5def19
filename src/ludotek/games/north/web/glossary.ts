// How many there are of what, and how many of them can be seen.

import { COPIES, FACILITIES_FROM, type Cards, type NorthView } from "./view";

/** The Facilities behind the three cards of a kind, each with its number. */
export function backsOf(cards: Cards, kind: number): [number, number][] {
  const numbers = new Map<number, number>();
  for (const back of cards.kinds[kind]?.backs ?? []) numbers.set(back, (numbers.get(back) ?? 0) + 1);
  return [...numbers].sort(([a], [b]) => a - b);
}

/** By Facility, how many cards have it on their back. */
export function facilitiesBehind(cards: Cards, kinds: number): number[] {
  const backs = cards.kinds.slice(0, kinds).flatMap((kind) => kind.backs);
  return cards.facilities.map((_, index) => backs.filter((back) => back === FACILITIES_FROM + index).length);
}

/** By kind, how many cards whoever looks knows the place of. */
export function inSight(view: NorthView): number[] {
  const known = view.sides.flatMap((side) => [...side.hand, ...side.held, ...side.zone, ...side.discard]);
  if (view.wastes_face !== null) known.push(view.wastes_face);
  const kinds = [...new Set(known)].map((card) => Math.floor(card / COPIES));
  for (const place of view.wastes) if (place) kinds.push(place.kind);
  return Array.from({ length: view.kinds }, (_, kind) => kinds.filter((one) => one === kind).length);
}
