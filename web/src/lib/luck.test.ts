import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { answers, brokenNotes, isBroken, kept, sealOf } from "./luck";
import type { Seat, SeatKind } from "./types";

const SEED = "ab".repeat(32);
const COMMITMENT = createHash("sha256").update(Buffer.from(SEED, "hex")).digest("hex");

function seat(name: string, kind: SeatKind): Seat {
  return { name, kind, player: null, player_name: null, level: null, present: true, clock: null, latency: null, bot_from: null };
}

function table(more: object = {}) {
  const seats = [seat("rows", "person"), seat("columns", "person")];
  const open = { id: "t4ble", status: "open" as const, your_seat: 0, seats, commitment: COMMITMENT };
  return { ...open, round: 1, seals: {}, waived: [], late: [], ...more };
}

const bots = { seats: [seat("rows", "person"), seat("columns", "bot")] };

function record(more: Record<string, string> = {}): string {
  const salt = kept("t4ble")!["salt-rows"]!;
  const notes = { luck: "2", table: "t4ble", round: "1", "seal-rows": sealOf("t4ble", 1, "rows", COMMITMENT, salt), commitment: COMMITMENT, seed: SEED, "salt-rows": salt, ...more };
  const lines = Object.entries(notes).map(([name, text]) => `note ${name}: ${text}`);
  return ["ludotek: 1", "game: novem", ...lines, "result: none", "", "1. chance: set-up 1"].join("\n");
}

describe("a browser's part of the luck", () => {
  beforeEach(() => localStorage.clear());

  it("is sealed at once, and shown only when everybody else's is sealed", () => {
    const [seal, ...more] = answers(table());
    expect(seal).toMatchObject({ type: "seal", round: 1 });
    expect(more).toEqual([]);
    const mine = (seal as { seal: string }).seal;
    expect(answers(table({ seals: { rows: mine } }))).toEqual([]);
    const [salt] = answers(table({ seals: { rows: mine, columns: "c0" } }));
    expect(salt).toEqual({ type: "salt", round: 1, salt: kept("t4ble")!["salt-rows"] });
    expect(sealOf("t4ble", 1, "rows", COMMITMENT, (salt as { salt: string }).salt)).toBe(mine);
    expect(kept("t4ble")).toMatchObject({ "seal-rows": mine, "seal-columns": "c0" });
  });

  it("goes in one breath where bots alone are waited for", () => {
    expect(answers(table(bots)).map((said) => said.type)).toEqual(["seal", "salt"]);
  });

  it("waits for those who have not sat down, and for nobody who adds nothing", () => {
    expect(answers(table({ seats: [seat("rows", "person"), seat("columns", "anyone")] })).map((said) => said.type)).toEqual(["seal"]);
    expect(answers(table({ waived: ["columns"] })).map((said) => said.type)).toEqual(["seal", "salt"]);
    expect(answers(table({ waived: ["rows"] }))).toEqual([]);
  });

  it("is bound to the seals that were there when it was shown", () => {
    const mine = (answers(table())[0] as { seal: string }).seal;
    answers(table({ seals: { rows: mine, columns: "c0" } }));
    answers(table({ seals: { rows: mine, columns: "c9" } }));
    expect(kept("t4ble")!["seal-columns"]).toBe("c0");
  });

  it("is the same after the page was closed, and another in another round", () => {
    const first = answers(table());
    expect(answers(table())).toEqual(first);
    expect(answers(table({ round: 2 }))).not.toEqual(first);
  });

  it("is sealed anew where another device sealed it, but only when the table has waited in vain", () => {
    expect(answers(table({ seals: { rows: "other", columns: "c0" } }))).toEqual([]);
    expect(answers(table({ seals: { rows: "other", columns: "c0" }, late: ["rows"] })).map((said) => said.type)).toEqual(["seal"]);
  });

  it("is none of those who watch, and nothing is said once the game has begun", () => {
    expect(answers(table({ your_seat: -3 }))).toEqual([]);
    expect(answers(table({ status: "live" }))).toEqual([]);
    expect(kept("t4ble")).toEqual({ table: "t4ble", commitment: COMMITMENT });
  });

  it("is not given to a house that shows another commitment than at first", () => {
    answers(table());
    expect(isBroken(table())).toBe(false);
    expect(isBroken(table({ commitment: "00".repeat(32) }))).toBe(true);
    expect(answers(table({ commitment: "00".repeat(32) }))).toEqual([]);
  });

  it("remembers a hundred tables", () => {
    for (let i = 0; i <= 100; i++) answers(table({ id: `t${i}` }));
    expect([kept("t0"), kept("t1") !== null, kept("t100") !== null]).toEqual([null, true, true]);
  });
});

describe("the record in the end", () => {
  beforeEach(() => {
    localStorage.clear();
    answers(table(bots));
  });

  it("holds what was promised", () => {
    expect(brokenNotes(record(), kept("t4ble")!)).toEqual([]);
  });

  it("is found out by what is not as it was promised", () => {
    const promised = kept("t4ble")!;
    expect(brokenNotes(record({ commitment: "00".repeat(32) }), promised)).toContain("commitment");
    expect(brokenNotes(record({ seed: "00".repeat(32) }), promised)).toEqual(["seed"]);
    expect(brokenNotes(record({ seed: "" }), promised)).toEqual(["seed"]);
    expect(brokenNotes(record({ "salt-rows": "00".repeat(32) }), promised)).toEqual(["salt-rows"]);
    expect(brokenNotes(record({ "seal-columns": "11".repeat(32), "salt-columns": "22".repeat(32) }), promised)).toEqual(["seal-columns", "salt-columns"]);
    expect(brokenNotes(record({ "salt-columns": "22".repeat(32) }), promised)).toEqual(["salt-columns"]);
    const unforeseen = sealOf("t4ble", 1, "columns", COMMITMENT, "22".repeat(32));
    expect(brokenNotes(record({ "seal-columns": unforeseen, "salt-columns": "22".repeat(32) }), promised)).toEqual(["seal-columns"]);
    expect(brokenNotes("", promised)).toContain("commitment");
  });
});
