// What all parts of the board share: the view, what is offered, and what is being looked at.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../board";
import { byTouch, grouped, sorted, type Offer } from "./offers";
import type { OathView } from "./view";

const KEY = Symbol("the desk of Oath");

export class Desk {
  looked = $state<string | null>(null); // a touch, as in `offers.ts`
  readonly #given: () => BoardProps;
  readonly view = $derived.by(() => this.#given().moment.view as OathView);
  readonly me = $derived.by(() => this.#given().yourSeat);
  readonly seats = $derived.by(() => this.#given().seats);
  readonly moment = $derived.by(() => this.#given().moment);
  readonly happened = $derived.by(() => this.#given().happened);
  readonly offers = $derived.by(() => sorted(this.moment.moves, this.view, this.me));
  readonly groups = $derived.by(() => grouped(this.offers));
  readonly touched = $derived.by(() => byTouch(this.offers));
  readonly isMenu = $derived.by(() => this.offers.some((offer) => offer.kind !== "answer"));

  constructor(given: () => BoardProps) {
    this.#given = given;
  }

  at(touch: string): Offer[] {
    return this.touched.get(touch) ?? [];
  }

  /** An answer is given by touching it; what costs something is looked at first. */
  touch(touch: string): void {
    const [only, ...more] = this.at(touch);
    if (only && !more.length && only.kind === "answer") this.play(only.move);
    else this.looked = this.looked === touch ? null : touch;
  }

  play(move: number): void {
    this.looked = null;
    this.#given().play(move);
  }
}

export const layDesk = (given: () => BoardProps): Desk => setContext(KEY, new Desk(given));
export const theDesk = (): Desk => getContext<Desk>(KEY);
