import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offered } from "../boards/making";
import { phrase } from "../lib/phrase";
import { inspect } from "../lib/places";
import { Language } from "../lib/language";
import { beside, isTopFreer, nameOf, readableAt, wordOf, wordsIn } from "../lib/reading";
import type { Moment } from "../lib/types";
import Inspector from "./Inspector.svelte";

const tiles = [7, 3, 5, 2, 4, 9, 6, 8, 1];
const view = { game: 1, rows: 0, attacker: 0, tiles, below: tiles.map((tile) => 10 - tile), empty_rounds: 0, stall: 6, points: [0, 0], marker: null };
const moment = (kind: Moment["kind"] = "sealed", question = 0): Moment => ({
  kind, view, question, awaiting: [0], others: true, deadline: null, sentence: phrase("x"), moves: [offered("novem", 0, { verb: "row" }, { row: "A" })],
});

let play: ReturnType<typeof vi.fn<() => void>>;
let row: HTMLElement;
let column: HTMLElement;

/** A board with a row that can be chosen and a column that cannot. */
async function lay(kind: Moment["kind"] = "sealed") {
  const board = document.createElement("div");
  board.className = "board";
  board.innerHTML = `<button data-place="row-0" data-move="0" aria-label="Choose row A">A</button><button data-place="column-1" data-why="Not yours." aria-disabled="true">2</button>`;
  document.body.append(board);
  [row, column] = [...board.children] as [HTMLElement, HTMLElement];
  play = vi.fn<() => void>();
  row.addEventListener("click", play);
  const shown = render(Inspector, { game: "novem", moment: moment(kind), yourSeat: 0 });
  await vi.dynamicImportSettled();
  await tick();
  return shown;
}

const point = (thing: Element, type: string, pointerType: string) => fireEvent(thing, Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType }));
const read = () => document.querySelector("#inspector");

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

describe("the inspector", () => {
  it("shows what lies under a pointer that stays, and takes it away with the pointer", async () => {
    await lay();
    await point(row, "pointerover", "mouse");
    expect(read()).toBeNull();
    vi.advanceTimersByTime(400);
    await tick();
    expect(read()!.textContent).toContain("A1: 7, below it 3");
    expect(row.getAttribute("aria-describedby")).toBe("inspector");
    await point(document.body, "pointerover", "mouse");
    expect(read()).toBeNull();
    expect(row.hasAttribute("aria-describedby")).toBe(false);
  });

  it("shows what the keyboard comes to", async () => {
    await lay();
    vi.spyOn(row, "matches").mockImplementation((selector) => selector === ":focus-visible");
    await fireEvent.focusIn(row);
    expect(read()!.getAttribute("role")).toBe("tooltip");
    await fireEvent.focusOut(row);
    expect(read()).toBeNull();
  });

  it("only looks under a long press", async () => {
    await lay();
    await point(row, "pointerdown", "touch");
    vi.advanceTimersByTime(500);
    await tick();
    expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain("Close");
    await point(row, "pointerup", "touch");
    await point(row, "click", "touch");
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector("[data-confirm]")).toBeNull();
  });

  it("selects by a tap, and confirms in another place", async () => {
    await lay();
    await point(row, "click", "touch");
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector("[data-confirm='0']")!);
    expect(play).toHaveBeenCalledOnce();
    expect(read()).toBeNull();
  });

  it("lets go of what was selected by Escape, and when something else is asked", async () => {
    const { rerender } = await lay();
    await point(row, "click", "touch");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(read()).toBeNull();
    await point(row, "click", "touch");
    await rerender({ moment: moment("sealed", 1) });
    expect(read()).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it("comes between nobody and a mouse, nor a finger in a race", async () => {
    await lay("race");
    await point(row, "click", "touch");
    expect(play).toHaveBeenCalledOnce();
    await point(row, "pointerover", "mouse");
    vi.advanceTimersByTime(500);
    await tick();
    expect(read()).toBeNull();
    await point(row, "click", "mouse");
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("says why something cannot be done when it is clicked on", async () => {
    await lay();
    await point(column, "click", "mouse");
    expect(read()!.textContent).toContain("Not yours.");
  });

  it("shows what a link of the log names", async () => {
    await lay();
    row.scrollIntoView = () => undefined;
    inspect("row-0");
    await tick();
    expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain("A3: 5");
  });
});

describe("a word of a game's own", () => {
  it("is told by the game's messages, and by nothing else", async () => {
    const toy = new Language("en");
    toy.add("toy-word-heat = Heat\n    .about = Three are too many.");
    expect(wordOf("word-heat", "toy", toy)).toEqual({ title: "Heat", text: [{ words: "Three are too many." }] });
    expect([wordOf("word-cold", "toy", toy), wordOf("card-1", "toy", toy)]).toEqual([null, null]);
  });

  const toy = new Language("uk");
  toy.add(["toy-glossary = heat, turn, band", "toy-word-heat = Heat", "    .forms = heat, too hot", "    .about = Three.", "toy-word-turn = Turn", "    .forms = Turn", "    .about = Up to five."].join("\n"));
  toy.add(["toy-word-band = Загін", "    .forms = загін, загон*", "    .about = Воює."].join("\n"));

  it.each([
    ["Heat and again heat.", ["Heat"]],
    ["It is too hot: take a Turn.", ["Heat", "Turn"]],
    ["In turn, reheat it.", []],
    ["Два загони й перезагони.", ["Загін"]],
    ["Перезагонити", []],
  ])("is found in a text by its forms: %s", (text, found) => {
    expect(wordsIn(text, "toy", toy).map(({ title }) => title)).toEqual(found);
    expect(wordsIn(text, "nowhere", toy)).toEqual([]);
  });

  it("gives way to what can be chosen, where it stands on that", () => {
    document.body.innerHTML = '<div data-place="seat-0"><i data-read="word-heat"></i></div><div data-place="card-1" data-move="3"><b data-read="word-heat"></b></div>';
    expect(nameOf(readableAt(document.querySelector("i")!)!)).toBe("word-heat");
    expect(nameOf(readableAt(document.querySelector("b")!)!)).toBe("card-1");
  });
});

describe("the place of a sheet", () => {
  const line = (top: number) => ({ left: 0, right: 360, top, bottom: top + 90 });
  const [a, b, c] = [line(350), line(450), line(550)];

  it.each([
    [a, [b, c], 345, true], // the other rows stay in reach
    [b, [a, c], 345, true],
    [c, [a, b], 345, true],
    [line(150), [line(250), line(350)], 400, false], // what is read is not covered
    [line(700), [line(600)], 400, true],
    [line(100), [], 300, false],
  ])("is where it leaves more to choose from: %o", (thing, others, height, expected) => {
    expect(isTopFreer(thing, others, height, 844)).toBe(expected);
  });
});

describe("the place beside a thing", () => {
  const window = { width: 1000, height: 600 };

  it.each([
    ["to its right", { left: 100, top: 50, right: 200, bottom: 90 }, { left: 208, top: 50 }],
    ["to its left where the right has no room", { left: 700, top: 50, right: 900, bottom: 90 }, { left: 372, top: 50 }],
    ["below what is as wide as the window", { left: 10, top: 50, right: 990, bottom: 90 }, { left: 10, top: 98 }],
    ["above what lies at the bottom", { left: 10, top: 500, right: 990, bottom: 590 }, { left: 10, top: 292 }],
    ["and never out of the window", { left: 100, top: 580, right: 200, bottom: 600 }, { left: 208, top: 392 }],
  ])("is %s", (_, thing, place) => {
    expect(beside(thing, 320, 200, window)).toEqual(place);
  });
});
