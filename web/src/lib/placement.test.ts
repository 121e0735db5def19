import { describe, expect, it } from "vitest";
import { placed, type Box } from "./placement";

const room: Box = { left: 0, top: 0, width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const anchor: Box = { left: 400, top: 300, width: 100, height: 100 };
const covers = (a: Box, b: Box) => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("the place of a note", () => {
  it("is beside what it is about, and not on it", () => {
    const box = placed(anchor, size, room, []);
    expect(covers(box, anchor)).toBe(false);
    expect(box.left).toBe(512);
  });

  it("keeps off what may be touched", () => {
    const busy: Box = { left: 510, top: 250, width: 300, height: 200 };
    expect(covers(placed(anchor, size, room, [busy]), busy)).toBe(false);
  });

  it("stays in the room, whatever it points at", () => {
    for (const corner of [{ left: 0, top: 0 }, { left: 950, top: 0 }, { left: 0, top: 750 }, { left: 950, top: 750 }]) {
      const box = placed({ ...corner, width: 50, height: 50 }, size, room, []);
      expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= 1000 && box.top + box.height <= 800).toBe(true);
    }
  });
});
