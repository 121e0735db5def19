// What all parts of the board share: the view, what is offered, and which card is being looked at.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../board";
import { sorted } from "./offers";
import { printedOn, type NorthView, type Sides } from "./view";

const KEY = Symbol("the desk of The North");
const MOVING = ["played", "built", "came", "flipped", "took", "moved", "discarded", "echoed"];

export type Looked = Sides | { node: number };

export class Desk {
  looked = $state.raw<Looked | null>(null);
  readonly #given: () => BoardProps;
  readonly view = $derived.by(() => this.#given().moment.view as NorthView);
  readonly cards = $derived.by(() => printedOn(this.view));
  readonly offers = $derived.by(() => sorted(this.#given().moment.moves, this.view));
  readonly moved = $derived.by(() => new Map(this.#given().happened.filter((event) => MOVING.includes(event.name)).map((event) => [event.b, event.name])));
  readonly me = $derived.by(() => Math.max(this.#given().yourSeat, 0));

  constructor(given: () => BoardProps) {
    this.#given = given;
  }

  play(move: number): void {
    this.#given().play(move);
  }
}

export function layDesk(given: () => BoardProps): Desk {
  return setContext(KEY, new Desk(given));
}

export const theDesk = (): Desk => getContext<Desk>(KEY);
