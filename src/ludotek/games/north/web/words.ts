// Cards and lines of card text in words. A sheet of somebody's own brings its own names.

import type { Language } from "$house/lib/language";
import { FACILITIES_FROM, SEATS, type Cards } from "./view";

export function nameOf(language: Language, cards: Cards, name: number): string {
  const isFacility = name >= FACILITIES_FROM;
  const one = isFacility ? cards.facilities[name - FACILITIES_FROM] : cards.kinds[name];
  const id = one?.id ?? String(name);
  const usual = `north-${isFacility ? "facility" : "ancient"}-${id}`;
  return one?.name ?? (language.has(usual) ? language.text(usual) : id.replaceAll("-", " "));
}

export function flavourOf(language: Language, cards: Cards, name: number): string {
  const one = name >= FACILITIES_FROM ? cards.facilities[name - FACILITIES_FROM] : cards.kinds[name];
  return one?.flavour ?? (one && !one.name ? language.textOr(`north-flavour-${one.id}`, "") : "");
}

/** `draw 2` and `strike per facility` as sentences. */
export function lineOf(language: Language, written: string): string {
  const [, verb = "", number] = /^(.*?)(?: (\d+))?$/.exec(written) ?? [];
  return language.text(`north-line-${verb.replaceAll(" ", "-")}`, number ? { number: Number(number) } : {});
}

export const linesOf = (language: Language, written: string[]): string => written.map((line) => lineOf(language, line)).join(" ");

/** Whether it is the turn that asks, and no card. */
export const isStep = (language: Language, question: string): boolean => language.has(`north-ask-${question}`);

/** A step of the turn, or a line of card text. */
export function questionOf(language: Language, question: string): string {
  return isStep(language, question) ? language.text(`north-ask-${question}`) : lineOf(language, question);
}

export const seatOf = (language: Language, seat: number): string => language.text(`north-seat-${SEATS[seat] ?? "dawn"}`);
