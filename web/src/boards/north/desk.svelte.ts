// What all parts of the board share: the view, what is offered, and which card is being looked at.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../board";
import { sorted } from "./offers";
import { Story } from "./story.svelte";
import type { Deed, NorthView, Told } from "./types";
import { DIRECTIVES, printedOn, type Directive, type Sides } from "./view";

const KEY = Symbol("the desk of The North");
export type Given = BoardProps<NorthView, Deed, Told>;

const MOVING = ["played", "built", "came", "flipped", "took", "moved", "discarded", "echoed"];

export type Looked = Sides | { node: number };

export class Desk {
  looked = $state.raw<Looked | null>(null);
  pointed = $state<Directive | null>(null); // whose prospects are shown
  isGlossaryOpen = $state(false);
  readonly story = new Story();
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
    const now = this.story.now?.told;
    return now && "card" in now && now.card === card && MOVING.includes(now.event) ? now.event : undefined;
  }

  play(move: number): void {
    this.story.finish();
    this.pointed = null;
    this.#given().play(move);
  }
}

export function layDesk(given: () => Given): Desk {
  return setContext(KEY, new Desk(given));
}

export const theDesk = (): Desk => getContext<Desk>(KEY);
