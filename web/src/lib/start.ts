// Sitting down at once: at a new table, alone or with bots.

import { api } from "./api";
import { whoAmI } from "./me";
import { go } from "./router";

export async function start(game: string, options: Record<string, unknown>, seats = 1, level = 3): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }) as const);
  const clock = { kind: "none", seconds: 0, increment: 0 } as const;
  const made = await api.create({ game, options, seats: [{ kind: "me" }, ...bots], clock, private: false });
  await whoAmI();
  go(`/t/${made.id}`);
}
