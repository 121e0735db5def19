import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Narrator, type News } from "./narrator.svelte";
import { phrase } from "./phrase";
import type { Beat, Moment } from "./types";

const beat = (id: string, more: Partial<Beat> = {}): Beat => ({ say: phrase(id), lasts: 700, is_deed: true, ...more });
const moment = (view: string, kind: Moment["kind"] = "turn"): Moment => ({
  kind, view, question: 1, moves: [{ move: 0, does: { verb: "go" }, words: phrase("go") }], awaiting: [0], others: false, deadline: null, sentence: phrase("go"),
});
const news = (view: string, beats: Beat[], more: Partial<News> = {}): News => ({ beats, moment: moment(view), happened: [], isOwn: false, isTimed: false, ...more });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("what others do is told beat by beat, on the board as it was, and nothing is offered meanwhile", () => {
  const narrator = new Narrator();
  narrator.hear(news("first", [beat("a"), beat("b")]));
  narrator.hear(news("second", [beat("c")]));
  expect([narrator.frame?.beat.say, narrator.frame?.moment.view, narrator.frame?.moment.moves]).toEqual([phrase("a"), "first", []]);
  vi.advanceTimersByTime(1400);
  expect([narrator.frame?.beat.say, narrator.frame?.moment.view]).toEqual([phrase("c"), "second"]);
  vi.advanceTimersByTime(700);
  expect(narrator.frame).toBeNull();
});

test("what a step tells before its luck is told on the board of then, once that has come", () => {
  const narrator = new Narrator();
  const [searches, draws] = [beat("searches", { ply: 4, at: 4 }), beat("draws", { ply: 4 })];
  const happened = [{ ply: 4 }, { ply: 5 }, { ply: 6 }] as News["happened"];
  narrator.hear(news("after", [searches, draws], { before: moment("before"), happened }));
  expect([narrator.frame?.moment.view, narrator.frame?.moment.moves, narrator.frame?.happened.length]).toEqual(["before", [], 1]);
  narrator.amend(4, new Map([[4, "between"]]), moment("after"));
  expect([narrator.frame?.beat.say, narrator.frame?.moment.view]).toEqual([phrase("searches"), "between"]);
  vi.advanceTimersByTime(700);
  expect([narrator.frame?.beat.say, narrator.frame?.moment.view, narrator.frame?.happened.length]).toEqual([phrase("draws"), "after", 2]);
  narrator.back();
  expect(narrator.frame?.moment.view).toBe("between");
});

test("a board that cannot be had is the one after the step", () => {
  const narrator = new Narrator();
  narrator.hear(news("after", [beat("a", { ply: 4, at: 4 }), beat("b", { ply: 4 })], { before: moment("before") }));
  narrator.amend(4, new Map(), moment("after"));
  expect([narrator.frame?.moment.view, narrator.frame?.moment.moves]).toEqual(["after", []]);
});

test("whoever skips is in the present at once", () => {
  const narrator = new Narrator();
  narrator.hear(news("first", [beat("a"), beat("b")]));
  narrator.skip();
  expect([narrator.frame, narrator.behind]).toEqual([null, 0]);
});

test("one's own move and a race wait for nobody", () => {
  const narrator = new Narrator();
  narrator.hear(news("own", [beat("a")], { isOwn: true }));
  expect(narrator.frame).toBeNull();
  narrator.hear(news("race", [beat("b")], { moment: moment("race", "race") }));
  expect(narrator.frame).toBeNull();
});

test("pause holds a beat, and one can step back from the present", () => {
  const narrator = new Narrator();
  narrator.hear(news("first", [beat("a"), beat("b")]));
  narrator.toggle();
  vi.advanceTimersByTime(5000);
  expect(narrator.frame?.beat.say).toEqual(phrase("a"));
  narrator.skip();
  narrator.back();
  expect([narrator.frame?.beat.say, narrator.paused]).toEqual([phrase("b"), true]);
  narrator.toggle();
  expect(narrator.frame).toBeNull();
});

test("bots are told fast for those who want that, and it is remembered", () => {
  new Narrator().set({ fastBots: true });
  const narrator = new Narrator((seat) => seat === 1);
  expect([narrator.lasts(beat("a", { seat: 1 })), narrator.lasts(beat("a", { seat: 0 }))]).toEqual([175, 700]);
});

test("where a clock waits, the story lasts no longer than the table grants", () => {
  const narrator = new Narrator();
  narrator.hear(news("long", Array.from({ length: 40 }, (_, number) => beat(String(number))), { isTimed: true }));
  vi.advanceTimersByTime(4100);
  expect(narrator.frame).toBeNull();
});

test("while a board shows a picture of what has ended, the story of what follows waits for it", () => {
  const narrator = new Narrator();
  narrator.hear(news("end", [beat("finishes"), beat("wins")]));
  narrator.hold(true);
  expect([narrator.frame, narrator.isTelling]).toEqual([null, false]);
  narrator.hear(news("next", [beat("a")]));
  narrator.hear(news("after", [beat("b")]));
  vi.advanceTimersByTime(5000);
  expect([narrator.frame, narrator.isTelling]).toEqual([null, true]);
  narrator.hold(false);
  expect([narrator.frame?.beat.say, narrator.frame?.moment.view]).toEqual([phrase("a"), "next"]);
  vi.advanceTimersByTime(700);
  expect(narrator.frame?.beat.say).toEqual(phrase("b"));
  vi.advanceTimersByTime(700);
  expect([narrator.frame, narrator.isTelling]).toEqual([null, false]);
});

test("what waits is told no more once one has moved oneself, or a race begins", () => {
  const narrator = new Narrator();
  narrator.hold(true);
  narrator.hear(news("next", [beat("a")]));
  narrator.hear(news("own", [beat("b")], { isOwn: true }));
  narrator.hold(false);
  expect(narrator.frame).toBeNull();
});

test("a beat that was told can be looked at again", () => {
  const narrator = new Narrator();
  narrator.hear(news("first", [beat("a", { ply: 3 })]));
  narrator.skip();
  expect(narrator.lookAt(beat("a", { ply: 3 }))).toBe(true);
  expect(narrator.frame?.moment.view).toBe("first");
  expect(narrator.lookAt(beat("z", { ply: 3 }))).toBe(false);
});
