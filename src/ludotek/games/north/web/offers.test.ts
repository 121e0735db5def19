import { describe, expect, it } from "vitest";
import { offered } from "$house/boards/making";
import { sorted } from "./offers";
import type { Deed } from "./types";
import { sidesOf, printedOn } from "./view";
import { seen } from "./seen";

const offer = (move: number, does: Deed) => offered("north", move, does);

describe("The North's offers", () => {
  it("finds a move by what it is, whatever its number", () => {
    const moves = [offer(901, { verb: "card", card: 3 }), offer(7, { verb: "place", place: 1 }), offer(5, { verb: "directive", directive: "build" })];
    const offers = sorted(moves, seen());
    expect([...offers.cards]).toEqual([[3, 901]]);
    expect([...offers.places]).toEqual([[1, 7]]);
    expect([...offers.directives]).toEqual([["build", 5]]);
    expect(offers.rest).toEqual([]);
    expect([...offers.keys]).toEqual([[901, 1], [7, 2], [5, 3]]);
  });

  it("leaves nothing out that lies nowhere on the board", () => {
    const moves = [offer(68, { verb: "unable" }), offer(59, { verb: "card", card: 59 })];
    expect(sorted(moves, seen()).rest).toEqual(moves);
  });

  it("reads the back of a card from the sheet that is played with", () => {
    expect(sidesOf(printedOn(seen()), 4)).toEqual({ kind: 1, back: 22 });
  });
});
