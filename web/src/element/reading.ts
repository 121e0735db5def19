// What a frame has to show: a replay that was made beforehand, or else one that the house makes.

import { Refusal } from "../lib/api";
import type { BoardIn, BoardShape } from "../lib/protocol";
import type { Replay } from "../lib/types";
import { isBuiltIn } from "../lib/words";
import type { Fetched, Settings } from "./messages";

function textOf(found: Fetched | null): string {
  if (found && "problem" in found) throw new Refusal("web/no-record", found.problem);
  return found?.text ?? "";
}

/** The replay that came with the page; nothing, if the house is to make it. */
export function prepared({ replay, record }: Settings): BoardShape | null {
  if (!replay) return null;
  const text = textOf(replay);
  try {
    const read = JSON.parse(text) as Replay;
    if (!read.steps?.length || !read.game) throw new Error("steps");
    return { record: textOf(record), replay: read };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("web/bad-replay", (error as Error).message);
  }
}

/** What is asked of the house instead. What cannot be is refused before anything large is fetched. */
export function asked({ record, game, options, seed, seat }: Settings): BoardIn {
  const text = textOf(record);
  const named = game || inRecord(record);
  if (!isBuiltIn(named)) throw new Refusal("core/unknown-game", named);
  return { record: text, game, options, seed, seat };
}

const inRecord = (record: Fetched | null): string => (record && "text" in record ? (/^game: *(\S+)/m.exec(record.text)?.[1] ?? "") : "");

/** Which game it will be, as far as one can know. */
export function gameOf(settings: Settings): string {
  if (settings.game) return settings.game;
  try {
    return prepared(settings)?.replay.game ?? inRecord(settings.record);
  } catch {
    return ""; // what is wrong is told where it is shown
  }
}
