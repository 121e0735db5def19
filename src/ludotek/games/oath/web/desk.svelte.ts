// What all parts of the board share: the view, what is offered, what is being looked at, and what lies ahead.

import { getContext, setContext } from "svelte";
import type { Foresight, GameEvent } from "$house/lib/types";
import type { BoardProps } from "$house/boards/board";
import { byTouch, grouped, sorted, type Offer } from "./offers";
import type { Deed, OathView, Told } from "./types";
import { ATTACK_FACES, DECLARING, DEFENSE_FACES } from "./view";

export type Given = BoardProps<OathView, Deed, Told>;

const KEY = Symbol("the desk of Oath");

/** A campaign as its dice fell; kept on the table until the next one, or until it is put away. */
export interface Battle {
  attacker: number;
  defender: number;
  attack: number[]; // faces
  defense: number[];
  isWon: boolean | null;
}

/** A power used after a roll rolls its dice again: those that fell last, since the attack follows the defense. */
export function rolledAgain(battle: Battle): Battle {
  return battle.attack.length ? { ...battle, attack: [] } : { ...battle, defense: [] };
}

export class Desk {
  looked = $state<string | null>(null); // a touch, as in `offers.ts`
  battle = $state.raw<Battle | null>(null);
  line = $state.raw<number[] | null>(null); // moves of a campaign that is only being thought of
  ahead = $state.raw<{ question: number; line: number[]; found: Foresight<OathView, Deed> } | null>(null);
  readonly #given: () => Given;
  readonly view = $derived.by(() => this.#given().moment.view);
  readonly me = $derived.by(() => this.#given().yourSeat);
  readonly seats = $derived.by(() => this.#given().seats);
  readonly moment = $derived.by(() => this.#given().moment);
  readonly words = $derived.by(() => this.#given().words ?? []);
  readonly offers = $derived.by(() => sorted(this.moment.moves, this.view, this.me));
  readonly groups = $derived.by(() => grouped(this.offers));
  readonly touched = $derived.by(() => byTouch(this.offers));
  readonly isMenu = $derived.by(() => this.offers.some((offer) => offer.kind !== "answer"));
  readonly isDeclaring = $derived.by(() => this.view.war.length > 0 && DECLARING.includes(this.view.question));
  readonly foreseen = $derived.by(() => (this.ahead?.question === this.moment.question ? this.ahead : null));

  constructor(given: () => Given) {
    this.#given = given;
  }

  at(touch: string): Offer[] {
    return [...(this.touched.get(touch) ?? []), ...(this.touched.get(this.known(touch)) ?? [])];
  }

  /** A facedown adviser of one's own is also the card that one knows it to be. */
  known(touch: string): string {
    const [kind, seat, place] = touch.split(" ");
    const card = kind === "facedown" ? this.view.players[Number(seat)]?.facedown[Number(place)] : undefined;
    return card === undefined || card < 0 ? "" : `card ${card}`;
  }

  /** The one answer that a thing stands for. */
  answerAt(touch: string): Offer | undefined {
    const [only, ...more] = this.at(touch);
    return only && !more.length && only.kind === "answer" ? only : undefined;
  }

  /** An answer is given by touching it; what costs something is looked at first. */
  touch(touch: string): void {
    const answer = this.answerAt(touch);
    if (answer) this.play(answer.move);
    else this.looked = this.looked === touch ? null : touch;
  }

  play(move: number): void {
    this.looked = null;
    this.line = null;
    this.#given().play(move);
  }

  /** Ask what would follow; an answer that comes too late is nobody's. */
  async lookAhead(line: number[]): Promise<void> {
    const { foresee, moment } = this.#given();
    if (!foresee || moment.kind !== "turn") return;
    const found = await foresee(line).catch(() => null);
    if (found && moment.question === this.moment.question) this.ahead = { question: moment.question, line, found };
  }

  async think(line: number[] | null): Promise<void> {
    this.line = line;
    this.looked = null;
    await this.lookAhead(line ?? []);
  }

  /** The odds after a move, if they were asked. */
  oddsAfter(move: number): Record<string, unknown> | null {
    return this.foreseen?.found.moves.find((one) => one.move === move)?.odds ?? null;
  }

  hear(events: GameEvent<Told>[]): void {
    for (const { told } of events) {
      if (told.event === "attacked") this.battle = { attacker: told.seat, defender: told.defender, attack: [], defense: [], isWon: null };
      if (!this.battle) continue;
      if (told.event === "used" && this.battle.isWon === null) this.battle = rolledAgain(this.battle);
      if (told.event === "rolled-attack") this.battle = { ...this.battle, attack: [...this.battle.attack, ATTACK_FACES.indexOf(told.face)] };
      if (told.event === "rolled-defense") this.battle = { ...this.battle, defense: [...this.battle.defense, DEFENSE_FACES.indexOf(told.face)] };
      if (told.event === "campaign-won" || told.event === "campaign-lost") this.battle = { ...this.battle, isWon: told.event === "campaign-won" };
    }
  }
}

export const layDesk = (given: () => Given): Desk => setContext(KEY, new Desk(given));
export const theDesk = (): Desk => getContext<Desk>(KEY);
