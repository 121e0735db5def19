import { beforeEach, describe, expect, it } from "vitest";
import { isFirstDefeat } from "./defeats";
import { phrase } from "./phrase";
import { worstOf } from "./review";
import type { Review, ReviewedMove } from "./types";

const said = phrase("x");
const move = (ply: number, seat: number, lost: number, interval = 0): ReviewedMove => ({ ply, seat, chosen: said, best: [{ words: said, probability: 1 }], lost, interval });
const review = (...moves: ReviewedMove[]): Review => ({ status: "done", exact: false, budget: null, raced: false, unit: "score", moves });

describe("what a review blames", () => {
  it("is the most costly move of the seat that asks, not another's", () => {
    expect(worstOf(review(move(1, 0, 0.2), move(2, 1, 0.9), move(3, 0, 0.4)), 0)?.ply).toBe(3);
  });

  it("is nothing that an error bar explains", () => {
    expect(worstOf(review(move(1, 0, 0.4, 0.5)), 0)).toBeNull();
    expect(worstOf(review(move(1, 0, 0.9, 1), move(2, 0, 0.3, 0.1)), 0)?.ply).toBe(2);
  });

  it("is nothing that would be written as zero", () => {
    expect(worstOf(review(move(1, 0, 0.004)), 0)).toBeNull();
  });
});

describe("a first defeat", () => {
  beforeEach(() => localStorage.clear());

  it("is the first of its game, also when the page is loaded again", () => {
    expect(isFirstDefeat("novem", "a")).toBe(true);
    expect(isFirstDefeat("novem", "a")).toBe(true);
    expect(isFirstDefeat("novem", "b")).toBe(false);
    expect(isFirstDefeat("nort", "b")).toBe(true);
  });
});
