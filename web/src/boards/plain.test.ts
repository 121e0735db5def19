import { describe, expect, it } from "vitest";
import { Language } from "../lib/language";
import { fieldName, fieldValue } from "./plain";

const english = new Language("en");

describe("a view as words", () => {
  it("has names without low lines, if the game has no words for them", () => {
    expect(fieldName(english, "chess", "half_moves")).toBe("half moves");
  });

  it("says what is hidden, what is not, and what there is none of", () => {
    expect(fieldValue(english, null)).toBe("hidden");
    expect(fieldValue(english, [true, false])).toBe("yes no");
    expect(fieldValue(english, [])).toBe("nothing");
    expect(fieldValue(english, { king_at: "e1", moved: [1, 2] })).toBe("king at e1, moved 1 2");
  });
});
