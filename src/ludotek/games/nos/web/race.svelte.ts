// What moves by itself on the board: dice that tumble, the time since green, and a finish that people still look at.

import type { GameEvent } from "$house/lib/types";
import { hasEnded, standing, type Standing } from "./standing";
import type { NosView, Told } from "./types";

export class Race {
  tumbling = $state<boolean[]>([]); // by seat
  shown = $state<Standing | null>(null); // the finish that is being looked at
  green = $state<number | null>(null); // when the lights went green, in the page's own time
  lit = $state<number | null>(null); // when they were lit
  shownAt = 0; // since when
  private isNew = true; // nothing was heard yet
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Something was told, and this is how things are now; `began` is when this moment did, in the page's own time. */
  hear(told: GameEvent<Told>[], view: NosView, history: GameEvent<Told>[], began: number | null): void {
    for (const { told: one } of told) if (one.event === "picked-up" || one.event === "picked-up-saved") this.tumble(one.seat, view.roll_cycle);
    if (view.phase === "countdown") this.lit = began ?? this.lit ?? performance.now();
    else this.lit = null;
    if (view.phase === "racing" || view.phase === "timing") this.green = began ?? this.green ?? performance.now();
    else this.green = null;
    if (view.cars.length > 1 && (hasEnded(told) || (this.isNew && isFresh(view)))) this.show(standing(history, view.places));
    else if (view.phase === "countdown" || view.phase === "racing") this.shown = null;
    this.isNew = false;
  }

  close = (): void => {
    this.shown = null;
  };

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private show(finish: Standing | null): void {
    this.shown = finish;
    this.shownAt = performance.now();
  }

  private tumble(seat: number, milliseconds: number): void {
    clearTimeout(this.timers.get(seat));
    this.tumbling[seat] = true;
    const rest = () => (this.tumbling[seat] = false);
    this.timers.set(seat, setTimeout(rest, milliseconds));
  }
}

/** Whether nothing has been done since a race ended. */
function isFresh(view: NosView): boolean {
  return view.phase === "over" || view.phase === "dealing" || (view.phase === "drafting" && view.picks === 0);
}
