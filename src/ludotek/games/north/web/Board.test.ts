import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { get } from "svelte/store";
import { afterEach, describe, expect, it, vi } from "vitest";
import { language, speak } from "$house/lib/language";
import { phrase } from "$house/lib/phrase";
import { fetchWords } from "$house/lib/words";
import type { Moment, Refused, Seat } from "$house/lib/types";
import { offered as offer, refused } from "$house/boards/making";
import Board from "./Board.svelte";
import { read, sidesName } from "./reading";
import { seen } from "./seen";
import type { Offered } from "./offers";
import type { Deed, NorthView } from "./types";
import { printedOn, type Directive } from "./view";
import { nameOf } from "./words";

const card = (card: number): Offered => offer("north", card, { verb: "card", card });
const directive = (move: number, directive: Directive): Offered => offer("north", move, { verb: "directive", directive });
const seats = ["dawn", "dusk"].map((name) => ({ name, kind: "person", present: true }) as Seat);

function lay(moves: Offered[], more: Partial<NorthView> = {}, yourSeat = 0, refused: Refused[] = []) {
  const play = vi.fn();
  const moment: Moment<NorthView, Deed> = { kind: "turn", view: seen(more), question: 1, moves, awaiting: [0], others: false, deadline: null, sentence: phrase("x"), refused };
  return { play, ...render(Board, { moment, yourSeat, seats, happened: [], play }) };
}
const offered = (container: Element) => [...container.querySelectorAll("[data-move]")].map((one) => Number(one.getAttribute("data-move")));
const TOP_LEFT = -45; // degrees, clockwise from the top
const degrees = (transform: string) => Number(/rotate\((-?\d+)/.exec(transform)?.[1]);

afterEach(cleanup);

describe("The North's board", () => {
  it("offers the moves it is given and no others", () => {
    const { container } = lay([directive(65, "build"), directive(67, "discharge")]);
    expect(offered(container)).toEqual([65, 67]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Reprogram/ }).disabled).toBe(true);
  });

  it("plays the card that is tapped, wherever it lies", async () => {
    const { play, container } = lay([card(0), card(9), card(6), offer("north", 61, { verb: "place" as const, place: 1 })]);
    for (const move of [0, 9, 6, 61]) await fireEvent.click(container.querySelector(`[data-move="${move}"]`)!);
    expect(play.mock.calls).toEqual([[0], [9], [6], [61]]);
  });

  it("only shows what is not offered", async () => {
    const { play } = lay([card(0)]);
    await fireEvent.click(within(screen.getByRole("group", { name: /^Dawn's hand/ })).getByRole("button", { name: /^Ember Keeper/ }));
    expect(play).not.toHaveBeenCalled();
  });

  it("answers to digits in the order of the offers", async () => {
    const { play } = lay([card(0), card(3)]);
    await fireEvent.keyDown(window, { key: "2" });
    await fireEvent.keyDown(window, { key: "3" });
    expect(play.mock.calls).toEqual([[3]]);
  });

  it("says what is asked, by which card, and what waits", () => {
    const { container } = lay([card(9)], { question: "flip yours", source: 6, waiting: [20] });
    expect(container.querySelector(".ask")?.textContent?.replace(/\s+/g, " ")).toContain("You: Signal Warden – Flip a card in your Zone. Then: Beacon.");
  });

  it("says so where a Node asks", () => {
    const { container } = lay([card(9)], { question: "flip yours" });
    expect(container.querySelector(".ask")?.textContent?.replace(/\s+/g, " ")).toContain("You: Node – Flip a card");
  });

  it("names no card where the turn itself asks", () => {
    const { container } = lay([], { question: "forced-pick", source: 6 });
    expect(container.querySelector(".ask")?.textContent).not.toContain("Signal Warden");
  });

  it("says where every point comes from", () => {
    lay([]);
    expect(screen.getByRole("region", { name: "Dawn" }).textContent).toContain("Score now 39 = 33 points + 2 for the Zone + 4 for Values");
  });

  it("shows of the other hand what is known, and the rest by count", () => {
    lay([]);
    const hand = screen.getByRole("group", { name: "Dusk's hand: 3 cards" });
    expect(within(hand).getAllByRole("button")).toHaveLength(2);
    expect(hand.querySelectorAll(".back")).toHaveLength(1);
  });

  it("shows the Nodes with their levels", () => {
    lay([]);
    expect(screen.getByRole("button", { name: "Dawn's Node: level 1" }).querySelectorAll(".lit")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Dusk's Node: Discharged" }).querySelectorAll(".lit")).toHaveLength(0);
  });

  it.each([1, 2, 3, 4])("turns a Node of level %i a quarter further clockwise, the lamp of its level at the top left", (node) => {
    lay([], { sides: [{ ...seen().sides[0], node }, seen().sides[1]] });
    const shown = screen.getByRole("button", { name: `Dawn's Node: level ${node}` });
    const turned = degrees(shown.querySelector<SVGElement>(".square")!.style.transform);
    expect(turned).toBe(90 * (node - 1) + TOP_LEFT);
    const lit = [...shown.querySelectorAll(".lit")];
    expect(lit).toHaveLength(node);
    expect(turned + degrees(lit.at(-1)!.getAttribute("transform")!)).toBe(TOP_LEFT);
  });

  it("names cards as the sheet names them that is played with", () => {
    const own = printedOn(seen());
    lay([], { cards: { ...own, kinds: own.kinds.map((kind) => ({ ...kind, name: `My ${kind.id}` })) } });
    expect(screen.getByRole("button", { name: /^My drift-walker/ })).toBeTruthy();
  });

  it("tells of cards by the names that the table says, in whatever order a sheet of somebody's own has them", () => {
    const [first, second, ...others] = printedOn(seen()).kinds;
    lay([], { cards: { ...printedOn(seen()), kinds: [second!, first!, ...others] } });
    const name = phrase(`north-ancient-${second!.id}`); // as the table calls a card of the first kind
    expect(get(language).say(phrase("north-sparked", { seat: "Dawn", name }))).toBe("Dawn uses the Spark of Ember Keeper.");
    expect(within(screen.getByRole("group", { name: /^Dawn's hand/ })).getAllByRole("button")[0]!.textContent).toContain("Ember Keeper");
  });

  it("tells what a Directive would allow, and lights it when it is pointed at", async () => {
    const prospects = [[{ card: 0, places: [1, 3], next: [[], []] }], [], [{ card: 0, places: [], next: [[]] }, { card: 3, places: [], next: [[]] }], []];
    const { container } = lay([directive(64, "reprogram"), directive(66, "activate")], { prospects });
    const reprogram = screen.getByRole("button", { name: /^Reprogram/ });
    const names = [8, 10].map((kind) => nameOf(get(language), printedOn(seen()), kind));
    expect(reprogram.textContent).toContain(`take ${names.join(", ")}.`);
    expect(container.querySelectorAll(".usable")).toHaveLength(0);
    await fireEvent.focus(reprogram);
    expect([...container.querySelectorAll(".wastes .usable .name")].map((one) => one.textContent)).toEqual(names);
    expect(container.querySelectorAll(".hand .usable")).toHaveLength(1);
    await fireEvent.blur(reprogram);
    expect(container.querySelectorAll(".usable")).toHaveLength(0);
  });

  it("says why a Directive or a card cannot be chosen, as the rules say it", async () => {
    await fetchWords("north", "en");
    const reasons = [refused("north", { verb: "directive", directive: "reprogram" }, "twice"), refused("north", { verb: "card", card: 0 }, "card", { value: 1 })];
    const { container } = lay([directive(66, "activate")], {}, 0, reasons);
    const reprogram = screen.getByRole("button", { name: /^Reprogram/ });
    expect(reprogram.textContent).toContain("Used twice in this turn already.");
    expect(reprogram.getAttribute("aria-disabled")).toBe("true");
    expect(container.querySelector<HTMLElement>('[data-place="card-0"]')!.dataset["why"]).toContain("has the Value 1 too");
  });

  it("lets both sides of every card be read, as far as they are known", () => {
    const { container } = lay([card(0)]);
    const about = { view: seen(), language: get(language), yourSeat: 0 };
    const said = read(container.querySelector<HTMLElement>('[data-move="0"]')!.dataset["read"]!, about)!;
    const [front, back] = [0, printedOn(seen()).kinds[0]!.backs[0]!].map((name) => nameOf(get(language), printedOn(seen()), name));
    expect(said.title).toBe(front);
    expect(said.text!.map(({ label }) => label).join()).toContain(back);
    expect(read(sidesName({ kind: null, back: 21 }), about)!.text![0]!.words).toBe(get(language).text("web-north-unseen-face"));
    expect(read("node-2", about)!.text!.map(({ label }) => label)).toEqual(["Level 1", "▸ Level 2", "Level 3", "Level 4"]);
    for (const one of container.querySelectorAll<HTMLElement>("[data-read]")) expect(read(one.dataset["read"]!, about)).not.toBeNull();
  });

  it("shows a spectator both sides", () => {
    lay([], {}, -3);
    expect(screen.getAllByRole("region").map((one) => one.getAttribute("aria-label"))).toEqual(["Dusk", "The Wastes", "Dawn"]);
  });

  it("keeps the steps of the end of a turn and of the game at hand, in both languages", () => {
    for (const [code, title, turn, first, last] of [
      ["en", "How turns and games end", "End of a turn", "The other player loses 1 for each card left in the hand.", "The most points win; of equals, whoever has more cards."],
      ["uk", "Як кінчаються хід і гра", "Кінець ходу", "Суперник втрачає 1 за кожну карту, що лишилася в руці.", "Виграє більше очок; за рівних — більше карт."],
    ] as const) {
      speak(code);
      const { container } = lay([]);
      const aid = container.querySelector<HTMLDetailsElement>("details.aid")!;
      aid.open = true;
      expect(aid.querySelector("summary")?.textContent).toBe(title);
      const steps = [...aid.querySelectorAll("li")].map((step) => step.textContent);
      expect(steps).toHaveLength(6);
      expect([steps[0], steps.at(-1)]).toEqual([first, last]);
      expect(screen.getByRole("list", { name: turn }).children).toHaveLength(4);
      cleanup();
    }
    speak("en");
  });

  it("marks the step of the end of a turn that asks somebody", () => {
    const { container } = lay([], { question: "forced-pick" });
    expect(container.querySelector('.aid [aria-current="step"]')?.textContent).toContain("moves an Ancient from The Wastes");
    cleanup();
    expect(lay([]).container.querySelector(".aid [aria-current]")).toBeNull();
  });
});
