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
  options?: Record<string, unknown>; // the table's
}

export interface Step<View = unknown, T extends Told = Told, D extends Deed = Deed> {
  id: string; // of its words, and of what the learner has learned
  at: string; // the `data-lesson` of what it points at
  when: (scene: Scene<View, T, D>) => boolean; // whether it matters now
  gaps?: (scene: Scene<View, T, D>) => Record<string, string | number>;
  does?: Deed; // what it advises to do, marked where it is offered
}

export interface Lesson<View = unknown, T extends Told = Told, D extends Deed = Deed> {
  words: (id: string) => string; // the message of a step, with its `.title`
  steps: readonly Step<View, T, D>[]; // the sooner the more urgent
}

/** One deed, however its parts are ordered. */
const spelled = (deed: Deed): string => JSON.stringify(Object.entries(deed).sort());

/** The offer that a step advises, if it is there. */
export function advised<O extends { does: Deed }>(step: Pick<Step, "does"> | null, offers: readonly O[]): O | null {
  const does = step?.does && spelled(step.does);
  return offers.find((offer) => spelled(offer.does) === does) ?? null;
}

/** The first step that matters now and is not learned yet. */
export function nextStep<View, T extends Told, D extends Deed>(lesson: Lesson<View, T, D>, scene: Scene<View, T, D>, learned: readonly string[]): Step<View, T, D> | null {
  return lesson.steps.find((step) => !learned.includes(step.id) && step.when(scene)) ?? null;
}
