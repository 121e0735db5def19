// What a seat is called, and who sits there.

import { botName } from "./company";
import type { Language } from "./language";
import type { Seat, Table } from "./types";

/** A seat by its game's word for it. */
export function nameOf(language: Language, game: string, seat: Pick<Seat, "name"> | undefined): string {
  return seat ? language.textOr(`${game}-seat-${seat.name}`, seat.name) : "";
}

/** What somebody is called: a guest who has not chosen a name, by the reader's word for one. */
export function calledOf(language: Language, name: string | null): string | null {
  const [, word = "", number] = /^(\S+) (\d+)$/.exec(name ?? "") ?? [];
  return number && language.text("web-guests").split(", ").includes(word) ? language.text("web-seat-here-guest", { number }) : name;
}

/** Whether somebody plays against bots alone. */
export const isAlone = (table: { seats: readonly { kind: string }[]; your_seat: number }): boolean => table.seats.every((seat, index) => index === table.your_seat || seat.kind === "bot");

type Sitting = Pick<Seat, "name" | "kind" | "level" | "player_name">;

/** Who sits there and where: "Anna (Rows)", "Greta · bot 3 (Columns)". */
export function whoIn(language: Language, game: string, seats: readonly Sitting[], index: number): string {
  const seat = seats[index]!;
  const called = nameOf(language, game, seat);
  const who = seat.kind === "bot" ? botName(language, seats, index) : calledOf(language, seat.player_name);
  return who ? `${who} (${called})` : called;
}

/** The seats that somebody speaks for, by their places. */
export function ownSeats({ seats, you }: Pick<Table, "seats" | "you">): number[] {
  return seats.flatMap((seat, place) => (you.id && seat.kind === "person" && seat.player === you.id ? [place] : []));
}
