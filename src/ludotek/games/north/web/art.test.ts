import { describe, expect, it } from "vitest";
import { forge } from "./chain.svelte";
import { signOf } from "./effects";
import { forged } from "./forged";
import { MACHINES } from "./machines";
import { heard } from "$house/boards/making";
import type { Told } from "./types";
import { HOUSE } from "./view";

const told = (...events: Told[]) => events.map((one) => heard(one));

describe("what is drawn of The North", () => {
  it("has a machine of its own for every Ancient and Facility of the house", () => {
    const ids = [...HOUSE.kinds, ...HOUSE.facilities].map(({ id }) => id);
    expect(Object.keys(MACHINES).sort()).toEqual(ids.sort());
    for (const layer of ["body", "fine", "glow"] as const) expect(new Set(Object.values(MACHINES).map((one) => one[layer])).size).toBe(ids.length);
  });

  it("forges a machine for a card that nobody drew: the same each time, and hardly ever that of another", () => {
    const names = Array.from({ length: 64 }, (_, number) => `own-${number}`);
    expect(forged("own-3")).toEqual(forged("own-3"));
    expect(new Set(names.map((name) => JSON.stringify(forged(name)))).size).toBeGreaterThan(60);
  });

  it("has a sign for every line of the house's texts", () => {
    const lines = [...HOUSE.kinds.flatMap((kind) => [...kind.protocol, ...kind.spark]), ...HOUSE.facilities.flatMap((one) => one.protocol), ...HOUSE.node.flat()];
    for (const line of lines) expect(signOf(line).sign, line).not.toBe("");
    expect(signOf("draw 2").number).toBe("2");
    expect(signOf("strike per facility").per).not.toBe("");
  });

  it("links Protocols in the order in which they were used, each with what it cost, and begins anew with a Directive", () => {
    const first = forge([], told({ event: "chose", seat: 0, directive: "activate" }, { event: "used", seat: 0, name: 6 }, { event: "lost", seat: 1, number: 1 }, { event: "flipped", seat: 0, card: 9 }, { event: "used", seat: 0, name: 3 }), true);
    expect(first.map(({ name, lost, wait }) => [name, lost.length, wait])).toEqual([[6, 1, 0], [3, 0, 1]]);
    const second = forge(first, told({ event: "lost", seat: 1, number: 2 }, { event: "mended", seat: 0, number: 3 }), true);
    expect(second[1]!.lost).toEqual([{ seat: 1, number: 2 }, { seat: 0, number: -3 }]);
    expect(forge(second, told({ event: "chose", seat: 0, directive: "discharge" }, { event: "discharged", seat: 0, number: 2 }), true)).toHaveLength(1);
  });
});
