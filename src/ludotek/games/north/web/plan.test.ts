import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { offered } from "$house/boards/making";
import { phrase } from "$house/lib/phrase";
import type { Moment, Seat } from "$house/lib/types";
import Board from "./Board.svelte";
import type { Offered } from "./offers";
import { NODE, isMovable, leads, nextOf, planOf } from "./plan";
import { seen } from "./seen";
import type { Deed, NorthView } from "./types";

const PROSPECTS = [[{ card: 0, places: [1, 3], next: [[], [9, 12]] }], [{ card: 0, places: [], next: [[]] }], [{ card: 3, places: [], next: [[9]] }], []];
const DIRECTIVES = (["reprogram", "build", "activate"] as const).map((directive, index) => offered("north", 64 + index, { verb: "directive" as const, directive }));
const seats = ["dawn", "dusk"].map((name) => ({ name, kind: "person", present: true }) as Seat);

function lay(more: Partial<NorthView> = { prospects: PROSPECTS }, moves: Offered[] = DIRECTIVES) {
  const play = vi.fn();
  const moment = (question: number, moves: Offered[], view: Partial<NorthView>): Moment<NorthView, Deed> => ({ kind: "turn", view: seen(view), question, moves, awaiting: [0], others: false, deadline: null, sentence: phrase("x"), refused: [] });
  const given = { yourSeat: 0, seats, happened: [], play };
  const { container, rerender } = render(Board, { moment: moment(1, moves, more), ...given });
  const at = (selector: string): HTMLElement => container.querySelector<HTMLElement>(selector)!;
  return { play, at, container, ask: (question: number, moves: Offered[]) => rerender({ moment: moment(question, moves, {}), ...given }) };
}

afterEach(cleanup);

describe("a gesture in The North", () => {
  it("is there where the prospects say so, and nowhere else", () => {
    const view = seen({ prospects: PROSPECTS });
    expect(leads(view, 0, { directive: "reprogram", place: 3 })).toBe(true);
    expect(leads(view, 0, { directive: "reprogram", place: 0 })).toBe(false);
    expect(leads(view, 3, { directive: "build" })).toBe(false);
    expect([0, 3, 6].map((card) => isMovable(view, card))).toEqual([true, true, false]);
    expect(isMovable(seen(), 0)).toBe(false);
  });

  it("is a Directive, its card and its place, in the order in which the table asks", () => {
    expect(planOf(3, { directive: "activate" }).map(({ verb }) => verb)).toEqual(["directive", "card"]);
    expect(planOf(0, { directive: "reprogram", place: 1 })).toEqual([{ verb: "directive", directive: "reprogram" }, { verb: "card", card: 0 }, { verb: "place", place: 1 }]);
  });

  it("goes on to the card that is asked for then, where the prospects say which", () => {
    const view = seen({ prospects: [...PROSPECTS.slice(0, 3), [{ card: NODE, places: [], next: [[12]] }]] });
    expect(nextOf(view, 0, { directive: "reprogram", place: 3 })).toEqual([9, 12]);
    expect(nextOf(view, 0, { directive: "reprogram", place: 1 })).toEqual([]);
    expect(nextOf(view, 0, { directive: "reprogram" })).toEqual([]);
    expect(nextOf(view, NODE, { directive: "discharge" })).toEqual([12]);
    expect(planOf(3, { directive: "activate", next: 9 })).toEqual([{ verb: "directive", directive: "activate" }, { verb: "card", card: 3 }, { verb: "card", card: 9 }]);
    expect(planOf(NODE, { directive: "discharge", next: 12 })).toEqual([{ verb: "directive", directive: "discharge" }, { verb: "card", card: 12 }]);
  });

  it("drawn over its goal to a card that is asked for then, is one touch", async () => {
    const { play, at, ask } = lay();
    let under: HTMLElement | null = null;
    document.elementsFromPoint = () => (under ? [under] : []);
    const card = at('[data-place="card-3"]');
    await fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(card, { clientX: 20, clientY: 20 });
    expect(at('.zone [data-place="card-9"]').classList).not.toContain("usable");
    under = at(".mine .zone");
    await fireEvent.pointerMove(card, { clientX: 30, clientY: 30 });
    under = at('.zone [data-place="card-9"]');
    expect(under.classList).toContain("usable");
    expect(at('.zone [data-place="card-12"]').classList).not.toContain("usable");
    await fireEvent.pointerUp(card, { clientX: 40, clientY: 40 });
    await ask(2, [offered("north", 0, { verb: "card", card: 0 }), offered("north", 3, { verb: "card", card: 3 })]);
    await ask(3, [offered("north", 9, { verb: "card", card: 9 }), offered("north", 12, { verb: "card", card: 12 })]);
    expect(play.mock.calls).toEqual([[66], [3], [9]]);
  });

  it("answers what it leads to and has one answer, but nothing that was not begun by it", async () => {
    const tapped = lay();
    await tapped.ask(2, [offered("north", 3, { verb: "card", card: 3 })]);
    expect(tapped.play).not.toHaveBeenCalled();
    cleanup();
    const other = lay();
    await fireEvent.click(other.at('[data-place="card-3"]'));
    await fireEvent.click(other.at(".zone .here"));
    await other.ask(2, [offered("north", 3, { verb: "card", card: 3 })]);
    await other.ask(3, [offered("north", 9, { verb: "card", card: 9 })]);
    await other.ask(4, [offered("north", 9, { verb: "card", card: 9 }), offered("north", 12, { verb: "card", card: 12 })]);
    await other.ask(5, [offered("north", 12, { verb: "card", card: 12 })]);
    expect(other.play.mock.calls).toEqual([[66], [3], [9]]);
  });

  it("is two taps, and each of its deeds is played when the table offers it", async () => {
    const { play, at, ask } = lay();
    await fireEvent.click(at('[data-place="card-0"]'));
    expect(play).not.toHaveBeenCalled();
    expect(at('[data-place="wastes-1"]').classList).toContain("goal");
    expect(at('[data-place="wastes-0"]').classList).toContain("shut");
    await fireEvent.click(at('[data-place="wastes-1"]'));
    expect(play.mock.calls).toEqual([[64]]);
    await ask(2, [offered("north", 0, { verb: "card", card: 0 })]);
    await ask(3, [offered("north", 61, { verb: "place", place: 1 })]);
    expect(play.mock.calls).toEqual([[64], [0], [61]]);
  });

  it("can begin with where a card is to be brought", async () => {
    const { play, at } = lay();
    await fireEvent.click(at('[data-place="wastes-3"]'));
    expect(at('[data-place="card-3"]').classList).not.toContain("movable");
    await fireEvent.click(at('[data-place="card-0"]'));
    expect(play.mock.calls).toEqual([[64]]);
  });

  it("ends where the table does not offer what was planned", async () => {
    const { play, at, ask } = lay();
    await fireEvent.click(at('[data-place="card-3"]'));
    await fireEvent.click(at(".zone .here"));
    await ask(2, [offered("north", 6, { verb: "card", card: 6 })]);
    await ask(3, [offered("north", 3, { verb: "card", card: 3 })]);
    expect(play.mock.calls).toEqual([[66]]);
  });

  it("is taken back by Escape, and a card that can go nowhere is not taken up", async () => {
    const { play, at, container } = lay({ prospects: [[], [{ card: 3, places: [], next: [[]] }], [], []] });
    await fireEvent.click(at('[data-place="card-0"]'));
    expect(container.querySelector(".held")).toBeNull();
    await fireEvent.click(at('[data-place="card-3"]'));
    expect(container.querySelectorAll(".held")).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelector(".held")).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });
});
