import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { get } from "svelte/store";
import { afterEach, describe, expect, it, vi } from "vitest";
import { language } from "$house/lib/language";
import { phrase } from "$house/lib/phrase";
import type { Moment, Seat } from "$house/lib/types";
import { offered } from "$house/boards/making";
import Board from "./Board.svelte";
import { read } from "./reading";
import { DIRECTIONS, VALUES, type Offered } from "./offers";
import type { Deed } from "./types";
import type { Drawing, NortView } from "./view";

const drawing: Drawing = {
  mines: [
    { at: [10, 10], shape: "black", active: true },
    { at: [5, 5], shape: "circle", active: true },
    { at: [10, 4], shape: "square", active: true },
    { at: [6, 9], shape: "triangle", active: false },
  ],
  drivers: [
    { at: [4, 6], heading: "west" },
    { at: [13, 10], heading: "south" },
  ],
  traces: [
    { seat: 0, round: 1, dotted: false, start: [7, 1], end: [7, 6] },
    { seat: 1, round: 1, dotted: false, start: [13, 19], end: [13, 10] },
    { seat: 0, round: 2, dotted: true, start: [7, 6], end: [4, 6] },
  ],
};
const unused = { adjust: 0, reverse: 0, over: 0, through: 0 };
const view: NortView = {
  stage: "race",
  round: 2,
  rounds: 18,
  squares: 20,
  covered: true,
  arena: null,
  ways: [],
  dice: [5, 2],
  first: null,
  barred: [false, false],
  called: [{ first: 1, calls: [{ value: 5, direction: "straight" }, { value: 9, direction: "straight" }] }],
  standing: null,
  mover: null,
  declared: [],
  idle: [],
  vehicles: [
    { name: "Comet", turn: 4, powers: ["adjust", "reverse", "over", "through"] },
    { name: "Wasp", turn: 6, powers: ["reverse", "through"] },
  ],
  vehicle: [1, null],
  turned: [false, false],
  powers_left: [2, 1],
  powers_used: [unused, { ...unused, over: 1 }],
  crossings: [0, 1],
  speed: [5, 9],
  end: null,
};
const seats = ["blue", "red"].map((name) => ({ name, kind: "person", present: true }) as Seat);
const offer = (move: number, does: Deed) => offered("nort", move, does);
const calls = [
  offer(0, { verb: "zero" }),
  ...VALUES.flatMap((value) => DIRECTIONS.map((direction, way) => offer(1 + 3 * (value - 1) + way, { verb: "call", value, direction }))),
];

function lay(moves: Offered[], more: Partial<NortView> = {}, yourSeat = 0, deadline: number | null = null) {
  const play = vi.fn();
  const moment: Moment<NortView, Deed> = {
    kind: "race",
    view: { ...view, ...more },
    question: 7,
    moves,
    awaiting: [],
    others: true,
    deadline,
    sentence: phrase("nort-question", { stage: "race" }),
  };
  const props = { moment, yourSeat, seats, happened: [], play, now: () => 1000 };
  return { play, props, ...render(Board, props) };
}

const button = (name: string) => screen.getByRole("button", { name });
const key = (name: string) => fireEvent.keyDown(window.document.body, { key: name });

afterEach(cleanup);

