// A record step by step, as boards take it: nobody is asked anything.

import { phrase } from "./phrase";
import type { Beat, Moment, Outlook, Replay, Seat } from "./types";

/** What a board is given of one step. */
export const momentAt = (replay: Replay, at: number): Moment => ({
  kind: "over",
  view: replay.steps[at]!.view,
  question: 0,
  moves: [],
  awaiting: [],
  others: false,
  deadline: null,
  sentence: phrase("web-replay"),
});

/** Where everybody stood: it is told where it changes. */
export const outlookAt = (replay: Replay, at: number): Outlook | null => replay.steps.slice(0, at + 1).filter((step) => step.outlook).at(-1)?.outlook ?? null;

export const seatsOf = (replay: Replay): Seat[] =>
  replay.seats.map((seat) => ({ ...seat, kind: "person", player: null, level: null, present: true, clock: null, latency: null, bot_from: null }));

/** What was told up to a step. */
export const storyUntil = (replay: Replay, at: number): Beat[] => replay.story.filter((beat) => (beat.ply ?? 0) < at);
