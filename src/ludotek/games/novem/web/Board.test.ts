import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cleanup } from "@testing-library/svelte";
import { phrase } from "$house/lib/phrase";
import type { GameEvent, Moment, OfferedMove, Seat } from "$house/lib/types";
import { heard, offered } from "$house/boards/making";
import Board from "./Board.svelte";
import type { Deed, NovemView, Told } from "./types";

const view: NovemView = {
  game: 1,
  rows: 0,
  attacker: 0,
  tiles: [2, 7, 6, 9, 5, 1, 4, 3, 0],
  below: [8, 3, 4, 1, 5, 9, 6, 0, 0],
  empty_rounds: 0, stall: 6,
  points: [0, null],
  marker: null,
};
const offer = (move: number, does: Deed) => offered("novem", move, does);
const rows = [0, 1, 2].map((row) => offer(row, { verb: "row", row }));
const columns = [0, 1, 2].map((column) => offer(3 + column, { verb: "column", column }));
const seats = ["rows", "columns"].map((name) => ({ name, kind: "person", present: true }) as Seat);
const told = (one: Told) => heard(one);

function lay(moves: OfferedMove<Deed>[], yourSeat = 0, more: Partial<NovemView> = {}, happened: GameEvent<Told>[] = []) {
  const play = vi.fn();
  const moment: Moment<NovemView, Deed> = {
    kind: "sealed",
    view: { ...view, ...more },
    question: 0,
    moves,
    awaiting: [],
    others: true,
    deadline: null,
    sentence: phrase("novem-choose"),
  };
  return { play, ...render(Board, { moment, yourSeat, seats, happened, play }) };
}

const choices = () => screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"));

afterEach(cleanup);

describe("Novem's board", () => {
  it("says what lies on each square, and what lies below", () => {
    lay(rows);
    expect(screen.getAllByRole("img")).toHaveLength(9);
    expect(screen.getByRole("img", { name: "A1: 2, below it 8" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "C2: 3, the last tile" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "C3: empty" })).toBeTruthy();
  });

  it("offers the moves it is given and no others", () => {
    lay(rows.slice(0, 2));
    expect(choices()).toEqual(["Choose row A", "Choose row B"]);
  });

  it("offers columns to those who own them", () => {
    lay(columns, 1);
    expect(choices()).toEqual(["Choose column 1", "Choose column 2", "Choose column 3"]);
  });

  it("offers nothing to those who watch", () => {
    lay([], -3);
    expect(choices()).toEqual([]);
  });

  it("plays what is clicked", async () => {
    const { play } = lay(columns, 1);
    await fireEvent.click(screen.getByRole("button", { name: "Choose column 2" }));
    expect(play.mock.calls).toEqual([[4]]);
  });

  it("plays by the keys that are written on the board, and by no others", async () => {
    const { play } = lay(rows.slice(0, 2));
    await fireEvent.keyDown(window.document.body, { key: "b" });
    await fireEvent.keyDown(window.document.body, { key: "c" });
    await fireEvent.keyDown(window.document.body, { key: "1" });
    await fireEvent.keyDown(window.document.body, { key: "a", ctrlKey: true });
    expect(play.mock.calls).toEqual([[1]]);
  });

  it("shows one's own sealed marker", () => {
    const { container } = lay([], 0, { marker: 1 });
    expect(container.querySelector(".laid")?.textContent?.trim()).toBe("B");
    expect(container.querySelectorAll(".square.chosen")).toHaveLength(3);
  });

  it("keeps the points of the other hidden when they are", () => {
    const { container } = lay(rows);
    expect([...container.querySelectorAll(".points dd:first-of-type")].map((one) => one.textContent?.trim()).slice(0, 2)).toEqual(["0", "?"]);
  });

  it("shows a reveal: both markers turn, the row, the column, and the tile that goes", () => {
    const { container } = lay(rows, 0, {}, [told({ event: "revealed", row: 1, column: 2 }), told({ event: "took", seat: 0, tile: 1 })]);
    expect([...container.querySelectorAll(".reveal .front text")].map((one) => one.textContent)).toEqual(["B", "3"]);
    expect(container.querySelectorAll(".crossing rect")).toHaveLength(2);
    expect(container.querySelector(".flying.down .value")?.textContent).toBe("1");
    expect([...container.querySelectorAll(".square")].map((one) => one.classList.contains("hit")).indexOf(true)).toBe(5);
  });

  it("marks what was chosen last, until another game begins", () => {
    const revealed = told({ event: "revealed", row: 1, column: 2 });
    const { container, unmount } = lay(rows, 0, {}, [revealed]);
    expect(choices()).toEqual(["Choose row A", "Choose row B (chosen last time)", "Choose row C"]);
    expect(container.querySelectorAll(".was")).toHaveLength(2);
    unmount();
    lay(rows, 0, {}, [revealed, told({ event: "set", layout: 0, game: 2 })]);
    expect(choices()).toEqual(["Choose row A", "Choose row B", "Choose row C"]);
  });
});
