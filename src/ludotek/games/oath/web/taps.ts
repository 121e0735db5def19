// How many touches a move takes: in a list of all moves by kind, as the table once was, and on the map.

import type { OfferedMove } from "$house/lib/types";
import { RELIC } from "./cards";
import { chipsOf, sorted, wastesSupply, type Kind, type Offer } from "./offers";
import type { Deed, OathView } from "./types";

export interface Decision {
  seat: number;
  view: OathView;
  moves: OfferedMove<Deed>[];
  chosen: number;
}
export interface Taps {
  list: number;
  map: number;
}

const FEW = 7; // moves that need no folding
const OPEN: Kind[] = ["rest", "answer"];

/** A list by kinds: one kind is open at a time, hides the others, and stays open while it has moves. */
export class List {
  #open: Kind | null = null;

  taps(offers: Offer[], offer: Offer): number {
    const isMenu = offers.some(({ kind }) => kind !== "answer");
    if (!isMenu || offers.length <= FEW || !offers.some(({ kind }) => kind === this.#open)) this.#open = null;
    if (!isMenu || offers.length <= FEW) return 1;
    const closing = this.#open !== null && this.#open !== offer.kind ? 1 : 0;
    if (OPEN.includes(offer.kind)) {
      if (closing) this.#open = null;
      return closing + 1;
    }
    const opening = this.#open === offer.kind ? 0 : 1;
    this.#open = offer.kind;
    return closing + opening + 1;
  }
}

/** Whether a thing has its verbs beside it: what lies on the map, people, and what is one's own. */
export function hasVerbs(touch: string, view: OathView, me: number): boolean {
  const [kind = "", first = ""] = touch.split(" ");
  if (["deck", "pile", "slot", "ground", "seat", "banner"].includes(kind)) return true;
  if (kind === "facedown") return Number(first) === me;
  const own = view.players[me];
  return kind === "card" && [...view.sites.flatMap((site) => site.cards), ...(own?.advisers ?? []), ...(own?.relics ?? []).map((relic) => RELIC + relic)].includes(Number(first));
}

const SEARCH = ["keep", "shed", "place"]; // questions that follow each other when cards were drawn

/** What follows a card that is kept is chosen with it, as long as the others go in the order in which they lie. */
function isChosenBefore(decision: Decision, before: Decision | undefined): boolean {
  const at = SEARCH.indexOf(decision.view.question);
  if (at < 1 || !before || !SEARCH.slice(0, at + 1).includes(before.view.question) || before.view.question === "place") return false;
  return decision.view.question === "place" || decision.moves[0]?.move === decision.chosen;
}

export function tapsOf(decisions: Decision[]): Taps {
  const [list, map] = [new List(), new List()];
  const taps: Taps = { list: 0, map: 0 };
  decisions.forEach((decision, index) => {
    const offers = sorted(decision.moves, decision.view, decision.seat);
    const offer = offers.find(({ move }) => move === decision.chosen)!;
    taps.list += list.taps(offers, offer);
    const isChained = isChosenBefore(decision, decisions[index - 1]);
    const isBeside = chipsOf([offer]).length > 0 && hasVerbs(offer.touch, decision.view, decision.seat);
    if (wastesSupply(offer, offers)) taps.map++; // it asks once
    if (!isChained) taps.map += isBeside ? 1 : map.taps(offers, offer);
  });
  return taps;
}
