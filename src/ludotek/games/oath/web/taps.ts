// How many touches a move takes: in a list of all moves by kind, as the table once was, and on the map.

import type { OfferedMove } from "$house/lib/types";
import { RELIC } from "./cards";
import { MOST_FANNED } from "./chains";
import { cardOf, chipsOf, rowsOf, sorted, wastesSupply, type Kind, type Offer } from "./offers";
import type { Deed, OathView } from "./types";

export interface Decision {
  seat: number;
  view: OathView;
  moves: OfferedMove<Deed>[];
  chosen: number;
  isForeseen?: boolean; // what the decision before it leads to is known before it is made
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
  const mine = [...(own?.advisers ?? []), ...(own?.facedown ?? []), ...(own?.relics ?? []).map((relic) => RELIC + relic)];
  return kind === "card" && [...view.sites.flatMap((site) => site.cards), ...mine].includes(Number(first));
}

/** A decision with its offers sorted as the board sorts them. */
class Step {
  readonly offers: Offer[];
  readonly offer: Offer;

  constructor(readonly decision: Decision) {
    this.offers = sorted(decision.moves, decision.view, decision.seat);
    this.offer = this.offers.find(({ move }) => move === decision.chosen)!;
  }

  get question(): string {
    return this.decision.view.question;
  }

  get isBeside(): boolean {
    return chipsOf([this.offer]).length + rowsOf([this.offer]).length > 0 && hasVerbs(this.offer.touch, this.decision.view, this.decision.seat);
  }

  /** Whether its answers stand beside the move before it. */
  get isFanned(): boolean {
    return this.decision.isForeseen === true && this.offers.length <= MOST_FANNED && this.offers.every(({ kind }) => kind === "answer");
  }

  /** What is left as it is without being asked: targets that are picked, and cards in the order in which they lie. */
  get isPassed(): boolean {
    return this.decision.isForeseen === true && ((this.question === "targets" && (this.offer.verb === "done" || this.offers.length === 1)) || (this.question === "shed" && this.offers[0] === this.offer));
  }
}

/** How many decisions one touch makes, from one of them on: a move, and the answer to what it asks. */
function reach(steps: Step[], from: number): number {
  if (!steps[from]!.isBeside && cardOf(steps[from]!.offer) !== null && steps[from]!.question !== "keep") return 1; // a card has no answers beside it
  let at = from + 1;
  while (steps[at]?.isPassed) at += 1;
  const next = steps[at];
  if (!next?.isFanned) return 1;
  const isProposed = next.question === "choose-space" && steps[at + 1]?.offer.verb === "propose";
  return at + 1 - from + (isProposed ? 1 : 0);
}

export function tapsOf(decisions: Decision[]): Taps {
  const [list, map] = [new List(), new List()];
  const steps = decisions.map((decision) => new Step(decision));
  const taps: Taps = { list: 0, map: 0 };
  for (const { offers, offer } of steps) taps.list += list.taps(offers, offer);
  for (let at = 0; at < steps.length; at += reach(steps, at)) {
    const { offers, offer, isBeside } = steps[at]!;
    taps.map += isBeside ? 1 : map.taps(offers, offer);
    if (wastesSupply(offer, offers)) taps.map++; // it asks once
  }
  return taps;
}
