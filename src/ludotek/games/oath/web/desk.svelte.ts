// What all parts of the board share: the view, what is offered, what is being looked at, and what lies ahead.

import { getContext, setContext } from "svelte";
import type { Foresight, GameEvent, Refused } from "$house/lib/types";
import type { BoardProps } from "$house/boards/board";
import { futureOf, isFanned, lineOf, ofNumbers, type Fan, type Future } from "./chains";
import { byTouch, grouped, sorted, touchOf, type Offer } from "./offers";
import type { Deed, OathView, Told } from "./types";
import { NEAR, type Look } from "./zoom";
import { ATTACK_FACES, DECLARING, DEFENSE_FACES, War } from "./view";

export type Given = BoardProps<OathView, Deed, Told>;

const KEY = Symbol("the desk of Oath");

/** What the dice came to, how many of the attack were counted by then, and how many attackers were lost. */
export interface Totals {
  attack: number;
  defense: number;
  dice: number;
  lost: number;
}

/** A campaign as its dice fell; kept on the table until the next one, or until it is put away. */
export interface Battle {
  attacker: number;
  defender: number;
  attack: number[]; // faces
  defense: number[];
  isWon: boolean | null;
  hosts: { attack: number; defense: number }; // warbands that faced each other
  lost: { attack: number; defense: number };
  isOver?: boolean; // nobody falls in it any more
  totals?: Totals; // as they last stood
}

const begun = (attacker: number, defender: number): Battle => ({ attacker, defender, attack: [], defense: [], isWon: null, hosts: { attack: 0, defense: 0 }, lost: { attack: 0, defense: 0 } });

/** Warbands fall: the attacker's, or whoever stands against them. */
export function bereft(battle: Battle, seat: number, number: number): Battle {
  const side = seat === battle.attacker ? "attack" : "defense";
  return { ...battle, lost: { ...battle.lost, [side]: battle.lost[side] + number } };
}

/** Why a campaign ended as it did. What the last die came to is not told where it ended the campaign, nor is it made up. */
export function whyOf({ totals, attack, isWon, lost }: Battle): { attack?: number; defense: number; sacrificed: number } | null {
  if (!totals) return null;
  if (totals.dice < attack.length) return { defense: totals.defense, sacrificed: 0 };
  const isSacrificed = isWon === true && totals.attack <= totals.defense;
  return { attack: totals.attack, defense: totals.defense, sacrificed: isSacrificed ? lost.attack - totals.lost : 0 };
}

/** A power used after a roll rolls its dice again: those that fell last, since the attack follows the defense. */
export function rolledAgain(battle: Battle): Battle {
  return battle.attack.length ? { ...battle, attack: [] } : { ...battle, defense: [] };
}

const KEEPING = "keep"; // the question which of the drawn cards one keeps
const SHEDDING = "shed"; // and in which order the others go
const MOST_DEALT = 5;
const STAYING = 150; // milliseconds under a pointer that means to stay
const LEAVING = 350; // and until it has left
const DEALING = ["first-adviser", KEEPING, SHEDDING];

export class Desk {
  isTouch = $state(false); // a finger points: small things are not for it
  isLarge = $state(true); // there is room for the whole map
  look = $state.raw<Look>(NEAR); // where the map pans: how near
  plan = $state.raw<{ question: number; moves: number[] }>({ question: -1, moves: [] }); // answers chosen together
  futures = $state.raw<Map<number, Future>>(new Map()); // by a card that is dealt: what may be done with it then
  fan = $state.raw<Fan | null>(null); // answers beside the move that asks for them
  charge = $state.raw<{ question: number; future: Future } | null>(null); // while targets are picked: the dice to roll for them
  weighed = $state.raw<Record<string, unknown> | null>(null); // the odds of what is pointed at
  looked = $state<string | null>(null); // a touch, as in `offers.ts`
  battle = $state.raw<Battle | null>(null);
  line = $state.raw<number[] | null>(null); // moves of a campaign that is only being thought of
  ahead = $state.raw<{ question: number; line: number[]; found: Foresight<OathView, Deed> } | null>(null);
  readonly #given: () => Given;
  #pause: number | undefined;
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
  readonly isFar = $derived.by(() => this.look.isFar && !this.isLarge); // the map is looked at as a whole
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
    this.fan = null;
    this.weighed = null;
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

