// What a page and the worker that holds its tables say to each other.

export type ToHouse =
  | { say: "open"; name: string }
  | { say: "ask"; number: number; method: string; path: string; body: string }
  | { say: "line"; number: number; table: string }
  | { say: "tell"; number: number; text: string }
  | { say: "close"; number: number };

export type ToPage =
  | { say: "ready" }
  | { say: "failed"; reason: string }
  | { say: "answer"; number: number; text: string }
  | { say: "tell"; number: number; text: string }
  | { say: "end"; number: number };

/** A job for a helper, and what came of it. */
export type Job = { number: number; job: string };
export type Done = { number: number; came: string };
