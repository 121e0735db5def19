// What is printed on a card, a relic or a site. Numbers run as in the house: denizens, edifices, Visions, relics, sites.

import printed from "./cards.json";

export interface Denizen {
  id: string;
  name: string;
  suit: number | null; // none on a ruin
  where: string;
  timing: string;
  cost: string; // four digits: favor placed and burnt, secrets placed and burnt
}

export interface Relic {
  id: string;
  name: string;
  dice: number;
  timing: string;
  cost: string;
}

export interface Site {
  id: string;
  name: string;
  capacity: number;
  laid: number[];
  price: string;
  homeland: string;
  is_coast: boolean;
}

const DENIZENS: Denizen[] = printed.denizens;
const RELICS: Relic[] = printed.relics;
const SITES: Site[] = printed.sites;
const EVERYTHING: { id: string; name: string }[] = [...DENIZENS, ...printed.visions, ...RELICS, ...SITES];

export const VISION = DENIZENS.length;
export const RELIC = VISION + printed.visions.length;
export const SITE = RELIC + RELICS.length;

const slug = (id: string): string => id.replaceAll("_", "-");
const BY_MESSAGE = new Map(EVERYTHING.map((one, card) => [slug(one.id), card]));

/** `longbows`, as language files call it. */
export const slugOf = (card: number): string => slug(EVERYTHING[card]?.id ?? "");
export const plainName = (card: number): string => EVERYTHING[card]?.name ?? "";
export const cardCalled = (id: string): number | undefined => BY_MESSAGE.get(id);

export const denizenOf = (card: number): Denizen | undefined => (card < VISION ? DENIZENS[card] : undefined);
export const relicOf = (card: number): Relic | undefined => (card >= RELIC && card < SITE ? RELICS[card - RELIC] : undefined);
export const siteOf = (card: number): Site | undefined => (card >= SITE ? SITES[card - SITE] : undefined);
export const isVision = (card: number): boolean => card >= VISION && card < RELIC;
export const suitOf = (card: number): number | undefined => denizenOf(card)?.suit ?? undefined;

export interface Cost {
  placedFavor: number;
  burntFavor: number;
  placedSecrets: number;
  burntSecrets: number;
}

export function costOf(card: number): Cost {
  const cost = denizenOf(card)?.cost ?? relicOf(card)?.cost ?? "0000";
  const [placedFavor = 0, burntFavor = 0, placedSecrets = 0, burntSecrets = 0] = [...cost].map(Number);
  return { placedFavor, burntFavor, placedSecrets, burntSecrets };
}

export interface Line {
  name: string; // `give_favor`
  number: number; // how many, or which card, banner or space
}

/** A line of an offer, as the view numbers it. */
export function lineOf(move: number): Line {
  const run = printed.lines.filter((one) => one.from <= move).at(-1) ?? printed.lines[0]!;
  return { name: run.name, number: move - run.from };
}
