// Looking through what was told.

import type { GameEvent, Told } from "./types";

export type Named<T extends Told, N extends T["event"]> = Extract<T, { event: N }>;

/** The first event of a name, as what it is. */
export function told<T extends Told, N extends T["event"]>(events: readonly GameEvent<T>[], name: N): Named<T, N> | undefined {
  return events.map((event) => event.told).find((one): one is Named<T, N> => one.event === name);
}

/** Whose an event is, if it names a seat. */
export const seatOf = (one: Told): number | null => ("seat" in one && typeof one.seat === "number" ? one.seat : null);
