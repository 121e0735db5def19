// Moves and events as the server would send them, for tests. What boards go by is what they are, never their words.

import { phrase, type Gaps } from "../lib/phrase";
import type { Deed, GameEvent, OfferedMove, Refused, Told } from "../lib/types";

export const offered = <D extends Deed>(game: string, move: number, does: D, gaps: Gaps = {}): OfferedMove<D> => ({
  move,
  does,
  words: phrase(`${game}-move-${does.verb}`, gaps),
});

export const heard = <T extends Told>(told: T, ply = 9): GameEvent<T> => ({
  ply,
  numbers: [0, 0, 0],
  told,
});

/** What cannot be done, and the message that says why. */
export const refused = <D extends Deed>(game: string, does: D, why: string, gaps: Gaps = {}, run: [number, number] = [0, 0]): Refused => ({
  does,
  run,
  words: phrase(`${game}-move-${does.verb}`, gaps),
  why: phrase(`${game}-refused-${why}`, gaps),
});
