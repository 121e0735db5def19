// Cards and lines of card text in words. A sheet of somebody's own brings its own names.

import type { Language } from "$house/lib/language";
import { FACILITIES_FROM, SEATS, type Back, type Cards, type Kind } from "./view";

const printed = (cards: Cards, name: number): Kind | Back | undefined => (name >= FACILITIES_FROM ? cards.facilities[name - FACILITIES_FROM] : cards.kinds[name]);

/** What a sheet calls an Ancient or a Facility, in every language. */
export const idOf = (cards: Cards, name: number): string => printed(cards, name)?.id ?? String(name);

export function nameOf(language: Language, cards: Cards, name: number): string {
  const isFacility = name >= FACILITIES_FROM;
  const one = printed(cards, name);
  const id = idOf(cards, name);
  const usual = `north-${isFacility ? "facility" : "ancient"}-${id}`;
  return one?.name ?? (language.has(usual) ? language.text(usual) : id.replaceAll("-", " "));
}

export function flavourOf(language: Language, cards: Cards, name: number): string {
  const one = printed(cards, name);
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
