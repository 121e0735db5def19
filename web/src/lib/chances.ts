// Everybody's chances over a game, as lines of a picture.

import type { Chances } from "./types";

export interface Frame {
  width: number;
  height: number;
}

/** Where a moment lies from left to right: by moves. */
export function across(chances: Chances, ply: number, frame: Frame): number {
  const first = chances.moments[0]?.ply ?? 0;
  const last = chances.moments.at(-1)?.ply ?? 1;
  return (frame.width * (ply - first)) / Math.max(1, last - first);
}

/** A seat's line, as the points of a polyline; sure to win is on top. */
export function lineOf(chances: Chances, seat: number, frame: Frame): string {
  return chances.moments.map(({ ply, shares }) => `${across(chances, ply, frame).toFixed(1)},${(frame.height * (1 - (shares[seat] ?? 0))).toFixed(1)}`).join(" ");
}

/** Whether there is anything to draw: two moments at least. */
export const isDrawn = (chances: Chances | null): chances is Chances => (chances?.moments.length ?? 0) > 1;

/** In whole percent. */
export const percent = (share: number): number => Math.round(100 * share);
