// What all parts of the board share: the view, what is offered, and which card is being looked at.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "$house/boards/board";
import type { Language } from "$house/lib/language";
import { whyNot } from "$house/lib/refused";
import { sorted } from "./offers";
import type { Deed, NorthView, Told } from "./types";
import { DIRECTIVES, printedOn, type Directive } from "./view";

const KEY = Symbol("the desk of The North");
export type Given = BoardProps<NorthView, Deed, Told>;

const MOVING = ["played", "built", "came", "flipped", "took", "moved", "discarded", "echoed"];

export class Desk {
  pointed = $state<Directive | null>(null); // whose prospects are shown
  isGlossaryOpen = $state(false);
  readonly #given: () => Given;
  readonly view = $derived.by(() => this.#given().moment.view);
  readonly cards = $derived.by(() => printedOn(this.view));
  readonly offers = $derived.by(() => sorted(this.#given().moment.moves, this.view));
  readonly prospects = $derived.by(() => (this.pointed && this.view.prospects[DIRECTIVES.indexOf(this.pointed)]) || []);
  readonly me = $derived.by(() => Math.max(this.#given().yourSeat, 0));

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** What is being told of a card right now. */
  moved(card: number): string | undefined {
    const told = this.#given().happened.map((event) => event.told);
    return told.reverse().find((one) => "card" in one && one.card === card && MOVING.includes(one.event))?.event;
  }

  /** Why something that one expects cannot be done now. */
  whyNot(language: Language, action: Deed): string {
    return whyNot(language, this.#given().moment.refused, { ...action });
  }

  play(move: number): void {
    this.pointed = null;
    this.#given().play(move);
  }
}

export function layDesk(given: () => Given): Desk {
  return setContext(KEY, new Desk(given));
}

export const theDesk = (): Desk => getContext<Desk>(KEY);
