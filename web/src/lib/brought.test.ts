import { get } from "svelte/store";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { artAddress, boardAddress, isMet, meet, switchTo, teaches } from "./brought";
import { hasLesson } from "./games";
import { Language, language, speak } from "./language";
import type { GameCard } from "./types";

const card = (id: string, more: Partial<GameCard> = {}) => ({ id, art: null, board: null, has_lesson: false, words: ["en", "uk"], ...more }) as GameCard;
const text = (id: string) => get(language).text(id);
let games: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  speak("en");
  games = vi.spyOn(api, "games").mockImplementation(async () => [card("shoal", { board: "/api/games/shoal/board.js", art: "/api/games/shoal/board/art.svg" }), card("dull", { words: [] }), card("taught", { has_lesson: true })]);
  vi.spyOn(api, "words").mockImplementation(async (game, code) => `${game}-title = ${game} in ${code}\nweb-loading = Mine now\n`);
});
afterEach(() => vi.restoreAllMocks());

describe("a game that the client was built with", () => {
  it("needs nothing from the server", async () => {
    expect(isMet("novem")).toBe(true);
    await meet("novem", "oath");
    expect(games).not.toHaveBeenCalled();
    expect(boardAddress("novem")).toBeNull();
    expect(hasLesson("north")).toBe(true);
  });
});

describe("a game that comes from elsewhere", () => {
  it("is met when its words are here", async () => {
    expect(isMet("shoal")).toBe(false);
    const both = [meet("shoal"), meet("shoal")];
    await Promise.all(both);
    expect(games).toHaveBeenCalledTimes(1);
    expect(isMet("shoal")).toBe(true);
    expect(text("shoal-title")).toBe("shoal in en");
    expect(boardAddress("shoal")).toBe("/api/games/shoal/board.js");
    expect([artAddress("shoal"), artAddress("novem")]).toEqual(["/api/games/shoal/board/art.svg", null]);
  });

  it("overrules no word of the house", async () => {
    await meet("shoal");
    expect(text("web-loading")).toBe(new Language("en").text("web-loading"));
    expect(text("web-loading")).not.toContain("Mine");
  });

  it("speaks another language as soon as the house does", async () => {
    await meet("shoal");
    await switchTo("uk");
    expect(get(language).code).toBe("uk");
    expect(text("shoal-title")).toBe("shoal in uk");
  });

  it("is shown plainly if it has no words", async () => {
    await meet("dull");
    expect(isMet("dull")).toBe(true);
    expect(text("dull-title")).toBe("dull-title");
  });

  it("says whether it teaches", async () => {
    await meet("taught");
    expect([teaches("taught"), hasLesson("taught"), hasLesson("shoal")]).toEqual([true, true, false]);
  });

  it("is not asked for again if the house does not have it", async () => {
    await meet("gone");
    await meet("gone");
    expect(games).toHaveBeenCalledTimes(1);
    expect(boardAddress("gone")).toBeNull();
  });

  it("is asked for again if the house did not answer", async () => {
    games.mockRejectedValueOnce(new Error("lost"));
    await meet("late");
    expect(isMet("late")).toBe(false);
    await meet("late");
    expect(games).toHaveBeenCalledTimes(2);
  });
});
