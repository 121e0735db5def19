import { expect, it } from "vitest";
import { lineage, lineThrough, newest } from "./chronicle";
import type { Chapter } from "./types";

const game = (table: string, after: string | null, ended: number | null = 1): Chapter =>
  ({ table, after, ended, left: ended ? `seed of ${table}` : "" }) as Chapter;
// One world was continued twice, and the newer branch has a game that is not over.
const GAMES = [game("a", null, 1), game("b", "a", 2), game("c", "a", 3), game("d", "b", 4), game("e", "c", null)];
const tables = (games: Chapter[]) => games.map((one) => one.table).join("");

it("goes from the first game through any other to the last that left a world", () => {
  expect(tables(lineThrough(GAMES, "b"))).toBe("abd");
  expect(tables(lineThrough(GAMES, "c"))).toBe("ac");
  expect(tables(lineThrough(GAMES, "a"))).toBe("ac");
});

it("knows whose world is today's", () => {
  expect(newest(GAMES)?.table).toBe("d");
  expect(newest([game("a", null, null)])).toBeNull();
});

it("gives every branch a column of its own", () => {
  expect(lineage(GAMES).map((twig) => [twig.chapter.table, twig.column, twig.from])).toEqual([
    ["a", 0, null],
    ["b", 0, 0],
    ["d", 0, 0],
    ["c", 1, 0],
    ["e", 1, 1],
  ]);
});
