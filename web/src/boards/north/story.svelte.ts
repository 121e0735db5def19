// What happened, told one thing after another, so that a chain can be followed. Whoever cannot wait is not kept.

import type { GameEvent } from "../../lib/types";
import type { Told } from "./types";

type Heard = GameEvent<Told>;

const BEAT = 420; // milliseconds
const SHORT_BEAT = 140; // when much has happened
const MUCH = 8;
const REMEMBERED = 2; // things that stay in sight

const isStill = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Story {
  told = $state.raw<readonly Heard[]>([]);
  now = $state.raw<Heard | null>(null); // what is being told, while there is more to tell
  #waiting: Heard[] = [];
  #timer = 0;

  add(events: readonly Heard[]): void {
    if (!events.length) return;
    this.#waiting.push(...events);
    if (isStill()) this.finish();
    else if (!this.#timer) this.#tell();
  }

  /** All that is left, at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#remember(this.#waiting.splice(0));
    this.now = null;
  }

  #tell(): void {
    const next = this.#waiting.shift();
    this.now = next ?? null;
    this.#timer = next ? window.setTimeout(() => this.#tell(), this.#waiting.length > MUCH ? SHORT_BEAT : BEAT) : 0;
    if (next) this.#remember([next]);
  }

  #remember(events: readonly Heard[]): void {
    this.told = [...this.told, ...events].slice(-REMEMBERED);
  }
}
