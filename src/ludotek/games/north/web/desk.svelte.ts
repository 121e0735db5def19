// What all parts of the board share: the view, what is offered, which card is held, and what was planned with it.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "$house/boards/board";
import type { Language } from "$house/lib/language";
import { whyNot } from "$house/lib/refused";
import { Chain } from "./chain.svelte";
import { sorted, type Offered } from "./offers";
import { NODE, isGoal, isMovable, leads, nextOf, offerOf, planOf, type Goal } from "./plan";
import type { Deed, NorthView, Told } from "./types";
import { printedOn, type Directive } from "./view";

const KEY = Symbol("the desk of The North");
export type Given = BoardProps<NorthView, Deed, Told>;

const MOVING = ["played", "built", "came", "flipped", "took", "moved", "discarded", "echoed"];

export class Desk {
  pointed = $state<Directive | null>(null); // whose prospects are shown
  held = $state<number | null>(null); // the card that was tapped, to be brought somewhere
  aimed = $state<Goal | null>(null); // or where a card is to be brought
  through = $state<Goal | null>(null); // where it was drawn over, on its way to what is chosen then
  isGlossaryOpen = $state(false);
  readonly chain = new Chain();
  #plan: Deed[] = [];
  #isUnderWay = false; // a gesture: whatever it leads to that has one answer needs no tap
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

  /** What letting go over a card is, where it is one of those that are asked for then. */
  nextTo(card: number): Goal | undefined {
    const goal = this.held === NODE ? { directive: "discharge" as const } : this.through;
    return this.held !== null && goal && nextOf(this.view, this.held, goal).includes(card) ? { ...goal, next: card } : undefined;
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
    this.#isUnderWay = true;
    this.goOn();
  }

  drop(): void {
    this.held = this.aimed = this.through = this.pointed = null;
  }

  /** A question of a card that has one answer; a Directive is always chosen, and so is what ends a turn. */
  #onlyAnswer(): Offered | undefined {
    const { moves } = this.#given().moment;
    return moves.length === 1 && moves[0]!.does.verb !== "directive" && this.view.question !== "forced-pick" ? moves[0] : undefined;
  }

  /** The next deed of the plan, if the table offers it. */
  goOn(): void {
    const { moves } = this.#given().moment;
    if (!moves.length || !this.#isUnderWay) return;
    const planned = this.#plan.shift();
    const offer = planned ? offerOf(moves, planned) : this.#onlyAnswer();
    if (offer) return this.#given().play(offer.move);
    this.#plan = [];
    this.#isUnderWay = false;
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
