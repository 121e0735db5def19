import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Language } from "$house/lib/language";
import { phrase } from "$house/lib/phrase";
import type { Moment, Seat } from "$house/lib/types";
import Board from "./Board.svelte";
import { backsOf, facilitiesBehind, inSight } from "./glossary";
import { seen } from "./seen";
import type { Deed, NorthView } from "./types";
import { COPIES, printedOn } from "./view";
import { nameOf } from "./words";

const own = printedOn(seen());
const name = (kind: number) => nameOf(new Language("en"), own, kind);

async function open(more: Partial<NorthView> = {}) {
  const moment: Moment<NorthView, Deed> = { kind: "turn", view: seen(more), question: 1, moves: [], awaiting: [0], others: false, deadline: null, sentence: phrase("x") };
  const seats = ["dawn", "dusk"].map((name) => ({ name, kind: "person", present: true }) as Seat);
  render(Board, { moment, yourSeat: 0, seats, happened: [], play: () => undefined });
  await fireEvent.keyDown(window, { key: "п", code: "KeyG" });
  return screen.getByRole("dialog", { name: "All cards" });
}

afterEach(cleanup);

describe("the glossary", () => {
  it("counts the backs of a kind and of all", () => {
    for (const kind of own.kinds.keys()) expect(backsOf(own, kind).reduce((sum, [, number]) => sum + number, 0)).toBe(COPIES);
    expect(facilitiesBehind(own, 16).reduce((sum, number) => sum + number, 0)).toBe(16 * COPIES);
  });

  it("counts what is in sight once, wherever it lies", () => {
    const view = seen();
    expect(inSight(view)[0]).toBe(1);
    expect(inSight(view)[7]).toBe(1);
    expect(inSight({ ...view, wastes_face: 21 })[7]).toBe(2);
    expect(inSight(view)).toHaveLength(16);
  });

  it("is opened by its key on any keyboard, and has every kind that is played with, and no other", async () => {
    const dialog = await open();
    expect(within(dialog).getAllByRole("heading", { level: 4 })).toHaveLength(16 + own.facilities.length);
    cleanup();
    expect(within(await open({ kinds: 20 })).getAllByRole("heading", { level: 4 })).toHaveLength(20 + own.facilities.length);
  });

  it("is searched by name and by text", async () => {
    const dialog = await open();
    await fireEvent.input(within(dialog).getByRole("searchbox"), { target: { value: name(1).toLowerCase().slice(0, -1) } });
    expect(within(dialog).getAllByRole("heading", { level: 4 }).map((one) => one.textContent)).toEqual([name(1)]);
    await fireEvent.input(within(dialog).getByRole("searchbox"), { target: { value: "no such card" } });
    expect(within(dialog).queryAllByRole("heading", { level: 4 })).toHaveLength(0);
  });

  it("shows a sheet of somebody's own by its own names", async () => {
    const kinds = own.kinds.slice(0, 16).map((kind, at) => ({ ...kind, id: `mine-${at}`, name: at ? `Mine ${at}` : null, flavour: null }));
    const dialog = await open({ cards: { ...own, kinds } });
    const names = within(dialog).getAllByRole("heading", { level: 4 }).map((one) => one.textContent);
    expect(names).toContain("Mine 7");
    expect(names).toContain("mine 0");
    expect(names).not.toContain(name(0));
  });
});
