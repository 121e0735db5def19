import { beforeEach, describe, expect, it } from "vitest";
import { boutsOf, fittingLevel, note, strengthOf } from "./strength";

const BOT = { kind: "bot" as const };

/** A game against one bot that ended like this. */
function played(id: string, level: number, result: number[] | null): Parameters<typeof note>[0] {
  return { id, game: "toy", seats: [{ kind: "person", level: null }, { ...BOT, level }] as never, result, your_seat: 0 };
}

describe("how strong somebody plays", () => {
  beforeEach(() => localStorage.clear());

  it("is not said before three games", () => {
    note(played("a", 3, [1, -1]));
    note(played("b", 3, [1, -1]));
    expect(fittingLevel("toy")).toBeNull();
    note(played("c", 3, [1, -1]));
    expect(fittingLevel("toy")).toBe(4);
  });

  it("goes down for whoever loses, and stays where games are even", () => {
    for (const id of ["a", "b", "c"]) note(played(id, 3, [-1, 1]));
    expect(fittingLevel("toy")).toBe(2);
    for (const id of ["d", "e", "f"]) note(played(id, 3, [1, -1]));
    expect(fittingLevel("toy")).toBe(3);
  });

  it("never leaves the levels there are", () => {
    for (const id of ["a", "b", "c"]) note(played(id, 5, [1, -1]));
    expect(fittingLevel("toy")).toBe(5);
  });

  it("counts a game once, and none without a result, without bots or from outside", () => {
    note(played("a", 3, [1, -1]));
    note(played("a", 3, [1, -1]));
    note(played("b", 3, null));
    note({ ...played("c", 3, [1, -1]), your_seat: -1 });
    note({ ...played("d", 3, [1, -1]), seats: [{ kind: "person" }, { kind: "person" }] as never });
    expect(boutsOf("toy")).toEqual([{ table: "a", levels: [3], scores: [1] }]);
  });

  it("asks how one did against each of several", () => {
    note({ id: "a", game: "toy", seats: [{ ...BOT, level: 2 }, { kind: "person" }, { ...BOT, level: 4 }] as never, result: [1, 2, 3], your_seat: 1 });
    expect(boutsOf("toy")[0]).toMatchObject({ levels: [2, 4], scores: [1, 0] });
    expect(strengthOf(boutsOf("toy"))).toBe(3);
  });
});
