// What all parts of the board share: the view, what is offered, what is being looked at, and what lies ahead.

import { getContext, setContext } from "svelte";
import type { Foresight, GameEvent, Refused } from "$house/lib/types";
import type { BoardProps } from "$house/boards/board";
import { byTouch, grouped, sorted, touchOf, type Offer } from "./offers";
import type { Deed, OathView, Told } from "./types";
import { ATTACK_FACES, DECLARING, DEFENSE_FACES, War } from "./view";

export type Given = BoardProps<OathView, Deed, Told>;

const KEY = Symbol("the desk of Oath");

/** A campaign as its dice fell; kept on the table until the next one, or until it is put away. */
export interface Battle {
  attacker: number;
  defender: number;
  attack: number[]; // faces
  defense: number[];
  isWon: boolean | null;
  totals?: { attack: number; defense: number; sacrificed: number; slain: number; fallen: number }; // as they last stood
}

/** A power used after a roll rolls its dice again: those that fell last, since the attack follows the defense. */
export function rolledAgain(battle: Battle): Battle {
  return battle.attack.length ? { ...battle, attack: [] } : { ...battle, defense: [] };
}

const KEEPING = "keep"; // the question which of the drawn cards one keeps
const SHEDDING = "shed"; // and in which order the others go
const MOST_DRAWN = 8;
const MOST_DEALT = 5;
const DEALING = ["first-adviser", KEEPING, SHEDDING];

export interface Future {
  between: number[]; // the answers until then
  next: Offer[];
}

async function futureOf(foresee: NonNullable<Given["foresee"]>, move: number, me: number): Promise<Future | null> {
  const line = [move];
  for (let left = MOST_DRAWN; left > 0; left--) {
    const { view, moves } = await foresee(line);
    if (view.question !== SHEDDING) return moves.length ? { between: line.slice(1), next: sorted(moves, view, me) } : null;
    line.push(moves[0]!.move);
  }
  return null;
}

export class Desk {
  isTouch = $state(false); // a finger points: small things are not for it
  isLarge = $state(true); // there is room for the whole map
  isFar = $state(false); // where the map pans: it is looked at as a whole
  plan = $state.raw<{ question: number; moves: number[] }>({ question: -1, moves: [] }); // answers chosen together
  futures = $state.raw<Map<number, Future>>(new Map()); // by a card that is dealt: what may be done with it then
  looked = $state<string | null>(null); // a touch, as in `offers.ts`
  battle = $state.raw<Battle | null>(null);
  line = $state.raw<number[] | null>(null); // moves of a campaign that is only being thought of
  ahead = $state.raw<{ question: number; line: number[]; found: Foresight<OathView, Deed> } | null>(null);
  readonly #given: () => Given;
  readonly view = $derived.by(() => this.#given().moment.view);
  readonly me = $derived.by(() => this.#given().yourSeat);
  readonly seats = $derived.by(() => this.#given().seats);
  readonly moment = $derived.by(() => this.#given().moment);
  readonly outlook = $derived.by(() => this.#given().outlook ?? this.moment.outlook ?? null);
  readonly words = $derived.by(() => this.#given().words ?? []);
  readonly offers = $derived.by(() => sorted(this.moment.moves, this.view, this.me));
  readonly groups = $derived.by(() => grouped(this.offers));
  readonly touched = $derived.by(() => byTouch(this.offers));
  /** Cards to choose one of, where there is room to deal them to the middle. */
  readonly dealt = $derived.by(() => {
    const cards = this.offers.filter((offer) => offer.verb === "card");
    return this.isLarge && cards.length > 0 && cards.length <= MOST_DEALT && DEALING.includes(this.view.question) ? cards : [];
  });
  readonly isMenu = $derived.by(() => this.offers.some((offer) => offer.kind !== "answer"));
  readonly isDeclaring = $derived.by(() => this.view.war.length > 0 && DECLARING.includes(this.view.question));
  readonly foreseen = $derived.by(() => (this.ahead?.question === this.moment.question ? this.ahead : null));

  constructor(given: () => Given) {
    this.#given = given;
  }

  at(touch: string): Offer[] {
    return [...(this.touched.get(touch) ?? []), ...(this.touched.get(this.known(touch)) ?? [])];
  }

  /** What cannot be done with a thing now, and why. */
  refusedAt(touch: string): Refused[] {
    return this.isMenu ? (this.moment.refused ?? []).filter((one) => touchOf(one.does as Deed, this.view, this.me) === touch) : [];
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
    this.plan = { question: -1, moves: [] };
    if (this.battle?.isWon != null) this.battle = null; // whoever goes on has seen it
    this.#given().play(move);
  }

  /** Several answers chosen by one touch. */
  playLine([first, ...rest]: number[]): void {
    if (first === undefined) return;
    const { question } = this.moment;
    this.play(first);
    this.plan = { question, moves: rest };
  }

  /** The next of several, as soon as it is offered; where something else is asked, they are forgotten. */
  goOn(): void {
    const { question, moves } = this.plan;
    if (!moves.length || !this.moment.moves.length || this.moment.question === question) return;
    if (this.moment.moves.some(({ move }) => move === moves[0])) this.playLine(moves);
    else this.plan = { question: -1, moves: [] };
  }

  /** What would be asked of each card, once the others were put away in the order in which they lie. */
  async lookInto(dealt: Offer[]): Promise<void> {
    this.futures = new Map();
    const { foresee, moment } = this.#given();
    if (!foresee || this.view.question !== KEEPING) return;
    for (const { move } of dealt) {
      const future = await futureOf(foresee, move, this.me).catch(() => null);
      if (moment.question !== this.moment.question) return;
      if (future) this.futures = new Map([...this.futures, [move, future]]);
    }
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

  /** Leave what was begun and not yet chosen, the innermost first; whether there was anything. */
  leave(): boolean {
    const hadAny = this.looked !== null || this.line !== null;
    if (this.looked === null) this.line = null;
    this.looked = null;
    return hadAny;
  }

  /** The odds after a move, if they were asked. */
  oddsAfter(move: number): Record<string, unknown> | null {
    return this.foreseen?.found.moves.find((one) => one.move === move)?.odds ?? null;
  }

  /** Why a campaign ended as it did: its totals, as long as the view has them. */
  count(): void {
    const { war } = this.view;
    if (!war.length || !this.battle) return;
    const at = (place: keyof typeof War): number => war[War[place]] ?? 0;
    const totals = { attack: at("swords") + Math.floor(at("hollow") / 2) + at("sacrificed"), defense: at("defense"), sacrificed: at("sacrificed"), slain: at("slain"), fallen: at("slainDefenders") };
    if (totals.attack + totals.defense) this.battle = { ...this.battle, totals };
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
