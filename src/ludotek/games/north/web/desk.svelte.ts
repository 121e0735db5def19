// What all parts of the board share: the view, what is offered, which card is held, and what was planned with it.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "$house/boards/board";
import type { Language } from "$house/lib/language";
import { whyNot } from "$house/lib/refused";
import { Chain } from "./chain.svelte";
import { sorted } from "./offers";
import { isGoal, isMovable, leads, offerOf, planOf, type Goal } from "./plan";
import type { Deed, NorthView, Told } from "./types";
import { printedOn, type Directive } from "./view";

const KEY = Symbol("the desk of The North");
export type Given = BoardProps<NorthView, Deed, Told>;

const MOVING = ["played", "built", "came", "flipped", "took", "moved", "discarded", "echoed"];

export class Desk {
  pointed = $state<Directive | null>(null); // whose prospects are shown
  held = $state<number | null>(null); // the card that was tapped, to be brought somewhere
  aimed = $state<Goal | null>(null); // or where a card is to be brought
  isGlossaryOpen = $state(false);
  readonly chain = new Chain();
  #plan: Deed[] = [];
  readonly #given: () => Given;
  readonly view = $derived.by(() => this.#given().moment.view);
  readonly cards = $derived.by(() => printedOn(this.view));
  readonly offers = $derived.by(() => sorted(this.#given().moment.moves, this.view));
  readonly me = $derived.by(() => Math.max(this.#given().yourSeat, 0));
  readonly isOver = $derived.by(() => this.view.first >= 0 && this.view.asked < 0 && this.view.question === "");

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

  /** Why what is held cannot be brought there: the Directive is refused, or the card is none that pays for it. */
  whyShut(language: Language, { directive }: Goal): string {
    return this.whyNot(language, { verb: "directive", directive }) || language.text("web-north-shut");
  }

  play(move: number): void {
    this.drop();
    this.#given().play(move);
  }

  // Gestures.

  /** Whether a card could be taken up now, to be brought somewhere. */
  isMovable(card: number): boolean {
    return isMovable(this.view, card) && (!this.aimed || leads(this.view, card, this.aimed));
  }

  /** Whether what is held can be brought there; or, with nothing held, whether anything can. */
  isOpen(goal: Goal): boolean {
    return this.held === null ? isGoal(this.view, goal) : leads(this.view, this.held, goal);
  }

  /** Whether a card is lit by the Directive that is pointed at. */
  isUsable(card: number): boolean {
    return this.pointed !== null && leads(this.view, card, { directive: this.pointed });
  }

  take(card: number): void {
    if (this.aimed && leads(this.view, card, this.aimed)) this.bring(card, this.aimed);
    else this.held = this.held === card ? null : card;
  }

  aim(goal: Goal): void {
    if (this.held !== null && leads(this.view, this.held, goal)) this.bring(this.held, goal);
    else this.aimed = JSON.stringify(this.aimed) === JSON.stringify(goal) ? null : goal;
  }

  bring(card: number, goal: Goal): void {
    this.drop();
    this.#plan = planOf(card, goal);
    this.goOn();
  }

  drop(): void {
    this.held = this.aimed = this.pointed = null;
  }

  /** The next deed of the plan, if the table offers it. */
  goOn(): void {
    const { moves } = this.#given().moment;
    if (!moves.length || !this.#plan.length) return;
    const offer = offerOf(moves, this.#plan.shift()!);
    if (offer) this.#given().play(offer.move);
    else this.#plan = [];
  }
}

export function layDesk(given: () => Given): Desk {
  const desk = setContext(KEY, new Desk(given));
  const question = $derived(given().moment.question);
  $effect(() => {
    void question;
    desk.drop();
    desk.goOn();
  });
  $effect(() => desk.chain.hear(given().happened, given().history ?? []));
  return desk;
}

export const theDesk = (): Desk => getContext<Desk>(KEY);
