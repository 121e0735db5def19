// A view as words, for games that have no board of their own.

import type { Language } from "../lib/language";

/** What a view shows, by its name there: the game's own words, or the name itself. */
export function fieldName(language: Language, game: string, name: string): string {
  return language.textOr(`${game}-view-${name.replaceAll("_", "-")}`, plainly(name));
}

/** A value as people read it. */
export function fieldValue(language: Language, value: unknown): string {
  if (value === null || value === undefined) return language.text("terminal-hidden");
  if (typeof value === "boolean") return language.text(value ? "option-yes" : "option-no");
  if (Array.isArray(value)) return value.map((item) => fieldValue(language, item)).join(" ") || language.text("terminal-nothing");
  if (typeof value === "object") {
    return Object.entries(value).map(([name, item]) => `${plainly(name)} ${fieldValue(language, item)}`).join(", ");
  }
  return String(value);
}

const plainly = (name: string) => name.replaceAll("_", " ");
