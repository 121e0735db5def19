// Sitting down at once: at a new table, alone, with bots or with friends.

import { get } from "svelte/store";
import { api } from "./api";
import { keep } from "./invitations";
import { whoAmI } from "./me";
import { reflexes } from "./reflexes";
import { go } from "./router";
import type { Created, NewTable, Options } from "./types";

const NO_CLOCK = { kind: "none", seconds: 0, increment: 0 } as const;

/** A table at which a game is learned: with the options for that, and gentle bots that wait. */
export async function practise(game: string, options: Options, level: number): Promise<void> {
  const [, ...others] = await api.seats(game, options);
  const bots = others.map(() => ({ kind: "bot", level }) as const);
  await open({ game, options, seats: [{ kind: "me" }, ...bots], clock: NO_CLOCK, private: false, practice: true });
}

export async function start(game: string, options: Options, seats = 1, level = 3): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }) as const);
  await open({ game, options, seats: [{ kind: "me" }, ...bots], clock: NO_CLOCK, private: false });
}

/** A table for friends, by a link for each. */
export async function invite(game: string, seats: number): Promise<void> {
  const friends = Array.from({ length: seats - 1 }, () => ({ kind: "friend" }) as const);
  await open({ game, options: {}, seats: [{ kind: "me" }, ...friends], clock: NO_CLOCK, private: true });
}

export async function open(table: NewTable): Promise<void> {
  await enter(await api.create({ pace: get(reflexes), ...table }));
}

/** Sit down at a table that has just been made. */
export async function enter(made: Created): Promise<void> {
  await whoAmI();
  keep(made);
  go(`/t/${made.id}`);
}
