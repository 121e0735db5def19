// The strip of a race as it was driven: when each card was covered, how quick somebody was off the green, and where it was lost.
// Times are the table's, and there only where the record has them; on the beat, beats are the clock.

import type { GameEvent } from "$house/lib/types";
import type { Told } from "./types";

export interface Lap {
  when: number | null; // seconds after green, or beats
  rolls: number; // that this card took
  missed: number[]; // what the first of them that covered nothing showed
}

/** The roll that cost the race: the card on which most was lost to whoever won. */
export interface Cost {
  card: number; // from 1
  rolls: number;
  missed: number[];
  lost: number | null; // in the clock of the laps
}

export interface Drive {
  reaction: number | null; // seconds from green to the first dice
  laps: Lap[];
  cost: Cost | null;
}

class Strip {
  readonly laps: Lap[] = [];
  reaction: number | null = null;
  rolls = 0;
  missed: number[] = [];
  private shown: number[] = []; // by the dice in the hand

  pickUp(when: number | null): void {
    if (this.rolls === 0 && this.laps.length === 0) this.reaction = when;
    if (this.shown.length && !this.missed.length) this.missed = this.shown;
    this.rolls += 1;
    this.shown = [];
  }

  show(value: number): void {
    this.shown.push(value);
  }

  cover(when: number | null): void {
    this.laps.push({ when, rolls: this.rolls, missed: this.missed });
    [this.rolls, this.missed, this.shown] = [0, [], []];
  }

  /** Also with the card that one was still at when the race ended. */
  all(end: number | null): Lap[] {
    const missed = this.missed.length ? this.missed : this.shown;
    return this.rolls ? [...this.laps, { when: end, rolls: this.rolls, missed }] : this.laps;
  }
}

/** How each seat drove, from what was told of one race; the winner's strip is what others are measured by. */
export function drives(race: GameEvent<Told>[], seats: number, winner: number): Drive[] {
  const strips = Array.from({ length: seats }, () => new Strip());
  let [green, beat, end]: [number | null, number, number | null] = [null, 0, null];
  for (const { told, time } of race) {
    if (told.event === "went-green") green = time ?? null;
    if (told.event === "beat-begins") beat = told.number;
    const when = beat || (time === undefined || time === null || green === null ? null : (time - green) / 1000);
    end = when ?? end;
    if ("seat" in told && strips[told.seat]) note(strips[told.seat]!, told, when);
  }
  const best = strips[winner]?.laps ?? [];
  return strips.map((strip, seat) => ({ reaction: beat ? null : strip.reaction, laps: strip.laps, cost: seat === winner || !best.length ? null : costOf(strip.all(end), best) }));
}

function note(strip: Strip, told: Told, when: number | null): void {
  if (told.event === "picked-up" || told.event === "picked-up-saved") strip.pickUp(when);
  else if (told.event === "rolled") strip.show(told.value);
  else if (told.event === "placed" || told.event === "placed-saved") strip.cover(when);
  else if (told.event === "returned") strip.laps.pop();
}

/** By time where there is one, else by rolls. */
function costOf(laps: Lap[], best: Lap[]): Cost | null {
  const losses = laps.map((lap, card) => ({ card, lap, lost: lasted(laps, card, best), more: lap.rolls - (best[card]?.rolls ?? lap.rolls) }));
  const worst = losses.sort((one, other) => (other.lost ?? other.more) - (one.lost ?? one.more))[0];
  if (!worst || (worst.lost ?? worst.more) <= 0) return null;
  return { card: worst.card + 1, rolls: worst.lap.rolls, missed: worst.lap.missed, lost: worst.lost };
}

/** How much longer a card took than it took the winner. */
function lasted(laps: Lap[], card: number, best: Lap[]): number | null {
  const times = [laps, best].map((one) => [card ? one[card - 1]?.when : 0, one[card]?.when] as const);
  if (times.flat().some((when) => when === null || when === undefined)) return null;
  const [own, theirs] = times.map(([from, to]) => to! - from!);
  return own! - theirs!;
}
