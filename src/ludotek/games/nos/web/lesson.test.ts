import { describe, expect, it } from "vitest";
import { heard } from "$house/boards/making";
import type { Scene } from "$house/lib/lesson";
import { notes, unsaid } from "$house/lib/lessons";
import type { GameEvent } from "$house/lib/types";
import { lesson } from "./lesson";
import type { CarView, DieView, NosView, Told } from "./types";

const ME = 0;
const car = (more: Partial<CarView> = {}): CarView => ({ status: "driving", parts: [], dice: { common: 3 }, rolled: [], is_spent: false, saved: [], placed: [], redlines: 0, place: 0, wins: 0, trophies: [], can_strand: false, is_ready: false, roll: 7, ...more });
const die = (fit: DieView["fit"], more: Partial<DieView> = {}): DieView => ({ kind: "common", value: 3, fit, place: null, save: null, ...more });
const view: NosView = {
  phase: "racing", pace: "live", race: 1, is_extra: false, track: [3, 1, 6, 2, 5, 4], order: [0, 1], picking: -1, picks: 6, cards: {}, supply: {}, colours: {}, own_parts: {},
  cars: [car(), car()], finish: [], places: [], beat: 0, sealed: null, seconds: 0, rank: "", countdown: 3000, roll_cycle: 700, beat_length: 1000,
};
const event = (told: Told): GameEvent<Told> => heard(told);
const rolled = event({ event: "picked-up", seat: ME, dice: ["common", "common"] });
const scene = (more: Partial<NosView> = {}, told: GameEvent<Told>[] = [], isAsked = true, isOver = false): Scene<NosView, Told> => ({ view: { ...view, ...more }, me: ME, isAsked, offers: [], told, isOver });
const after = (own: Partial<CarView>, learned = ["roll"]) => notes(lesson, scene({ cars: [car(own), car()] }, [rolled]), learned);

describe("the lesson of Project NOS", () => {
  it("says every step in both languages", () => {
    expect(unsaid(lesson, { card: 3 })).toEqual([]);
  });

  it("teaches the draft before the race, and the lights before the dice", () => {
    const learned: string[] = [];
    expect(notes(lesson, scene({ phase: "drafting", picking: 1 }), learned)).toEqual([]);
    expect(notes(lesson, scene({ phase: "drafting", picking: ME }), learned)).toEqual(["goal", "parts"]);
    expect(notes(lesson, scene({ phase: "drafting", picking: ME }, [event({ event: "took", seat: ME, part: "v8" })]), learned)).toEqual(["dice"]);
    expect(notes(lesson, scene({ phase: "countdown" }), learned)).toEqual(["lights"]);
    expect(notes(lesson, scene(), learned)).toEqual(["roll"]);
  });

  it("says what the dice that lie there may do", () => {
    expect(after({ rolled: [die("match")] })).toEqual(["match"]);
    expect(after({ rolled: [die("redline")] })).toEqual(["redline"]);
    expect(after({ rolled: [die("no")] })).toEqual(["no"]);
    expect(after({ rolled: [die("third_redline")] })).toEqual(["hot"]);
    expect(after({ rolled: [die("match", { save: 4 })] }, ["roll", "match"])).toEqual(["save"]);
  });

  it("tells of the finish when a race was won, and of the next draft", () => {
    const won = event({ event: "won-race", seat: 1, number: 1 });
    const learned = ["goal", "parts", "dice", "lights", "roll"];
    expect(notes(lesson, scene({ phase: "drafting", picking: 1, race: 2 }, [rolled, won]), learned)).toEqual(["finish"]);
    expect(notes(lesson, scene({ phase: "drafting", picking: ME, race: 2 }, [rolled, won]), learned)).toEqual(["again"]);
    expect(notes(lesson, scene({ phase: "over" }, [rolled, won], false, true), learned)).toEqual(["result"]);
  });

  it("tells somebody who is out why", () => {
    expect(notes(lesson, scene({ cars: [car({ status: "exploded" }), car()] }, [rolled, event({ event: "exploded", seat: ME, number: 3 })], false), ["roll"])).toEqual(["out"]);
  });
});
