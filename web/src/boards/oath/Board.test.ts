import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { cardCalled, isInert } from "./cards";
import { KEPT, QUESTIONS, momentOf, seatsOf } from "./seen";
import type { OathView } from "./view";

function lay(question: string, more: Partial<OathView> = {}, yourSeat = KEPT[question]!.seat) {
  const play = vi.fn();
  const moment = momentOf(question, more);
  if (yourSeat < 0) moment.moves = [];
  return { play, moment, ...render(Board, { moment, yourSeat, seats: seatsOf(moment.view as OathView), happened: [], play }) };
}
const listed = (container: Element) => [...container.querySelectorAll("[data-move]")].map((one) => Number(one.getAttribute("data-move"))).sort((a, b) => a - b);

afterEach(cleanup);

describe("Oath's board", () => {
  it.each(QUESTIONS)("offers every move once, and no others: %s", (question) => {
    const { container, moment } = lay(question);
    expect(listed(container)).toEqual(moment.moves.map((one) => one.move).sort((a, b) => a - b));
  });

  it("lights what may be touched, and plays an answer at a touch", async () => {
    const { container, play, moment } = lay("first-hand");
    const lit = [...container.querySelectorAll<HTMLElement>(".head.lit")];
    expect(lit).toHaveLength(moment.moves.length);
    await fireEvent.click(lit[0]!);
    expect(play.mock.calls).toEqual([[moment.moves[0]!.move]]);
  });

  it("shows what a thing may be used for before anything is paid", async () => {
    const { container, play } = lay("act");
    const site = [...container.querySelectorAll<HTMLElement>(".site .head.lit")][0]!;
    await fireEvent.click(site);
    expect(play).not.toHaveBeenCalled();
    const detail = screen.getByRole("complementary", { name: "What you look at" });
    const choice = detail.querySelector<HTMLElement>("[data-choice]")!;
    await fireEvent.click(choice);
    expect(play.mock.calls).toEqual([[Number(choice.dataset["choice"])]]);
  });

  it("says what a move costs", () => {
    const { container } = lay("act");
    const travel = [...container.querySelectorAll("[data-move]")].find((one) => one.textContent?.includes("Travel to"))!;
    expect(travel.textContent).toMatch(/Supply −\d/);
  });

  it("marks the cards whose power is not in play", () => {
    const inert = cardCalled("secret-signal")!;
    expect(isInert(inert)).toBe(true);
    expect(isInert(cardCalled("longbows")!)).toBe(false);
    const { view } = KEPT["act"]!;
    lay("act", { sites: view.sites.map((site, slot) => (slot ? site : { ...site, cards: [inert] })) });
    expect(screen.getByText("inert")).toBeTruthy();
  });

  it("draws of others' facedown cards the backs alone", () => {
    const { view, seat } = KEPT["act"]!;
    const { container } = lay("act", { players: view.players.map((player, other) => (other === seat ? player : { ...player, facedown: [-1, -2] })) });
    const other = view.players.findIndex((_, index) => index !== seat);
    const backs = [...container.querySelectorAll(`[data-touch^="facedown ${other} "]`)].map((one) => one.textContent?.trim());
    expect(backs).toEqual(["a denizen", "a Vision"]);
  });

  it("says who is asked, even out of turn", () => {
    const { view } = KEPT["join"]!;
    lay("join", {}, -3);
    expect(view.asked).not.toBe(view.turn);
    expect(screen.getByText("asked")).toBeTruthy();
  });

  it("shows a spectator everything but moves", () => {
    const { container } = lay("act", {}, -3);
    expect(listed(container)).toEqual([]);
    expect(container.querySelectorAll(".site")).toHaveLength(8);
    expect(container.querySelectorAll(".player")).toHaveLength(KEPT["act"]!.view.players.length);
  });
});
