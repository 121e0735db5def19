import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { heard } from "$house/boards/making";
import { advised, type Scene } from "$house/lib/lesson";
import { notes, unsaid } from "$house/lib/lessons";
import type { GameEvent } from "$house/lib/types";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import { KEPT, momentOf, seatsOf } from "./seen";
import type { Deed, OathView, Told } from "./types";

const event = (told: Told): GameEvent<Told> => heard(told);
const began = (seat: number) => event({ event: "turn-began", seat, round: 1 });

/** A kept moment, as the seat that is asked there sees it. */
function scene(question: string, told: GameEvent<Told>[] = [], more: Partial<OathView> = {}, offers?: Deed[]): Scene<OathView, Told, Deed> {
  const { seat, view, moves } = KEPT[question]!;
  const calm = { visions_drawn: 0, is_usurper: false, round: 1, players: view.players.map((player) => ({ ...player, vision: null, supply: 6 })) };
  return { view: { ...view, ...calm, ...more }, me: seat, isAsked: true, offers: offers ?? moves.map((one) => one.does), told, isOver: false };
}

afterEach(cleanup);

describe("the lesson of Oath", () => {
  it("says every step in both languages", () => {
    expect(unsaid(lesson, { role: "exile", oath: "supremacy" })).toEqual([]);
  });

  it("points at something that is on the board", () => {
    const moment = momentOf("act");
    const { container } = render(Board, { moment, yourSeat: KEPT["act"]!.seat, seats: seatsOf(moment.view), happened: [], play: () => undefined });
    for (const { at } of lesson.steps) expect(container.querySelectorAll(`[data-lesson="${at}"]`), at).toHaveLength(1);
  });

  it("opens with the goal of one's own role, and the first adviser", () => {
    expect(notes(lesson, scene("first-adviser"))).toEqual(["goal", "adviser"]);
    const goal = lesson.steps.find((step) => step.id === "goal")!;
    expect(goal.gaps?.({ ...scene("act"), me: 0 })).toEqual({ role: "chancellor", oath: "supremacy" });
  });

  it("tells of the turn, Supply and searching first, and of other actions when something was done", () => {
    const learned: string[] = [];
    const me = KEPT["act"]!.seat;
    expect(notes(lesson, scene("act", [began(me)]), learned)).toEqual(["goal", "map", "turn", "supply", "search"]);
    const deeds = [event({ event: "went", seat: me, place: { slot: 0 } }), event({ event: "played-facedown", seat: me, back: "denizen" }), event({ event: "played", seat: me, card: 3 })];
    expect(notes(lesson, scene("act", [began(me), ...deeds], {}, [{ verb: "muster", card: 3 }, { verb: "travel", slot: 2 }]), learned)).toEqual(["muster", "travel"]);
    expect(notes(lesson, scene("act", [began(me), began(me)], {}, [{ verb: "campaign", seat: 6 }]), learned)).toEqual(["rule", "campaign"]);
  });

  it("advises the opening of the first game as it is taught, and only there", () => {
    const taught = { ...scene("act", [began(0)], { asked: 0 }, [{ verb: "search-deck" }, { verb: "rest" }]), me: 0, options: { deck: "scripted" } };
    const full = taught.view.players.map((player, seat) => ({ ...player, supply: seat === 0 ? 7 : player.supply }));
    const atFirst = { ...taught, view: { ...taught.view, players: full } };
    const before = ["goal", "map", "turn", "supply"];
    expect(notes(lesson, atFirst, [...before])).toEqual(["first-search", "search"]);
    expect(notes(lesson, taught, [...before])).toEqual(["search"]); // another Supply: the learner went another way
    expect(notes(lesson, { ...atFirst, options: { deck: "first" } }, [...before])).toEqual(["search"]);
    expect(notes(lesson, { ...atFirst, offers: [{ verb: "rest" }] }, [...before])).toEqual([]);
    const step = lesson.steps.find(({ id }) => id === "first-search")!;
    expect(advised(step, [{ does: { verb: "rest" } }, { does: { verb: "search-deck" }, move: 7 }])).toMatchObject({ move: 7 });
  });

  it("tells of a campaign step by step", () => {
    for (const [question, note] of [["targets", "targets"], ["attacker-plans", "plans"], ["sacrifice", "sacrifice"]] as const) {
      expect(notes(lesson, scene(question), ["goal", "map", "turn", "supply"]), question).toEqual([note]);
    }
  });

  it("tells of Visions, the title, the Usurper and the end when they come", () => {
    const learned = ["goal", "map", "turn", "supply", "search", "rule"];
    expect(notes(lesson, scene("act", [], { visions_drawn: 1 }, []), learned)).toEqual(["vision"]);
    expect(notes(lesson, scene("act", [event({ event: "title-passed", seat: 1, usurps: 0 })], {}, []), learned)).toEqual(["keeper"]);
    expect(notes(lesson, scene("act", [], { is_usurper: true }, []), learned)).toEqual(["usurper"]);
    expect(notes(lesson, scene("act", [], { round: 5 }, []), learned)).toEqual(["end"]);
    expect(notes(lesson, { ...scene("act", [], {}, []), isAsked: false, isOver: true }, learned)).toEqual(["won"]);
  });
});