describe("Nort's board during the call", () => {
  it("shows nothing of the arena but its empty lattice", () => {
    const { container } = lay(calls);
    expect(container.querySelectorAll(".trace, .mine, .vehicle, .crash")).toHaveLength(0);
    expect(container.querySelector(".cover.down")).toBeTruthy();
    expect(container.textContent).not.toContain("13,10");
  });

  it("takes value and direction in one touch, and no key is lit or dark", async () => {
    const { play, container } = lay(calls);
    const keys = [...container.querySelectorAll<HTMLButtonElement>("[data-move]")];
    expect(keys).toHaveLength(37);
    expect(keys.some((one) => one.disabled)).toBe(false);
    expect(new Set([...container.querySelectorAll(".pad .straight")].map((one) => one.className)).size).toBe(1);
    await fireEvent.click(button("11 left"));
    await fireEvent.click(button("zero"));
    expect(play.mock.calls).toEqual([[31], [0]]);
  });

  it("offers the second caller what is left and nothing else", async () => {
    const left = calls.filter(({ move }) => move === 20 || move === 4 || move === 5);
    const { play, container } = lay([...left, offer(37, { verb: "reverse" })], { stage: "second", first: 1 });
    expect([...container.querySelectorAll("[data-move]")].map((one) => one.getAttribute("data-move"))).toEqual(["37", "4", "5", "20"]);
    await fireEvent.click(button("5 straight"));
    await fireEvent.click(button("reverse the call"));
    expect(play.mock.calls).toEqual([[37]]);
  });

  it("takes a number and an arrow from the keyboard as one call", async () => {
    const { play } = lay(calls);
    for (const name of ["1", "2", "ArrowUp", "ArrowLeft", "7", "ArrowLeft", "0", "ArrowRight"]) await key(name);
    expect(play.mock.calls).toEqual([[35], [19], [0]]);
  });

  it("does not call what is not offered, by whatever means", async () => {
    const { play } = lay(calls.filter(({ move }) => move === 4));
    for (const name of ["7", "ArrowLeft", "2", "ArrowLeft"]) await key(name);
    await fireEvent.click(button("7 left"));
    expect(play.mock.calls).toEqual([[4]]);
  });

  it("gives those who watch the dice and no pad", () => {
    lay([], {}, -3);
    expect(screen.getByRole("img", { name: "Dice: 5, 2" })).toBeTruthy();
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("says how long is left", () => {
    lay(calls, {}, 0, 10_400);
    expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("10 seconds left");
  });

  it("keeps the sheet of past calls in sight, and who called first", () => {
    lay(calls);
    const row = within(screen.getByRole("region", { name: "The sheet of calls" })).getAllByRole("row")[1]!;
    expect(row.textContent).toContain("5 straight");
    expect(row.querySelector("td.red")?.textContent).toContain("9 straight, first call");
  });
});

describe("Nort's board while the arena is open", () => {
  it("draws mines by shape, traces by owner and kind, and vehicles with their heading", () => {
    const { container } = lay([], { stage: "look", covered: false, arena: drawing });
    expect([...container.querySelectorAll(".mine")].map((one) => one.classList.contains("active"))).toEqual([true, true, true, false]);
    expect(container.querySelectorAll(".trace.blue")).toHaveLength(2);
    expect(container.querySelectorAll(".trace.blue.dotted .dot")).toHaveLength(3);
    expect(container.querySelectorAll(".trace.red .line")).toHaveLength(1);
    expect([...container.querySelectorAll(".vehicle path")].map((one) => one.getAttribute("transform"))).toEqual(["rotate(270)", "rotate(180)"]);
  });

  it("tells the same in words", () => {
    lay([], { stage: "look", covered: false, arena: drawing });
    const told = screen.getByRole("list", { name: "The arena, 20 by 20 squares" }).textContent;
    expect(told).toContain("Blue stands at 4,6 and heads west");
    expect(told).toContain("Round 2: Blue from 7,6 to 4,6, dotted");
    expect(told).not.toContain("6,9");
  });

  it("draws what is new, in the order of the calls, and nothing anew", async () => {
    const { container, props, rerender } = lay([], { stage: "powers", covered: false, arena: { ...drawing, traces: [] } });
    const next = (traces: Drawing["traces"]) => ({ ...props, moment: { ...props.moment, view: { ...view, covered: false, arena: { ...drawing, traces } } } });
    await rerender(next(drawing.traces.slice(0, 2)));
    expect([...container.querySelectorAll<SVGElement>(".pen")].map((one) => one.style.getPropertyValue("--order"))).toEqual(["0", "1"]);
    await rerender(next(drawing.traces));
    expect(container.querySelectorAll(".pen")).toHaveLength(1);
    await rerender({ ...props, moment: { ...props.moment, view } });
    await rerender(next(drawing.traces));
    expect(container.querySelectorAll(".pen")).toHaveLength(0);
  });

  it("sends the cover on its way when the look is nearly over", () => {
    const { container } = lay([], { stage: "look", covered: false, arena: drawing }, 0, 1300);
    expect(container.querySelector(".cover.down")).toBeTruthy();
  });

  it("offers powers and tracing as they come", async () => {
    const moves = [offer(38, { verb: "trace" }), offer(39, { verb: "longer" }), offer(42, { verb: "through" })];
    const { play } = lay(moves, { stage: "powers", mover: 0, covered: false, arena: drawing });
    expect(within(screen.getByRole("group")).getAllByRole("button")).toHaveLength(3);
    await fireEvent.click(button("through the wall"));
    expect(play.mock.calls).toEqual([[42]]);
  });

  it("lets a vehicle be read with what each of its powers does", () => {
    const about = { view, language: get(language), yourSeat: 0 };
    const said = read("vehicle-0", about)!;
    expect(said.text!.slice(0, -1).map(({ label }) => label)).toEqual(view.vehicles[0]!.powers.map((power) => get(language).text("nort-power", { power })));
    expect(read("vehicle-9", about)).toBeNull();
  });

  it("lets a finger select a call and a vehicle before it is made", () => {
    const { container } = lay(calls);
    expect(container.querySelectorAll(".pad [data-move]:not([data-read])")).toHaveLength(0);
    cleanup();
    const chosen = lay([offer(45, { verb: "vehicle", vehicle: 0 })], { stage: "vehicles", vehicle: [null, null], covered: false, arena: drawing });
    expect([...chosen.container.querySelectorAll<HTMLElement>("[data-move]")].map((one) => one.dataset["read"])).toEqual(["vehicle-0"]);
  });

  it("lets vehicles be chosen by what they can do", async () => {
    const moves = [0, 1].map((vehicle) => offer(45 + vehicle, { verb: "vehicle", vehicle }));
    const { play } = lay(moves, { stage: "vehicles", vehicle: [null, null], covered: false, arena: drawing });
    await fireEvent.click(screen.getByRole("button", { name: /Wasp Turn 6/ }));
    expect(play.mock.calls).toEqual([[46]]);
  });

  it("keeps a call's pad beside an arena that is never covered", () => {
    const { container } = lay(calls, { covered: false, arena: drawing });
    expect(container.querySelectorAll(".open [data-move]")).toHaveLength(37);
    expect(container.querySelector(".cover.down")).toBeNull();
  });
});

describe("Nort's board at the end", () => {
  const end = { ending: "retrace", loser: 1, at: [7, 4], trace_of: 0 } as const;
  const over: Partial<NortView> = { stage: "over", covered: false, arena: drawing, end: { ...end, at: [7, 4] } };

  it("says what happened and where, and marks the place", () => {
    const { container } = lay([], over);
    expect(screen.getByText("Red retraced Blue’s line at 7,4.")).toBeTruthy();
    expect(container.querySelector(".crash")?.getAttribute("transform")).toBe("translate(7 16)");
  });

  it("counts Speed Points where nobody crashed", () => {
    lay([], { ...over, end: { ending: "fewer-powers", loser: 1, at: null, trace_of: null } });
    expect(screen.getByText("Speed Points: Blue 5, Red 9. Decided by fewer powers used.")).toBeTruthy();
  });

  it("says of a draw what was equal", () => {
    lay([], { ...over, end: { ending: "draw", loser: null, at: null, trace_of: null } });
    expect(screen.getByText(/^Speed Points: Blue 5, Red 9\. As many .* each: the game is a draw\.$/)).toBeTruthy();
  });

  it("shows the arena and the way there of a game that somebody resigned", () => {
    const { container } = lay([], { ...over, end: null });
    expect(container.querySelectorAll(".trace")).toHaveLength(3);
    expect(container.querySelectorAll(".ending, .cover.down, .crash")).toHaveLength(0);
    expect(button("Draw the game")).toBeTruthy();
  });

  it("draws the whole game again", async () => {
    vi.useFakeTimers();
    const { container } = lay([], over);
    await fireEvent.click(button("Draw the game"));
    expect(container.querySelectorAll(".trace, .crash")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(container.querySelectorAll(".trace")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(container.querySelectorAll(".trace")).toHaveLength(3);
    expect(container.querySelectorAll(".crash")).toHaveLength(1);
    expect(button("Draw the game")).toBeTruthy();
    vi.useRealTimers();
  });

  it("keeps another's vehicle secret until it is shown", () => {
    const { container } = lay([]);
    const sheet = screen.getByRole("region", { name: "Red" });
    expect(sheet.textContent).toContain("secret vehicle");
    expect(within(sheet).getByRole("img", { name: "over a mine: used once" })).toBeTruthy();
    expect(within(sheet).getByRole("img", { name: "Crossings: 1 of 3" })).toBeTruthy();
    expect(container.querySelectorAll(".sheet.blue .power")).toHaveLength(2);
  });
});

describe("Nort's board for those who learn or look back", () => {
  const open = { covered: false, arena: drawing, stage: "second" as const };

  it("shows the way of a call that is only thought of", async () => {
    const { container } = lay(calls, { ...open, ways: [{ move: 8, end: [1, 6], is_fatal: true, crossings: 0 }] });
    expect(container.querySelector(".ghost")).toBeNull();
    await fireEvent.focus(container.querySelector('[data-move="8"]')!);
    expect(container.querySelector(".ghost.fatal")?.getAttribute("data-end")).toBe("1,6");
    await fireEvent.blur(container.querySelector('[data-move="8"]')!);
    expect(container.querySelector(".ghost")).toBeNull();
  });

  it("shows a finger the way at its first touch, and calls at the second", async () => {
    const { container, play } = lay(calls, { ...open, ways: [{ move: 8, end: [1, 6], is_fatal: true, crossings: 0 }] });
    const key = container.querySelector('[data-move="8"]')!;
    const touch = () => Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" });
    await fireEvent(key, touch());
    expect(container.querySelector(".ghost")).not.toBeNull();
    expect(play).not.toHaveBeenCalled();
    await fireEvent(key, touch());
    expect(play).toHaveBeenCalledWith(8);
  });

  it("uncovers what is past, unless somebody wants the cover", async () => {
    const { container } = lay([], { covered: true, arena: drawing }, -3);
    expect(container.querySelector(".cover.down")).toBeNull();
    expect(container.querySelectorAll(".vehicle")).toHaveLength(2);
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(container.querySelector(".cover.down")).toBeTruthy();
    expect(container.querySelectorAll(".vehicle")).toHaveLength(0);
  });

  it("asks before a power is spent on nothing", async () => {
    const over = offer(40, { verb: "over" });
    const through = offer(41, { verb: "through" });
    const { play, container } = lay([over, through], { ...open, stage: "powers", mover: 0, idle: ["over"] });
    await fireEvent.click(container.querySelector('[data-move="40"]')!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.keyDown(screen.getByRole("button", { name: "Use it all the same" }), { key: "Escape" });
    expect(container.querySelector("[data-sure]")).toBeNull();
    await fireEvent.click(container.querySelector('[data-move="40"]')!);
    await fireEvent.click(screen.getByRole("button", { name: "Use it all the same" }));
    expect(play.mock.calls).toEqual([[40]]);
    await fireEvent.click(container.querySelector('[data-move="41"]')!);
    expect(play).toHaveBeenCalledWith(41);
  });
});
