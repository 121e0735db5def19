// A page at a table, and whoever looks at it: one person, or several who share the screen and have a line each.
//
// What one of them sees is drawn only while the screen is theirs. Where the game hides something, a curtain is drawn
// between two of them, and nothing of the next one's view is on the page before the screen has been handed over.

import { Live } from "./live.svelte";
import { ownSeats } from "./seats";
import type { Beat, Table } from "./types";

const BREATH = 1200; // milliseconds in which one still sees what came of one's move
const LATEST = 3; // beats on the curtain

export class Screen {
  lives = $state.raw<Live[]>([]); // one for each seat at this screen, the first for whoever has none
  current = $state.raw<Live | null>(null); // whose the screen is; nobody's: the curtain is drawn
  #question = -1; // for which it was handed over
  #isLooking = false; // at something without being asked
  #wasSecret = false;
  #timer = 0;

  constructor(private readonly id: string) {
    this.lives = [new Live(id)];
  }

  get first(): Live {
    return this.lives[0]!;
  }

  get isShared(): boolean {
    return this.lives.length > 1;
  }

  /** Whether those at this screen must not see each other's views. */
  get isSecret(): boolean {
    return this.isShared && this.first.table?.status === "live" && this.first.table.hides;
  }

  get isCovered(): boolean {
    return this.isSecret && this.current === null && this.lives.every((live) => live.table);
  }

  /** Who is asked next, in the order of seats. */
  get next(): Live | null {
    return this.lives.find((live) => live.isAsked) ?? null;
  }

  /** What all at this screen have been told, and so no secret between them. */
  get known(): Beat[] {
    const told = this.lives.slice(1).map((live) => new Set(live.table?.story.map(named)));
    const shared = (this.first.table?.story ?? []).filter((beat) => told.every((others) => others.has(named(beat))));
    return shared.slice(-LATEST);
  }

  /** Look at what the lines have brought, and see whose the screen is to be. */
  look(): void {
    const table = this.first.table;
    if (!table) return;
    this.seat(table);
    const began = this.isSecret && !this.#wasSecret;
    this.#wasSecret = this.isSecret;
    if (began) this.cover();
    else if (!this.isSecret) this.pass();
    else if (this.isPast()) this.coverSoon();
  }

  /** Give the screen to somebody: to answer, or only to look. */
  handOver(live: Live): void {
    this.current = live;
    this.#isLooking = !live.isAsked;
    this.#question = live.table?.moment.question ?? -1;
  }

  cover(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.current = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const live of this.lives) live.close();
  }

  /** A line for each seat at this screen. */
  private seat(table: Table): void {
    const names = ownSeats(table).map((place) => table.seats[place]!.name);
    const own = table.seats[table.your_seat]?.name;
    const kept = this.lives.filter((live, place) => place === 0 || names.includes(live.seat));
    const missing = names.filter((name) => name !== own && !kept.some((live) => live.seat === name));
    if (kept.length === this.lives.length && !missing.length) return;
    for (const live of this.lives) if (!kept.includes(live)) live.close();
    this.lives = [...kept, ...missing.map((name) => new Live(this.id, name))];
  }

  /** Where nothing is hidden, the screen goes to whoever is asked, once the story of the last move is told. */
  private pass(): void {
    const now = this.current && this.lives.includes(this.current) ? this.current : this.first;
    const isBusy = now.isAsked || now.narrator.frame !== null;
    this.current = isBusy ? now : (this.next ?? now);
  }

  /** Whether whoever has the screen is done with what it was handed over for. */
  private isPast(): boolean {
    const live = this.current;
    if (!live?.table) return false;
    const { kind, question } = live.table.moment;
    if (live.isAsked) {
      this.#isLooking = false;
      return kind === "sealed" && question !== this.#question && this.lives.some((other) => other !== live && other.isAsked);
    }
    return !this.#isLooking && live.narrator.frame === null && this.next !== null;
  }

  private coverSoon(): void {
    if (!this.#timer) this.#timer = window.setTimeout(() => this.cover(), BREATH);
  }
}

const named = (beat: Beat): string => JSON.stringify([beat.ply, beat.say]);
