// What a seat is called, and who sits there.

import type { Language } from "./language";
import type { Seat } from "./types";

/** A seat by its game's word for it. */
export function nameOf(language: Language, game: string, seat: Pick<Seat, "name"> | undefined): string {
  return seat ? language.textOr(`${game}-seat-${seat.name}`, seat.name) : "";
}

/** Who sits there and where: "Anna (Rows)", "Bot 3 (Columns)". */
export function whoIn(language: Language, game: string, seat: Pick<Seat, "name" | "kind" | "level" | "player_name">): string {
  const called = nameOf(language, game, seat);
  const who = seat.kind === "bot" ? language.text("web-bot", { level: seat.level ?? 0 }) : seat.player_name;
  return who ? `${who} (${called})` : called;
}
