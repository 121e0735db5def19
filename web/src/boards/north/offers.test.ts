import { describe, expect, it } from "vitest";
import type { OfferedMove, Phrase } from "../../lib/types";
import { sorted } from "./offers";
import { cardOf, sidesOf, printedOn } from "./view";
import { seen } from "./seen";

const offer = (move: number, id: string, gaps: Phrase["gaps"] = {}): OfferedMove => ({ move, words: { id, gaps } });

describe("The North's offers", () => {
  it("knows a card by its code", () => {
    expect(["a1", "a3", "b1", "t3"].map(cardOf)).toEqual([0, 2, 3, 59]);
  });

  it("finds a move by its words, whatever its number", () => {
    const moves = [offer(901, "north-move-card", { name: "x", code: "b1" }), offer(7, "north-move-place", { place: 2 }), offer(5, "north-directive-build")];
    const offers = sorted(moves, seen());
    expect([...offers.cards]).toEqual([[3, 901]]);
    expect([...offers.places]).toEqual([[1, 7]]);
    expect([...offers.directives]).toEqual([["build", 5]]);
    expect(offers.rest).toEqual([]);
    expect([...offers.keys]).toEqual([[901, 1], [7, 2], [5, 3]]);
  });

  it("leaves nothing out that lies nowhere on the board", () => {
    const moves = [offer(68, "north-move-unable"), offer(59, "north-move-card", { name: "x", code: "t3" })];
    expect(sorted(moves, seen()).rest).toEqual(moves);
  });

  it("reads the back of a card from the sheet that is played with", () => {
    expect(sidesOf(printedOn(seen()), 4)).toEqual({ kind: 1, back: 22 });
  });
});
