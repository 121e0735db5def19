import { describe, expect, it } from "vitest";
import { announced, boastOf, type ReadSealed } from "./boasts";

const LINES = 3;
const ROUNDS = Array.from({ length: 4000 }, (_, round) => round);
const seats = (level: number) => [{ kind: "person", level: null }, { kind: "bot", level }];
const table = (level = 3, more: object = {}) => ({ id: "t", game: "novem", seats: seats(level), status: "live", history: [], moment: { view: {} }, ...more }) as unknown as Parameters<typeof boastOf>[0];
const at = (round: number, last: number | null = null): ReadSealed => () => ({ round, choices: LINES, last, gaps: (choice) => ({ choice }) });
const speaks = (id = "t") => ROUNDS.filter((round) => announced(id, 1, round, LINES) !== null);

describe("what a bot announces of a sealed choice", () => {
  it("is drawn from what everybody knows, so it is the same whatever was sealed", () => {
    const round = speaks()[0]!;
    const said = [null, 0, 1, 2].map((marker) => boastOf(table(3, { moment: { view: { marker }, moves: [{ move: marker }] } }), at(round)));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]?.id).toBe("novem-bot-announces-3");
  });

  it("says no more of the choice than a die does: each line as often, and true as often as any guess", () => {
    const lines = speaks().map((round) => announced("t", 1, round, LINES)!);
    const often = lines.length / LINES;
    for (const line of [0, 1, 2]) {
      expect(Math.abs(lines.filter((one) => one === line).length - often)).toBeLessThan(3 * Math.sqrt(often));
      const mix = speaks().map((_, place) => (place % 7 < 4 ? line : (line + 1) % LINES)); // however lopsided the bot plays
      expect(Math.abs(lines.filter((one, place) => one === mix[place]).length - often)).toBeLessThan(3 * Math.sqrt(often));
    }
  });

  it("is seldom, and never follows at once on another", () => {
    const rounds = speaks();
    expect(rounds.length / ROUNDS.length).toBeGreaterThan(0.1);
    expect(rounds.length / ROUNDS.length).toBeLessThan(0.3);
    expect(rounds.some((round) => rounds.includes(round + 1))).toBe(false);
  });

  it("is another at another table, and for another seat", () => {
    expect(speaks("u")).not.toEqual(speaks("t"));
    expect(ROUNDS.filter((round) => announced("t", 0, round, LINES) !== null)).not.toEqual(speaks());
  });

  it("is admitted when all is open, by what was revealed", () => {
    const round = speaks()[0]!;
    const line = announced("t", 1, round, LINES)!;
    expect(boastOf(table(5), at(round + 1, line))?.id).toBe("novem-bot-meant-5");
    expect(boastOf(table(5), at(round + 1, (line + 1) % LINES))?.id).toBe("novem-bot-bluffed-5");
    expect(boastOf(table(5, { status: "over" }), at(round + 1, line))?.id).toBe("novem-bot-meant-5");
    expect(boastOf(table(5), at(round + 1, null))).toBeNull();
  });

  it("is the manner of some: beginners say nothing of it, nor does anybody before or after a game", () => {
    const round = speaks()[0]!;
    expect([1, 2, 3, 4, 5].map((level) => boastOf(table(level), at(round)) !== null)).toEqual([false, false, true, true, true]);
    expect(boastOf(table(3, { seats: [{ kind: "person", level: null }] }), at(round))).toBeNull();
    for (const status of ["open", "over"]) expect(boastOf(table(3, { status }), at(round))).toBeNull();
  });
});
