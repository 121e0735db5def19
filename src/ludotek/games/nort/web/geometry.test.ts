import { describe, expect, it } from "vitest";
import { freshFrom, frame, lattice, path, point, reached, upTo } from "./geometry";
import type { Drawing, Trace } from "./view";

const trace = (seat: number, round: number, start: [number, number], end: [number, number], dotted = false): Trace => ({ seat, round, dotted, start, end });
const traces = [
  trace(0, 1, [7, 1], [7, 6]),
  trace(1, 1, [13, 19], [13, 10]),
  trace(0, 2, [7, 6], [4, 6], true),
  trace(1, 2, [13, 10], [13, 8]),
];
const drawing: Drawing = {
  mines: [],
  traces,
  drivers: [
    { at: [4, 6], heading: "west" },
    { at: [13, 8], heading: "south" },
  ],
};

describe("Nort's drawing", () => {
  it("has the north at the top", () => {
    expect(point([7, 1], 20)).toEqual({ x: 7, y: 19 });
    expect(path(traces[0]!, 20)).toBe("M7 19L7 14");
  });

  it("draws every line between the walls, of arenas of any size", () => {
    expect(lattice(3)).toBe("M1 0V3M0 1H3M2 0V3M0 2H3");
    expect(lattice(16, 5).split("M")).toHaveLength(7);
    expect(frame(16)).not.toBe(frame(20));
  });

  it("puts dots where a move arrives, and none where it began", () => {
    expect(reached(traces[2]!)).toEqual([[6, 6], [5, 6], [4, 6]]);
  });

  it("knows what is new: the last round's traces that were not shown yet", () => {
    expect(freshFrom(traces, 2)).toBe(2);
    expect(freshFrom(traces, 3)).toBe(3);
    expect(freshFrom(traces, 0)).toBe(2);
    expect(freshFrom(traces, 4)).toBe(4);
    expect(freshFrom([], 0)).toBe(0);
  });

  it("can be drawn anew from the first trace on, with the vehicles where they were", () => {
    expect(upTo(drawing, 4)).toEqual(drawing);
    expect(upTo(drawing, 1).traces).toEqual(traces.slice(0, 1));
    expect(upTo(drawing, 1).drivers).toEqual([
      { at: [7, 6], heading: "north" },
      { at: [13, 19], heading: "south" },
    ]);
    expect(upTo(drawing, 0).drivers[0]).toEqual({ at: [7, 1], heading: "north" });
  });
});
