import { describe, expect, it } from "vitest";
import { poster, type Duel } from "./poster";
import type { Trace } from "./view";

const trace = (seat: number, start: [number, number], end: [number, number], dotted = false): Trace => ({ seat, round: 1, dotted, start, end });
const duel: Duel = {
  drawing: {
    mines: [{ at: [4, 4], shape: "triangle", active: true }],
    drivers: [{ at: [5, 2], heading: "east" }, { at: [8, 3], heading: "west" }],
    traces: [trace(0, [2, 2], [5, 2]), trace(1, [9, 3], [8, 3], true)],
  },
  squares: 10,
  crash: { ending: "edge", loser: 1, at: [8, 3], trace_of: null },
  title: "Blue & Red",
};
const read = (text: string): Document => new DOMParser().parseFromString(text, "image/svg+xml");

describe("the sheet of a duel", () => {
  it("is a drawing by itself, with every trace, mine and crash of it", () => {
    const sheet = read(poster(duel, false));
    expect(sheet.querySelector("parsererror")).toBeNull();
    expect(sheet.querySelector("title")?.textContent).toBe("Blue & Red");
    expect(sheet.querySelectorAll('g[stroke-linecap="round"]')).toHaveLength(2);
    expect(sheet.querySelector('path[d="M2 8L5 8"]')).not.toBeNull();
    expect(sheet.querySelector("animate")).toBeNull();
    expect(sheet.querySelectorAll("[href], image, script")).toHaveLength(0);
  });

  it("is drawn again and again in a clip, trace by trace, all in one loop", () => {
    const clip = read(poster(duel, true));
    expect(clip.querySelector("parsererror")).toBeNull();
    const pens = [...clip.querySelectorAll("mask animate")];
    expect(pens).toHaveLength(2);
    expect(new Set([...clip.querySelectorAll("animate")].map((one) => one.getAttribute("dur"))).size).toBe(1);
    for (const one of clip.querySelectorAll("animate")) {
      const times = one.getAttribute("keyTimes")!.split(";").map(Number);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect([times[0], times.at(-1)]).toEqual([0, 1]);
    }
  });
});
