import { describe, expect, it } from "vitest";
import { Language } from "./language";
import { calledOf } from "./seats";

describe("what somebody is called", () => {
  const [english, ukrainian] = [new Language("en"), new Language("uk")];

  it("is in the reader's language for a guest who has chosen no name", () => {
    expect([calledOf(english, "Гість 6180"), calledOf(ukrainian, "Guest 6180")]).toEqual(["Guest 6180", "Гість 6180"]);
  });

  it("is the name that anybody has chosen", () => {
    expect(["Guest", "Agent 47", "Guest 12 b", null].map((name) => calledOf(ukrainian, name))).toEqual(["Guest", "Agent 47", "Guest 12 b", null]);
  });
});
