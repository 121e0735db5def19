import { describe, expect, it } from "vitest";
import { botName, featuresOf } from "./company";
import { Language } from "./language";

const LEVELS = [1, 2, 3, 4, 5];
const SEATS = [0, 1, 2, 3, 4, 5];

describe("the company of bots", () => {
  it.each(["en", "uk"] as const)("has a name of its own for every level and seat in %s", (code) => {
    const language = new Language(code);
    const names = LEVELS.flatMap((level) => SEATS.map((index) => botName(language, SEATS.map(() => ({ kind: "bot", level })), index)));
    expect(new Set(names.map((name) => name.split(" · ")[0])).size).toBe(LEVELS.length * SEATS.length);
    expect(names.every((name) => !name.includes("web-bot"))).toBe(true);
  });

  it("knows a single bot again wherever it sits", () => {
    const [bot, person] = [{ kind: "bot", level: 3 }, { kind: "person", level: null }];
    const language = new Language("en");
    expect(botName(language, [person, bot], 1)).toBe(botName(language, [bot, person], 0));
  });

  it("has a face of its own for every seat of a table", () => {
    for (const level of LEVELS) {
      const faces = SEATS.map((index) => JSON.stringify(featuresOf(level, index)));
      expect(new Set(faces).size).toBe(SEATS.length);
    }
  });
});
