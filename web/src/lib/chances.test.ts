import { describe, expect, it } from "vitest";
import { across, isDrawn, lineOf, percent } from "./chances";
import { phrase } from "./phrase";
import type { Chances } from "./types";

const chances: Chances = {
  method: phrase("table-chances-bots"),
  interval: 0,
  moments: [
    { ply: 10, shares: [0.5, 0.5] },
    { ply: 20, shares: [0.75, 0.25] },
    { ply: 50, shares: [1, 0] },
  ],
  turning: null,
};
const frame = { width: 200, height: 100 };

describe("everybody's chances over a game", () => {
  it("runs from the first moment to the last, by moves", () => {
    expect([10, 30, 50].map((ply) => across(chances, ply, frame))).toEqual([0, 100, 200]);
  });
  it("has whoever is sure to win on top", () => {
    expect(lineOf(chances, 0, frame)).toBe("0.0,50.0 50.0,25.0 200.0,0.0");
    expect(lineOf(chances, 1, frame)).toBe("0.0,50.0 50.0,75.0 200.0,100.0");
  });
  it("is not drawn of a game that nobody played to its end", () => {
    expect(isDrawn({ ...chances, moments: [] })).toBe(false);
    expect(isDrawn(null)).toBe(false);
    expect(isDrawn(chances)).toBe(true);
  });
  it("is told in whole percent", () => {
    expect(percent(0.666)).toBe(67);
  });
});
