import { describe, expect, it } from "vitest";
import { RELIC, SITE, VISION, cardCalled, slugOf } from "./cards";
import { byTouch, grouped, sorted } from "./offers";
import { KEPT, QUESTIONS } from "./seen";

const numbers = (moves: { move: number }[]): number[] => moves.map((one) => one.move).sort((a, b) => a - b);

describe("what is offered in Oath", () => {
  it.each(QUESTIONS)("is grouped without losing or doubling a move: %s", (question) => {
    const { seat, view, moves } = KEPT[question]!;
    const groups = grouped(sorted(moves, view, seat));
    const all = groups.flatMap((group) => [...group.offers, ...group.numbers.flatMap((row) => row.offers)]);
    expect(numbers(all)).toEqual(numbers(moves));
  });

  it.each(QUESTIONS)("touches only what lies on the table: %s", (question) => {
    const { seat, view, moves } = KEPT[question]!;
    for (const touch of byTouch(sorted(moves, view, seat)).keys()) {
      expect(touch).toMatch(/^(deck|hand|(card|slot|seat|bank|pile|banner|space|ground) \d+|facedown \d \d)$/);
    }
  });

  it("knows in which kind of action each move of the Act Phase belongs", () => {
    const { seat, view, moves } = KEPT["act"]!;
    expect(sorted(moves, view, seat).filter((offer) => offer.kind === "answer")).toEqual([]);
  });

  it("finds relics, sites and Visions where the house numbers them", () => {
    expect([cardCalled("vision-of-conquest"), cardCalled("sticky-fire"), cardCalled("mine")]).toEqual([VISION, RELIC, SITE]);
    expect(slugOf(RELIC + 20)).toBe("the-grand-scepter");
  });
});
