// A first game that teaches by playing: notes that come when a thing first matters, as data of each game's board.

import type { GameEvent, Told } from "./types";

/** A table as its learner sees it. */
export interface Scene<View = unknown, T extends Told = Told> {
  view: View;
  me: number;
  isAsked: boolean;
  told: GameEvent<T>[]; // everything so far
  isOver: boolean;
}

export interface Step<View = unknown, T extends Told = Told> {
  id: string; // of its words, and of what the learner has learned
  at: string; // the `data-lesson` of what it points at
  when: (scene: Scene<View, T>) => boolean; // whether it matters now
  gaps?: (scene: Scene<View, T>) => Record<string, string | number>;
}

export interface Lesson<View = unknown, T extends Told = Told> {
  words: (id: string) => string; // the message of a step, with its `.title`
  steps: readonly Step<View, T>[]; // the sooner the more urgent
}

/** The first step that matters now and is not learned yet. */
export function nextStep<View, T extends Told>(lesson: Lesson<View, T>, scene: Scene<View, T>, learned: readonly string[]): Step<View, T> | null {
  return lesson.steps.find((step) => !learned.includes(step.id) && step.when(scene)) ?? null;
}

const LESSONS = import.meta.glob<{ lesson: Lesson<never, never> }>("../boards/*/lesson.ts");
const pathOf = (game: string): string => `../boards/${game}/lesson.ts`;

export const hasLesson = (game: string): boolean => pathOf(game) in LESSONS;

export async function lessonOf(game: string): Promise<Lesson | null> {
  return ((await LESSONS[pathOf(game)]?.())?.lesson as Lesson | undefined) ?? null;
}
