import { describe, expect, it } from "vitest";
import { waiting } from "./handing";

describe("games that were played without the house", () => {
  it("are handed in once", () => {
    expect(waiting(["me", "record-one", "record-two", "handed-two", "chat-one"])).toEqual(["one"]);
    expect(waiting(["record-one", "handed-one"])).toEqual([]);
  });
});
