// A first game that teaches by playing: notes that come when a thing first matters, as data of each game's board.

import type { Deed, GameEvent, Told } from "./types";

/** A table as its learner sees it. */
export interface Scene<View = unknown, T extends Told = Told, D extends Deed = Deed> {
  view: View;
  me: number;
  isAsked: boolean;
  offers: readonly D[]; // what may be done now
  told: GameEvent<T>[]; // everything so far
  isOver: boolean;
}

export interface Step<View = unknown, T extends Told = Told, D extends Deed = Deed> {
  id: string; // of its words, and of what the learner has learned
  at: string; // the `data-lesson` of what it points at
  when: (scene: Scene<View, T, D>) => boolean; // whether it matters now
  gaps?: (scene: Scene<View, T, D>) => Record<string, string | number>;
}

export interface Lesson<View = unknown, T extends Told = Told, D extends Deed = Deed> {
  words: (id: string) => string; // the message of a step, with its `.title`
  steps: readonly Step<View, T, D>[]; // the sooner the more urgent
}

/** The first step that matters now and is not learned yet. */
export function nextStep<View, T extends Told, D extends Deed>(lesson: Lesson<View, T, D>, scene: Scene<View, T, D>, learned: readonly string[]): Step<View, T, D> | null {
  return lesson.steps.find((step) => !learned.includes(step.id) && step.when(scene)) ?? null;
}
