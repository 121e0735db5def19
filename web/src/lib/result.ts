// How a game ended, for whoever looks at its table.

import type { Language } from "./language";
import { ownSeats, whoIn } from "./seats";
import type { Table } from "./types";

/** The seats that have most. */
export function winnersOf({ result }: Pick<Table, "result">): number[] {
  const best = Math.max(...(result ?? [0]));
  return (result ?? []).flatMap((score, seat) => (score === best ? [seat] : []));
}

/** Who has won, by name. */
export const winnerOf = (language: Language, table: Table): string =>
  language.text("web-result-winner", { names: winnersOf(table).map((seat) => whoIn(language, table.game, table.seats, seat)).join(", ") });

/** The one line that says it. */
export function headlineOf(language: Language, table: Table): string {
  if (!table.result) return language.text("web-result-none");
  if (table.seats.length === 1) return language.text("web-result-alone");
  const winners = winnersOf(table);
  if (winners.length === table.seats.length) return language.text("web-result-draw");
  if (table.your_seat < 0 || ownSeats(table).length > 1) return winnerOf(language, table);
  return language.text(winners.includes(table.your_seat) ? "web-result-won" : "web-result-lost");
}
