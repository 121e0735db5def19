// What a bot may speak of before a round of Novem: which row or column it lays its marker at, and where it lay.

import type { ReadSealed } from "$house/lib/boasts";
import type { GameEvent } from "$house/lib/types";
import { COLUMN_NAMES, ROW_NAMES, side } from "./geometry";
import type { NovemView, Told } from "./types";

export const sealed: ReadSealed<NovemView> = (view, history, seat) => {
  const told = (history as GameEvent<Told>[]).map((event) => event.told);
  const kind = seat === view.rows ? "row" : "column";
  const reveals = told.filter(({ event }) => event === "revealed");
  const setUp = told.map(({ event }) => event).lastIndexOf("set");
  const last = told.slice(setUp + 1).filter((one) => one.event === "revealed").at(-1); // rows and columns change hands between games
  return {
    round: reveals.length,
    choices: side(view.tiles.length),
    last: last ? last[kind as "row"] : null,
    gaps: (choice) => ({ kind, name: (kind === "row" ? ROW_NAMES : COLUMN_NAMES)[choice] ?? "" }),
  };
};
