// What the tests of lessons share: reading notes as somebody does who reads them all.

import { Language } from "./language";
import { nextStep, type Lesson, type Scene } from "./lesson";
import type { Deed, Told } from "./types";

/** The notes that come at once, each dismissed as it is read. */
export function notes<View, T extends Told, D extends Deed>(lesson: Lesson<View, T, D>, at: Scene<View, T, D>, learned: string[] = []): string[] {
  const read: string[] = [];
  for (let step = nextStep(lesson, at, learned); step; step = nextStep(lesson, at, learned)) {
    learned.push(step.id);
    read.push(step.id);
  }
  return read;
}

/** The steps of a lesson that lack words in one of the languages, or have the name of another. */
export function unsaid<View, T extends Told, D extends Deed>(lesson: Lesson<View, T, D>, gaps: Record<string, string | number>): string[] {
  const lacks = (language: Language, id: string): boolean => {
    const title = `${lesson.words(id)}.title`;
    return language.text(lesson.words(id), gaps).length < 30 || language.text(title) === title;
  };
  const [english, ukrainian] = [new Language("en"), new Language("uk")];
  const ids = lesson.steps.map((step) => step.id);
  return ids.filter((id, place) => ids.indexOf(id) !== place || lacks(english, id) || lacks(ukrainian, id));
}
