import { describe, expect, it } from "vitest";
import { coastIn, sitesIn, type Box } from "./geometry";
import { SLOTS } from "./view";

const SIZES = [[1640, 860], [1000, 480], [760, 330], [1040, 600]] as const;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

describe("the map of Oath", () => {
  it.each(SIZES)("has room for every site at %i by %i, and none lies in another", (width, height) => {
    const boxes = sitesIn(width, height);
    expect(boxes).toHaveLength(SLOTS.length);
    for (const [slot, box] of boxes.entries()) {
      expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height).toBe(true);
      expect(boxes.filter((other, index) => index !== slot && overlap(box, other))).toEqual([]);
    }
  });

  it("is drawn by the same hand each time", () => {
    expect(coastIn(1000, 480)).toBe(coastIn(1000, 480));
  });
});
