// What can be read of a thing before it is chosen. A game's `reading.ts` says it of the names that its board gives to
// places and things (`data-place`, or `data-read` where that is no place of the story): `card-12`, `part-v8`, `row-0`.

import type { Language } from "./language";

export interface Reading {
  title: string;
  kind?: string; // what sort of thing it is, and where it lies
  text?: { label?: string; words: string }[]; // what it does, paragraph by paragraph
  rulings?: string; // the message with what was ruled about it, one a line
}

export interface About<View> {
  view: View;
  language: Language;
  yourSeat: number;
}

/** What is to be read of a thing; nothing, where its name is all there is. */
export type Read<View = never> = (name: string, about: About<View>) => Reading | null;

/** A word of a game's own, which means the same wherever it stands: `word-redline` is told by the game's message
 * `<game>-word-redline`, which has its `forms` in texts and what it is `about`. */
export function wordOf(name: string, game: string, language: Language): Reading | null {
  const id = `${game}-${name}`;
  if (!name.startsWith("word-") || !language.has(id)) return null;
  return { title: language.text(id), text: [{ words: language.text(`${id}.about`) }] };
}

/** The words of a game's glossary that stand in a text, in the order of the glossary. */
export function wordsIn(text: string, game: string, language: Language): Reading[] {
  const names = language.textOr(`${game}-glossary`, "").split(", ").filter(Boolean);
  const there = names.filter((name) => language.text(`${game}-word-${name}.forms`).split(", ").some((form) => stands(form, text)));
  return there.map((name) => wordOf(`word-${name}`, game, language)!);
}

/** Whether a form of a word stands in a text: a star is any ending, and a form with a capital letter wants it. */
function stands(form: string, text: string): boolean {
  const letters = form.replaceAll("*", "\\p{L}*");
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, form === form.toLowerCase() ? "iu" : "u").test(text);
}

/** Whether a thing under the pointer, the keyboard or a finger can be read. */
export const READABLE = "[data-read], [data-place], [data-why]";

/** What is read where something happens: the nearest thing, but of what can be chosen the whole, not a word on it. */
export function readableAt(at: Element): Element | null {
  const nearest = at.closest(READABLE);
  const chosen = nearest && nameOf(nearest).startsWith("word-") ? nearest.closest("[data-move], [data-choice]")?.closest(READABLE) : null;
  return chosen ?? nearest;
}

export const nameOf = (thing: Element): string => (thing as HTMLElement).dataset["read"] ?? (thing as HTMLElement).dataset["place"] ?? "";
export const reasonOf = (thing: Element): string => (thing as HTMLElement).dataset["why"] ?? "";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

/** Whether a sheet at the top leaves more free than one at the bottom: of what else may be chosen, and first what is read. */
export function isTopFreer(thing: Box, others: readonly Box[], height: number, room: number): boolean {
  const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;
  const covered = (from: number, to: number): number =>
    [...others, ...Array<Box>(others.length + 1).fill(thing)].filter((one) => middle(one) >= from && middle(one) <= to).length;
  const [atTop, atBottom] = [covered(0, height + GAP), covered(room - height - GAP, room)];
  return atTop === atBottom ? middle(thing) > room / 2 : atTop < atBottom;
}

/** Beside a thing, wherever there is room: to its right, its left, below or above, and never out of the window. */
export function beside(thing: Box, width: number, height: number, window: { width: number; height: number }): { left: number; top: number } {
  const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  const top = within(thing.top, height, window.height);
  if (thing.right + GAP + width + GAP <= window.width) return { left: thing.right + GAP, top };
  if (thing.left - GAP - width >= GAP) return { left: thing.left - GAP - width, top };
  const left = within(thing.left, width, window.width);
  const isBelow = thing.bottom + GAP + height + GAP <= window.height || thing.top < window.height - thing.bottom;
  return { left, top: within(isBelow ? thing.bottom + GAP : thing.top - GAP - height, height, window.height) };
}
