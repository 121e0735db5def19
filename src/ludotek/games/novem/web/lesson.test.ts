import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { heard } from "$house/boards/making";
import type { Scene } from "$house/lib/lesson";
import { notes, unsaid } from "$house/lib/lessons";
import { phrase } from "$house/lib/phrase";
import type { GameEvent, Moment, Seat } from "$house/lib/types";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import type { Deed, NovemView, Told } from "./types";

const ME = 0;
const view: NovemView = { game: 1, rows: 0, attacker: ME, tiles: [2, 7, 6, 9, 5, 1, 4, 3, 8], below: [8, 3, 4, 1, 5, 9, 6, 7, 2], empty_rounds: 0, stall: 6, points: [0, null], marker: null };
const event = (told: Told): GameEvent<Told> => heard(told);
const revealed = event({ event: "revealed", row: 0, column: 1 });
const scene = (told: GameEvent<Told>[], more: Partial<NovemView> = {}, isAsked = true, isOver = false): Scene<NovemView, Told> => ({ view: { ...view, ...more }, me: ME, isAsked, offers: [], told, isOver });

afterEach(cleanup);

describe("the lesson of Novem", () => {
  it("says every step in both languages", () => {
    expect(unsaid(lesson, { side: "rows", rounds: 2, most: 6 })).toEqual([]);
  });

  it("points at something that is on the board", () => {
    const moment: Moment<NovemView, Deed> = { kind: "sealed", view, question: 1, moves: [], awaiting: [], others: false, deadline: null, sentence: phrase("x") };
    const seats = ["rows", "columns"].map((name) => ({ name, kind: "person", present: true }) as Seat);
    const { container } = render(Board, { moment, yourSeat: ME, seats, happened: [], play: () => undefined });
    for (const { at } of lesson.steps) expect(container.querySelectorAll(`[data-lesson="${at}"]`), at).toHaveLength(1);
  });

  it("tells an attacker of attacking, and of the reveal only when there was one", () => {
    const learned: string[] = [];
    expect(notes(lesson, scene([]), learned)).toEqual(["goal", "lines", "attack", "stacks"]);
    expect(notes(lesson, scene([], { marker: 0 }, false), learned)).toEqual(["sealed"]);
    expect(notes(lesson, scene([revealed], { attacker: 1 }), learned)).toEqual(["reveal", "defend"]);
  });

  it("tells what defending means to whoever defends first", () => {
    expect(notes(lesson, scene([], { attacker: 1 }))).toEqual(["goal", "lines", "stacks", "defend"]);
  });

  it("tells of empty squares and of stalling when they come", () => {
    const learned = ["goal", "lines", "attack", "stacks", "sealed", "reveal", "defend"];
    const empty = event({ event: "found-empty", seat: 1, rounds: 1 });
    expect(notes(lesson, scene([revealed, empty], { empty_rounds: 1 }), learned)).toEqual(["empty"]);
    expect(notes(lesson, scene([revealed, empty], { empty_rounds: 2 }), learned)).toEqual(["stall"]);
  });

  it("tells of the end when a line has few tiles left, and of the second game when the first is over", () => {
    const learned = ["goal", "lines", "attack", "stacks", "sealed", "reveal", "defend"];
    const few = { tiles: [2, 0, 0, ...view.tiles.slice(3)], below: [8, 0, 0, ...view.below.slice(3)] };
    expect(notes(lesson, scene([revealed], few), learned)).toEqual(["end"]);
    expect(notes(lesson, scene([revealed, event({ event: "ended", game: 1, ending: "row" })]), learned)).toEqual(["second"]);
    expect(notes(lesson, scene([revealed], {}, false, true), learned)).toEqual(["result"]);
  });
});
