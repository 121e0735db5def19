// Cards and places in words.

import type { Language } from "$house/lib/language";
import { plainName, slugOf } from "./cards";
import { BACKS, BANDITS, COLOURS, SLOTS, backOf, isBack, type OathView } from "./view";

export function nameOf(language: Language, card: number): string {
  if (isBack(card)) return language.text(`oath-back-${BACKS[backOf(card)] ?? "denizen"}`);
  return language.textOr(`oath-card-${slugOf(card)}`, plainName(card));
}

/** What a card does, in the house's own words; nothing where no words were found yet. */
export const effectOf = (language: Language, card: number): string => (isBack(card) ? "" : language.textOr(`oath-effect-${slugOf(card)}`, ""));

export const seatOf = (language: Language, seat: number): string => (seat === BANDITS ? language.text("oath-bandits") : language.text(`oath-seat-${COLOURS[seat] ?? "chancellor"}`));

const CASES = ["gen", "dat"] as const;

/** Somebody in each case that sentences need: `seat`, `seat_gen`, `seat_dat`. */
export function bent(language: Language, gap: string, seat: number): Record<string, string> {
  const name = COLOURS[seat] ?? "chancellor";
  return { [gap]: seatOf(language, seat), ...Object.fromEntries(CASES.map((one) => [`${gap}_${one}`, language.text(`oath-who-${one}-${name}`)])) };
}

/** A site by its name where it is known, else by its place on the map. */
export function siteName(language: Language, view: OathView, slot: number): string {
  const site = view.sites[slot]?.site;
  return site == null ? language.text(`oath-slot-${SLOTS[slot]}`) : nameOf(language, site);
}

export const GOODS = ["supply", "favor", "secrets", "facedown", "warbands"] as const;
export type Good = (typeof GOODS)[number];

/** What a move takes and brings, good by good. */
export function changesIn(change: Record<string, number>): { good: Good; by: number }[] {
  return GOODS.map((good) => ({ good, by: change[good] ?? 0 })).filter(({ by }) => by !== 0);
}

/** A chance for people: nothing that may still go wrong is called certain. */
export function percent(language: Language, share: unknown): string {
  const chance = Math.round(100 * Number(share));
  const shown = Number(share) < 1 && chance === 100 ? 99 : Number(share) > 0 && chance === 0 ? 1 : chance;
  return new Intl.NumberFormat(language.code, { style: "percent" }).format(shown / 100);
}

export const few = (language: Language, number: unknown): string => new Intl.NumberFormat(language.code, { maximumFractionDigits: 1 }).format(Number(number));
