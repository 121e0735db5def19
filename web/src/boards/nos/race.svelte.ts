// What moves by itself on the board: dice that tumble, the time since green, and a finish that people still look at.

import type { GameEvent } from "../../lib/types";
import { standing, type Standing } from "./standing";
import type { NosView } from "./view";

const PICKED_UP = ["picked-up", "picked-up-saved"];

export class Race {
  tumbling = $state<boolean[]>([]); // by seat
  shown = $state<Standing | null>(null); // the finish that is being looked at
  green = $state<number | null>(null); // when the lights went green, in the page's own time
  lit = $state<number | null>(null); // when they were lit
  private before: NosView | null = null;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Something was told, and this is how things are now. */
  hear(told: GameEvent[], view: NosView): void {
    for (const event of told) {
      if (PICKED_UP.includes(event.name)) this.tumble(event.a, view.roll_cycle);
      else if (event.name === "lights") this.lit = performance.now();
      else if (event.name === "went-green") this.start(view.race);
    }
    const ended = this.before && standing(this.before, told);
    if (ended && view.cars.length > 1) this.shown = ended;
    else if (view.phase === "countdown" || view.phase === "racing") this.shown = null;
    if (view.phase === "racing" && this.green === null) this.green = remembered(view.race);
    this.before = view;
  }

  close = (): void => {
    this.shown = null;
  };

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private start(race: number): void {
    this.green = performance.now();
    sessionStorage.setItem(KEPT, JSON.stringify({ page: location.pathname, race, at: Date.now() }));
  }

  private tumble(seat: number, milliseconds: number): void {
    clearTimeout(this.timers.get(seat));
    this.tumbling[seat] = true;
    const rest = () => (this.tumbling[seat] = false);
    this.timers.set(seat, setTimeout(rest, milliseconds));
  }
}

const KEPT = "ludotek.nos.green";

/** When this race began, for somebody who has come back to it. */
function remembered(race: number): number | null {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as { page: string; race: number; at: number } | null;
  const isThis = kept?.page === location.pathname && kept.race === race;
  return isThis ? performance.now() - (Date.now() - kept.at) : null;
}
