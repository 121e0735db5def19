import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { heard } from "$house/boards/making";
import Board from "./Board.svelte";
import printed from "./cards.json";
import { cardCalled } from "./cards";
import { KEPT, QUESTIONS, momentOf, seatsOf } from "./seen";
import type { OathView } from "./view";

function lay(question: string, more: Partial<OathView> = {}, yourSeat = KEPT[question]!.seat) {
  const play = vi.fn();
  const moment = momentOf(question, more);
  if (yourSeat < 0) moment.moves = [];
  return { play, moment, ...render(Board, { moment, yourSeat, seats: seatsOf(moment.view), happened: [], play }) };
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

  it.each(QUESTIONS)("lets a finger select whatever answers before it is played: %s", (question) => {
    const { container } = lay(question);
    const unread = [...container.querySelectorAll("[data-touch][data-choice]")].filter((one) => !one.matches("[data-read], [data-place]"));
    expect(unread.map((one) => one.outerHTML.slice(0, 120))).toEqual([]);
  });

  it("asks once before a Rest that leaves Supply unused, and not where nothing could be done with it", async () => {
    const { container, play, moment } = lay("act");
    const rest = moment.moves.find(({ does }) => does.verb === "rest")!.move;
    const button = (of: Element) => of.querySelector<HTMLElement>(`[data-move="${rest}"]`)!;
    await fireEvent.click(button(container));
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByText(/Supply left. Rest all the same\?/)).toBeTruthy();
    await fireEvent.keyDown(container.querySelector("[data-sure]")!, { key: "Escape" });
    expect(container.querySelector("[data-sure]")).toBeNull();
    await fireEvent.click(button(container));
    await fireEvent.click(container.querySelector("[data-sure]")!);
    expect(play.mock.calls).toEqual([[rest]]);
    cleanup();
    const spent = { ...moment, moves: moment.moves.filter(({ change }) => !change?.["supply"]) };
    const again = render(Board, { moment: spent, yourSeat: KEPT["act"]!.seat, seats: seatsOf(moment.view), happened: [], play });
    await fireEvent.click(button(again.container));
    expect(play.mock.calls).toEqual([[rest], [rest]]);
  });

  it("leaves by Escape what was looked at, then a group that was opened", async () => {
    const { container } = lay("act");
    const group = container.querySelector("details")!;
    group.open = true;
    await fireEvent.click(container.querySelector(".site .head.lit")!);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("complementary", { name: "What you look at" })).toBeNull();
    expect(group.open).toBe(true);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(group.open).toBe(false);
  });

  it("names whatever is touched, in whole sentences", async () => {
    const { container } = lay("act");
    for (const touch of [...container.querySelectorAll<HTMLElement>("[data-touch]")].map((one) => one.dataset["touch"]!)) {
      await fireEvent.click(container.querySelector(`[data-touch="${touch}"]`)!);
      expect(container.querySelector("aside")?.textContent ?? "").not.toContain("{");
    }
  });

  it("shows what was written beside a deal with its contracts, and nothing that was written beside another", () => {
    // oath O10
    const contracts = [0, 1, 0, 3, 0, 2, 4, 0, 7, 1, 0, 2, 0, 0, 2, 0, 0, 7];
    const moment = momentOf("act", { contracts });
    const words = [
      { deal: 7, seat: 1, text: "I help you next round." },
      { deal: 8, seat: 0, text: "Not here." },
    ];
    const { container } = render(Board, { moment, yourSeat: 0, seats: seatsOf(moment.view), happened: [], play: vi.fn(), words });
    const quoted = [...container.querySelectorAll(".contracts blockquote")];
    expect(quoted.map((one) => one.textContent)).toEqual(["Red I help you next round."]);
    expect(quoted[0]!.closest("li")).toBe([...container.querySelectorAll(".contracts li")].at(-1));
  });

  it("deals drawn cards to the middle, and keeps one and says where it goes by one touch", async () => {
    const moment = momentOf("keep");
    const play = vi.fn();
    const card = moment.moves.find(({ does }) => does.verb === "card")!.move;
    const next = momentOf("place").moves;
    const shed = moment.moves.find(({ move, does }) => move !== card && does.verb === "card")!;
    const foresee = vi.fn(async (line: number[]) => {
      const question = line.length === 1 ? "shed" : "place";
      return { view: { ...moment.view, question }, odds: null, moves: (question === "shed" ? [shed] : next).map((one) => ({ ...one, odds: null })) };
    });
    const given = { yourSeat: KEPT["keep"]!.seat, seats: seatsOf(moment.view), happened: [], play, foresee };
    const { container, rerender } = render(Board, { ...given, moment });
    await vi.waitFor(() => expect(container.querySelectorAll(`.dealt [data-choice="${card}"]`)).toHaveLength(next.length));
    await fireEvent.click(container.querySelector(`.dealt [data-choice="${card}"][data-next="${next[0]!.move}"]`)!);
    await rerender({ ...given, moment: { ...moment, question: 2, moves: [shed] } });
    await rerender({ ...given, moment: { ...moment, question: 3, moves: next } });
    expect(play.mock.calls).toEqual([[card], [shed.move], [next[0]!.move]]);
  });

  it("forgets the rest of what was chosen together when something else is asked", async () => {
    const moment = momentOf("keep");
    const play = vi.fn();
    const card = moment.moves.find(({ does }) => does.verb === "card")!.move;
    const next = momentOf("place").moves;
    const foresee = async () => ({ view: { ...moment.view, question: "place" }, odds: null, moves: next.map((one) => ({ ...one, odds: null })) });
    const given = { yourSeat: KEPT["keep"]!.seat, seats: seatsOf(moment.view), happened: [], play, foresee };
    const { container, rerender } = render(Board, { ...given, moment });
    await vi.waitFor(() => expect(container.querySelector(`.dealt [data-choice="${card}"]`)).not.toBeNull());
    await fireEvent.click(container.querySelector(`.dealt [data-choice="${card}"]`)!);
    await rerender({ ...given, moment: { ...momentOf("permit"), question: 2 } });
    await rerender({ ...given, moment: { ...moment, question: 3, moves: next } });
    expect(play.mock.calls).toEqual([[card]]);
  });

  it("has the verbs of a thing beside it on the map, each a touch away and with its cost", async () => {
    const { container, play } = lay("act");
    const verb = container.querySelector<HTMLElement>('.site [data-verb="travel"]')!;
    expect(verb.getAttribute("aria-label")).toMatch(/^Travel to .*Supply −\d/);
    await fireEvent.click(verb);
    expect(play.mock.calls).toEqual([[Number(verb.dataset["choice"])]]);
  });

  it("tells who won the last campaign", () => {
    const seats = seatsOf(momentOf("act").view);
    const told = [{ event: "attacked" as const, seat: 1, defender: 0 }, { event: "rolled-attack" as const, face: "sword" as const }, { event: "campaign-won" as const, seat: 1, defender: 0 }];
    const { container } = render(Board, { moment: momentOf("act"), yourSeat: 0, seats, happened: told.map((one) => heard(one)), play: vi.fn() });
    expect(container.querySelector(".aftermath")?.textContent).toContain("Red is victorious against Chancellor.");
  });

  it("says when a promise is due, and what is forfeit", () => {
    const due = printed.lines.find((line) => line.name === "due")!.from;
    const forfeit = printed.lines.find((line) => line.name === "forfeit")!.from;
    lay("add-line", { offer: [...KEPT["add-line"]!.view.offer.slice(0, 3), due + 1, forfeit + 2] });
    expect(screen.getByText(/Due after turns of whoever owes it: 2/)).toBeTruthy();
    expect(screen.getByText(/Or forfeit 3 favor/)).toBeTruthy();
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

  it("says which secret stays, where a card burns all but one", () => {
    lay("keep-secret");
    expect(screen.getByRole("button", { name: /A faceup one/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /A facedown one/ })).toBeTruthy();
  });

  it("marks the site and the players that a question is about, in words too", () => {
    const { container } = lay("occupy");
    const about = KEPT["occupy"]!.view.about;
    const marked = [...container.querySelectorAll(".site.about")];
    expect(marked.map((site) => site.querySelector(".head")?.getAttribute("data-touch"))).toEqual([`slot ${about.slot}`]);
    expect(marked[0]!.textContent).toContain("in question");
  });

  it("marks everybody whom a question is about but whoever is asked", () => {
    const { container } = lay("consent");
    const { about, asked } = KEPT["consent"]!.view;
    const marked = [...container.querySelectorAll(".player.about .head")].map((head) => head.getAttribute("data-touch"));
    expect(marked).toEqual([about.seat, about.other].filter((seat) => seat !== asked).map((seat) => `seat ${seat}`));
  });

  it("keeps buried cards apart from what lies on top of the deck", () => {
    const [top, below] = [cardCalled("longbows")!, cardCalled("wolves")!];
    const { container } = lay("act", { known_deck: [top], buried: [below], top_backs: [0] });
    const deck = container.querySelector('[data-touch="deck"]')!.textContent;
    expect(deck).toContain("You know: Longbows");
    expect(deck).not.toContain("You know: Longbows, Wolves");
    expect(deck).toContain("Further down you know: Wolves");
  });

  it("says nothing of the deck's top where only buried cards are known", () => {
    const { container } = lay("act", { known_deck: [], buried: [cardCalled("wolves")!], top_backs: [1] });
    const deck = container.querySelector('[data-touch="deck"]')!.textContent;
    expect(deck).toContain("a Vision on top");
    expect(deck).not.toContain("You know:");
  });

  it("leaves a site's second relic in its place when the first is gone", () => {
    const { view, seat } = KEPT["act"]!;
    const pawn = view.players[seat]!.pawn;
    const { container } = lay("act", { sites: view.sites.map((site, slot) => (slot === pawn ? { ...site, relics: [null, -3] } : site)) });
    expect(container.querySelector(`[data-touch="ground ${2 * pawn}"]`)).toBeNull();
    expect(container.querySelector(`[data-touch="ground ${2 * pawn + 1}"]`)).not.toBeNull();
  });

  it("says whose bandits rule a site", () => {
    const { view } = KEPT["act"]!;
    const { container } = lay("act", { sites: view.sites.map((site) => ({ ...site, is_up: true, warbands: 0, colour: null, ruler: 1 })) });
    expect([...container.querySelectorAll(".bandits")].map((one) => one.textContent)).toEqual(Array(8).fill("Bandits of Red"));
  });

  it("marks the step of the plans while a plan asks", () => {
    const { container } = lay("card-in-plans");
    expect(container.querySelector('.stages [aria-current="step"]')?.textContent).toBe("Defender’s plans");
  });

  it("shows a spectator everything but moves", () => {
    const { container } = lay("act", {}, -3);
    expect(listed(container)).toEqual([]);
    expect(container.querySelectorAll(".site")).toHaveLength(8);
    expect(container.querySelectorAll(".player")).toHaveLength(KEPT["act"]!.view.players.length);
  });
});
