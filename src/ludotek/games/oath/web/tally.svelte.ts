// A number of warbands as it is seen: those who fall leave one by one, those who come are there at once.

import { untrack } from "svelte";

const BEAT = 240; // milliseconds between two who fall

const isStill = (): boolean => !("matchMedia" in window) || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Tally {
  shown = $state(0);
  fallen = $state.raw<number[]>([]); // who are on their way out, by the number that they had
  #timer: number | undefined;

  constructor(of: () => number, isCalm: () => boolean = isStill) {
    this.shown = untrack(of);
    $effect(() => {
      const count = of();
      untrack(() => this.#follow(count, isCalm()));
      return () => clearTimeout(this.#timer);
    });
  }

  /** One of them is seen no more. */
  bury(number: number): void {
    this.fallen = this.fallen.filter((one) => one !== number);
  }

  #follow(count: number, isCalm: boolean): void {
    if (isCalm || count >= this.shown) {
      this.shown = count;
      return;
    }
    this.fallen = [...this.fallen, this.shown];
    this.shown -= 1;
    if (this.shown > count) this.#timer = window.setTimeout(() => this.#follow(count, isCalm), BEAT);
  }
}
