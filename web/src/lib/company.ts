// Bots as company: each level has its own people, one for every seat, each with a name and a face.

import type { Language } from "./language";

const PEOPLE = 6; // of each level: as many as sit at the largest table

export interface Bot {
  kind: string;
  level: number | null;
}

/** The how manieth bot of its table somebody is: so a single bot is the same one wherever it sits. */
export const placeOf = (seats: readonly Bot[], index: number): number => seats.slice(0, index).filter(({ kind }) => kind === "bot").length;

/** What a bot is called: "Pip · bot 1". */
export function botName(language: Language, seats: readonly Bot[], index: number): string {
  const level = seats[index]?.level ?? 1;
  return language.text("web-bot", { name: language.text(`web-bot-name-${level}-${1 + (placeOf(seats, index) % PEOPLE)}`), level });
}

export interface Features {
  head: number; // how round, in pixels of the drawing
  eyes: "dots" | "rings" | "lines";
  mouth: number; // how it bends: up is a smile
  brow: number; // how it slants: the better a bot plays, the sterner it looks
  hat: "none" | "cap" | "crown" | "hood";
  hue: number;
}

const EYES = ["dots", "rings", "lines"] as const;
const HATS = ["none", "cap", "hood"] as const;

/** The face of a bot, by its level and its place among the bots alone. */
export function featuresOf(level: number, index: number): Features {
  const mixed = (level * 7 + index * 5) % 12;
  return {
    head: 9 + (mixed % 4),
    eyes: EYES[(level + index) % EYES.length]!,
    mouth: 4 - level + (index % 2),
    brow: level - 2,
    hat: level === 5 ? "crown" : HATS[(mixed + index) % HATS.length]!,
    hue: (mixed * 30 + level * 11) % 360,
  };
}
