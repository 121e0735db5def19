// How a move opens the answers to what it asks: a mouse that stays on it, or an arrow key.

import type { Desk } from "./desk.svelte";
import type { Offer } from "./offers";

const FINAL = ["leave", "exile"]; // these ask once more, and nothing else

/** What a button of a move listens to; `offers` are all of a row of numbers. A finger has the sheet instead. */
export function fanning(desk: Desk, offer: Offer, offers?: Offer[]) {
  if (FINAL.includes(offer.verb) || desk.line) return {};
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && desk.approach(offer, event.currentTarget as Element, offers),
    onpointerleave: () => desk.depart(),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      void desk.spread(offer, event.currentTarget as Element, offers);
    },
  };
}