  /** Beside a move, what may be answered with it; `offers` are all of a row of numbers. */
  async spread(offer: Offer, at: Element, offers: Offer[] = []): Promise<void> {
    if (this.fan?.at === at || !this.offers.some(({ move }) => move === offer.move)) return;
    const { foresee, moment } = this.#given();
    const isRow = offers.length > 0;
    const future = isRow ? ofNumbers(offers) : foresee ? await futureOf(foresee, offer.move, this.me).catch(() => null) : null;
    if (future && (isRow || isFanned(future)) && moment.question === this.moment.question) this.fan = { offer, future, isRow, at };
  }

  /** A pointer stays on a move, or leaves it; on the way to its answers it may leave for a moment. */
  approach(offer: Offer, at: Element, offers?: Offer[]): void {
    clearTimeout(this.#pause);
    this.#pause = window.setTimeout(() => void this.spread(offer, at, offers), STAYING);
  }

  stay(): void {
    clearTimeout(this.#pause);
  }

  depart(): void {
    clearTimeout(this.#pause);
    this.#pause = window.setTimeout(() => ([this.fan, this.weighed] = [null, null]), LEAVING);
  }

  choose(fan: Fan, next: Offer): void {
    this.playLine(lineOf(fan, next));
  }

  /** While targets are picked: with how many dice one would attack those that are picked. */
  async muster(): Promise<void> {
    const { foresee, moment } = this.#given();
    const done = this.view.question === "targets" ? this.offers.find(({ verb }) => verb === "done") : undefined;
    const future = foresee && done ? await futureOf(foresee, done.move, this.me).catch(() => null) : null;
    if (moment.question === this.moment.question) this.charge = future && isFanned(future) ? { question: moment.question, future } : null;
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
    const hadAny = this.fan !== null || this.looked !== null || this.line !== null;
    if (this.fan === null && this.looked === null) this.line = null;
    if (this.fan === null) this.looked = null;
    this.fan = null;
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
    const { hosts, lost, attacker } = this.battle;
    const stood = { attack: (this.view.players[attacker]?.warbands ?? 0) + lost.attack, defense: this.view.defending + lost.defense };
    this.battle = { ...this.battle, hosts: { attack: Math.max(hosts.attack, stood.attack), defense: Math.max(hosts.defense, stood.defense) } };
    const totals = { attack: at("swords") + Math.floor(at("hollow") / 2) + at("sacrificed"), defense: at("defense"), dice: this.battle.attack.length, lost: lost.attack };
    if (totals.attack + totals.defense) this.battle = { ...this.battle, totals };
  }

  /** Whoever comes in the middle of a campaign finds the dice that have fallen. */
  recall(history: GameEvent<Told>[]): void {
    if (this.view.war.length) this.hear(history.slice(Math.max(0, history.map(({ told }) => told.event).lastIndexOf("attacked"))));
  }

  hear(events: GameEvent<Told>[]): void {
    for (const { told } of events) {
      if (told.event === "attacked") this.battle = begun(told.seat, told.defender);
      if (!this.battle || this.battle.isOver) continue;
      if (told.event === "lost-warbands" || told.event === "lost-at-site") this.battle = bereft(this.battle, told.seat, told.number);
      if (told.event === "used" && this.battle.isWon === null) this.battle = rolledAgain(this.battle);
      if (told.event === "rolled-attack") this.battle = { ...this.battle, attack: [...this.battle.attack, ATTACK_FACES.indexOf(told.face)] };
      if (told.event === "rolled-defense") this.battle = { ...this.battle, defense: [...this.battle.defense, DEFENSE_FACES.indexOf(told.face)] };
      if (told.event === "campaign-won" || told.event === "campaign-lost") this.battle = { ...this.battle, isWon: told.event === "campaign-won" };
    }
    if (this.battle && this.battle.isWon !== null && !this.view.war.length) this.battle = { ...this.battle, isOver: true };
  }
}

export function layDesk(given: () => Given): Desk {
  const desk = setContext(KEY, new Desk(given));
  desk.recall(given().history ?? []);
  return desk;
}
export const theDesk = (): Desk => getContext<Desk>(KEY);
