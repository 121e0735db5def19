// What a review blames: only what it is sure of.

import type { Review, ReviewedMove } from "./types";

const NOTICED = 0.005; // what is written as 0 cost nobody a game

/** Whether a move gave something away; an interval that holds nothing is not blame. */
export const isBlamed = (move: ReviewedMove): boolean => move.lost >= NOTICED && move.lost - move.interval > 0;

/** The move of a seat that surely cost most, where something else was better. */
export function worstOf(review: Review, seat: number): ReviewedMove | null {
  const own = review.moves.filter((move) => move.seat === seat && isBlamed(move) && move.best.length > 0);
  return own.reduce<ReviewedMove | null>((most, move) => (move.lost > (most?.lost ?? 0) ? move : most), null);
}
