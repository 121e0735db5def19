import { describe, expect, it } from "vitest";
import { heard } from "$house/boards/making";
import type { Scene } from "$house/lib/lesson";
import { notes, unsaid } from "$house/lib/lessons";
import type { GameEvent } from "$house/lib/types";
import { lesson } from "./lesson";
import type { NortView, Told } from "./types";

const ME = 0;
const unused = { adjust: 0, reverse: 0, over: 0, through: 0 };
const view: NortView = {
  stage: "sealed", round: 1, rounds: 18, squares: 20, covered: false,
  arena: { mines: [], drivers: [{ at: [7, 1], heading: "north" }, { at: [13, 19], heading: "south" }], traces: [] },
  ways: [{ move: 2, end: [7, 9], is_fatal: false, crossings: 0 }],
  dice: [6, 2], first: null, barred: [false, false], called: [], standing: null, mover: null, declared: [], idle: [],
  vehicles: [{ name: "Lynx", turn: 5, powers: ["adjust"] }], vehicle: [0, null], turned: [false, false],
  powers_left: [2, 2], powers_used: [unused, unused], crossings: [0, 0], speed: [0, 0], end: null,
};
const event = (told: Told): GameEvent<Told> => heard(told);
const scene = (more: Partial<NortView> = {}, told: GameEvent<Told>[] = [], isAsked = true, isOver = false): Scene<NortView, Told> => ({ view: { ...view, ...more }, me: ME, isAsked, offers: [], told, isOver });
const BASICS = ["goal", "vehicle", "dice", "opening", "ways", "sealed"];
const traces = [{ seat: 0, round: 1, dotted: false, start: [7, 1] as [number, number], end: [7, 9] as [number, number] }];

describe("the lesson of Nort", () => {
  it("says every step in both languages", () => {
    expect(unsaid(lesson, { low: 2, high: 6, sum: 8, less: 4, turn: 5 })).toEqual([]);
  });

  it("begins in the garage, then tells of the first call and of the ways that it may go", () => {
    const learned: string[] = [];
    expect(notes(lesson, scene({ stage: "vehicles", ways: [] }), learned)).toEqual(["goal", "vehicle"]);
    expect(notes(lesson, scene(), learned)).toEqual(["dice", "opening", "ways", "sealed"]);
    expect(lesson.steps.find((step) => step.id === "dice")?.gaps?.(scene())).toEqual({ low: 2, high: 6, sum: 8, less: 4 });
  });

  it("tells of traces and turning in the second round, and of a pair when one is rolled", () => {
    const learned = [...BASICS];
    expect(notes(lesson, scene({ round: 2, arena: { ...view.arena!, traces }, dice: [3, 3] }), learned)).toEqual(["traces", "turn", "pair"]);
    expect(notes(lesson, scene({ round: 3, turned: [true, false] }), learned)).toEqual(["turned"]);
  });

  it("tells of powers when they may be used, and of crossings to whoever crossed", () => {
    expect(notes(lesson, scene({ stage: "powers" }), [...BASICS])).toEqual(["powers"]);
    const crossed = (seat: number) => event({ event: "crossed", seat, times: 1 });
    expect(notes(lesson, scene({}, [crossed(1)]), [...BASICS])).toEqual([]);
    expect(notes(lesson, scene({}, [crossed(ME)]), [...BASICS])).toEqual(["crossed"]);
  });

  it("shows a crash, and says how to play on", () => {
    const crash = event({ event: "hit-the-edge", seat: ME, place: { x: 0, y: 4 } });
    expect(notes(lesson, scene({ stage: "over", ways: [] }, [crash], false, true), [...BASICS])).toEqual(["crash", "result"]);
  });
});
