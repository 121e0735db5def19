import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Language } from "$house/lib/language";
import { nextStep, type Scene } from "$house/lib/lesson";
import { phrase } from "$house/lib/phrase";
import type { GameEvent, Moment, Seat } from "$house/lib/types";
import { heard } from "$house/boards/making";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import { seen } from "./seen";
import type { Deed, NorthView, Told } from "./types";
import type { Directive } from "./view";

const ME = 0;
const THEM = 1;
const event = (told: Told): GameEvent<Told> => heard(told);
const began = (seat: number, number: number) => event({ event: "began", seat, number });
const chose = (seat: number, directive: Directive) => event({ event: "chose", seat, directive });
const lost = (seat: number) => event({ event: "lost", seat, number: 1 });
const scene = (told: GameEvent<Told>[], view: Partial<NorthView> = {}, more: Partial<Scene<NorthView, Told>> = {}): Scene<NorthView, Told> => ({
  view: seen(view),
  me: ME,
  isAsked: true,
  offers: [],
  told,
  isOver: false,
  ...more,
});

/** The notes that come at once, each dismissed as it is read. */
function notes(at: Scene<NorthView, Told>, learned: string[]): string[] {
  const read: string[] = [];
  for (let step = nextStep(lesson, at, learned); step; step = nextStep(lesson, at, learned)) {
    learned.push(step.id);
    read.push(step.id);
  }
  return read;
}

afterEach(cleanup);

describe("the lesson of The North", () => {
  it("says every step in both languages, and calls no two alike", () => {
    expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
    for (const code of ["en", "uk"] as const) {
      const language = new Language(code);
      for (const { id } of lesson.steps) {
        expect(language.text(lesson.words(id), { number: 9 }).length).toBeGreaterThan(30);
        expect(language.text(`${lesson.words(id)}.title`)).not.toContain("web-north");
      }
    }
  });

  it("points at something that is on the board", () => {
    const moment: Moment<NorthView, Deed> = { kind: "turn", view: seen(), question: 1, moves: [], awaiting: [0], others: false, deadline: null, sentence: phrase("x") };
    const seats = ["dawn", "dusk"].map((name) => ({ name, kind: "person", present: true }) as Seat);
    const { container } = render(Board, { moment, yourSeat: ME, seats, happened: [], play: () => undefined });
    for (const { at } of lesson.steps) expect(container.querySelectorAll(`[data-lesson="${at}"]`), at).toHaveLength(1);
  });

  it("says nothing before the game begins", () => {
    expect(notes(scene([], { first: -1, turn: -1, question: "choose-first", asked: -1 }, { isAsked: false }), [])).toEqual([]);
  });

  it("tells of the turn first, of the cost when it is to be paid, and of a Spark when it was used", () => {
    const learned: string[] = [];
    const told = [began(ME, 1)];
    expect(notes(scene(told, { used: [0, 0, 0, 0] }), learned)).toEqual(["goal", "draw", "sides", "directives"]);
    told.push(chose(ME, "reprogram"));
    expect(notes(scene(told, { question: "pay-for-target" }), learned)).toEqual(["cost"]);
    expect(notes(scene(told, { question: "choose-target", chosen: 0 }), learned)).toEqual(["reprogram"]);
    told.push(event({ event: "sparked", seat: ME, name: 7 }));
    expect(notes(scene(told), learned)).toEqual(["spark"]);
  });

  it("tells of Zone and Protocol when a card came there, and of a Facility when one was built", () => {
    const learned = ["goal", "draw", "sides", "directives"];
    const told = [began(ME, 1), chose(ME, "activate")];
    expect(notes(scene(told, { question: "play-ancient" }), learned)).toEqual(["activate"]);
    told.push(event({ event: "played", seat: ME, card: 3 }), event({ event: "used", seat: ME, name: 1 }));
    expect(notes(scene(told, { question: "flip yours", source: 1 }), learned)).toEqual(["question", "zone", "protocol"]);
    told.push(chose(ME, "build"));
    expect(notes(scene(told, { question: "pay-for-facility" }), learned)).toEqual(["cost", "build"]);
    told.push(event({ event: "built", seat: ME, card: 9 }));
    expect(notes(scene(told), learned)).toEqual(["facility"]);
  });

  it("tells of Node, loss and forced pick when a turn ends", () => {
    const learned = ["goal", "draw", "sides", "directives"];
    const told = [began(ME, 1), event({ event: "charged", seat: ME, number: 2 }), lost(THEM)];
    expect(notes(scene(told, { turn: THEM, asked: THEM }, { isAsked: false }), learned)).toEqual(["charge", "loss"]);
    told.push(began(THEM, 2));
    expect(notes(scene(told, { turn: THEM, asked: ME, question: "forced-pick" }), learned)).toEqual(["pick"]);
  });

  it("takes no loss by a card for one by a hand", () => {
    const told = [event({ event: "used", seat: ME, name: 3 }), lost(THEM)];
    expect(notes(scene(told), ["goal", "draw", "sides", "directives"])).not.toContain("loss");
  });

  it("reminds in the second turn of the Directives that were not tried", () => {
    const learned = ["goal", "draw", "sides", "directives", "activate"];
    const told = [began(ME, 1), chose(ME, "activate"), began(THEM, 2), began(ME, 3)];
    expect(notes(scene(told), learned)).toEqual(["reprogram", "build", "discharge", "forecast", "glossary"]);
  });

  it("tells how it ends when the end comes in sight, and how it was counted when it came", () => {
    const told = [began(ME, 9)];
    const learned = ["goal", "draw", "sides", "directives"];
    expect(notes(scene(told, { wastes_deck: 9 }), learned)).toEqual(["end"]);
    expect(lesson.steps.find((step) => step.id === "end")?.gaps?.(scene(told, { wastes_deck: 9 }))).toEqual({ number: 9 });
    expect(notes(scene(told, { asked: -1, question: "" }, { isAsked: false, isOver: true }), learned)).toEqual(["scoring"]);
  });

  it("tells of Overloaded, and of an order, when they come", () => {
    const learned = ["goal", "draw", "sides", "directives"];
    expect(notes(scene([event({ event: "overloaded", seat: THEM, name: 3 })], { question: "resolve" }), learned)).toEqual(["order", "overloaded"]);
  });

  it("has a time for every step", () => {
    const told = [began(ME, 1), event({ event: "sparked", seat: ME, name: 0 }), event({ event: "built", seat: ME, card: 0 }), event({ event: "used", seat: ME, name: 0 }), event({ event: "charged", seat: ME, number: 2 }), lost(THEM), event({ event: "overloaded", seat: ME, name: 0 }), began(ME, 3)];
    const questions = ["choose-directive", "choose-target", "flip yours", "resolve", "forced-pick", "pay-for-target"];
    const learned: string[] = [];
    for (const question of questions) notes(scene(told, { question, wastes_deck: 5 }), learned);
    notes(scene(told, { question: "" }, { isOver: true, isAsked: false }), learned);
    expect([...learned].sort()).toEqual(lesson.steps.map((step) => step.id).sort());
  });
});
