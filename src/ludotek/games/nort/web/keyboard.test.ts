import { describe, expect, it } from "vitest";
import { directionOf, typedAfter } from "./keyboard";

const type = (keys: string[]): string => keys.reduce(typedAfter, "");

describe("a value typed on the keyboard", () => {
  it("is a number from 0 to 12", () => {
    expect(type(["7"])).toBe("7");
    expect(type(["1", "2"])).toBe("12");
    expect(type(["1", "0"])).toBe("10");
    expect(type(["0"])).toBe("0");
  });

  it("begins anew with a digit that would make it too high", () => {
    expect(type(["1", "3"])).toBe("3");
    expect(type(["7", "2"])).toBe("2");
    expect(type(["0", "5"])).toBe("5");
    expect(type(["1", "2", "4"])).toBe("4");
  });

  it("can be taken back, and other keys leave it as it is", () => {
    expect(type(["7", "Escape"])).toBe("");
    expect(type(["7", "Backspace", "4"])).toBe("4");
    expect(type(["7", "x", "Shift"])).toBe("7");
  });

  it("goes where the arrow points", () => {
    expect(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"].map(directionOf)).toEqual(["left", "straight", "right", undefined]);
  });
});
