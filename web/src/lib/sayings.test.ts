import { describe, expect, it } from "vitest";
import { Language } from "./language";
import { occasionOf, sayingOf, type Occasion } from "./sayings";

const OCCASIONS: Occasion[] = ["hello", "close", "won", "lost"];
const seats = [{ kind: "person", level: null }, { kind: "bot", level: 2 }] as never;
const table = { id: "t", seats, status: "live", history: [], outlook: null, result: null } as unknown as Parameters<typeof occasionOf>[0] & { id: string };

describe("what bots say", () => {
  it.each(["en", "uk"] as const)("has words for every level and occasion in %s, no two alike", (code) => {
    const language = new Language(code);
    const ids = [1, 2, 3, 4, 5].flatMap((level) => OCCASIONS.flatMap((occasion) => ["a", "b"].map((id) => sayingOf({ id, seats: [{ kind: "bot", level }] as never }, occasion)!.id)));
    expect(ids.every((id) => language.has(id))).toBe(true);
    expect(new Set(ids.map((id) => language.text(id))).size).toBe(40);
  });

  it("is said by a bot, and by nobody where there is none", () => {
    expect(sayingOf(table, "hello")?.seat).toBe(1);
    expect(sayingOf({ id: "t", seats: [{ kind: "person", level: null }] as never }, "hello")).toBeNull();
  });

  it("is a greeting before anything has happened, and nothing once it has", () => {
    expect(occasionOf(table)).toBe("hello");
    expect(occasionOf({ ...table, history: [{}] as never })).toBeNull();
    expect(occasionOf({ ...table, status: "open" })).toBeNull();
  });

  it("is a word when somebody is about to win, and one at the end", () => {
    expect(occasionOf({ ...table, outlook: { ways: [{ is_close: true }] } as never })).toBe("close");
    expect(occasionOf({ ...table, status: "over", result: [1, -1] })).toBe("lost");
    expect(occasionOf({ ...table, status: "over", result: [-1, 1] })).toBe("won");
    expect(occasionOf({ ...table, status: "over", result: [0, 0] })).toBeNull();
  });
});
