// Nort, taught by playing: what is said when, and what of the board it is about. A practice is played in an open arena
// with sealed calls, so there is nothing to remember and no clock.

import { seatOf } from "$house/lib/events";
import type { Lesson, Scene } from "$house/lib/lesson";
import type { NortView, Told } from "./types";

type Nort = Scene<NortView, Told>;
type Name = Told["event"];

const CALLING = ["race", "sealed", "first", "second"];
const LATE_ROUND = 12;

const calls = ({ view, isAsked }: Nort): boolean => isAsked && CALLING.includes(view.stage);
const asks = (scene: Nort, ...stages: string[]): boolean => scene.isAsked && stages.includes(scene.view.stage);
const happened = ({ told }: Nort, ...names: Name[]): boolean => told.some((one) => names.includes(one.told.event));
const happenedToMe = ({ told, me }: Nort, ...names: Name[]): boolean => told.some((one) => names.includes(one.told.event) && seatOf(one.told) === me);
const turnOf = ({ view, me }: Nort): number => view.vehicles[view.vehicle[me] ?? -1]?.turn ?? 0;
const [low, high] = [(view: NortView) => Math.min(...view.dice), (view: NortView) => Math.max(...view.dice)];

export const lesson: Lesson<NortView, Told> = {
  words: (id) => `web-nort-lesson-${id}`,
  steps: [
    { id: "goal", at: "arena", when: (scene) => asks(scene, "vehicles") },
    { id: "vehicle", at: "garage", when: (scene) => asks(scene, "vehicles") },
    { id: "dice", at: "call", when: calls, gaps: ({ view }) => ({ low: low(view), high: high(view), sum: low(view) + high(view), less: high(view) - low(view) }) },
    { id: "opening", at: "pad", when: (scene) => calls(scene) && scene.view.round === 1 },
    { id: "ways", at: "pad", when: (scene) => calls(scene) && scene.view.ways.length > 0 },
    { id: "sealed", at: "call", when: (scene) => asks(scene, "sealed") },
    { id: "taken", at: "call", when: (scene) => asks(scene, "second", "standing") },
    { id: "traces", at: "arena", when: ({ view, isAsked }) => isAsked && view.round > 1 && (view.arena?.traces.length ?? 0) > 0 },
    { id: "turn", at: "pad", when: (scene) => calls(scene) && scene.view.round > 1, gaps: (scene) => ({ turn: turnOf(scene) }) },
    { id: "turned", at: "pad", when: (scene) => calls(scene) && (scene.view.turned[scene.me] ?? false) },
    { id: "pair", at: "call", when: (scene) => calls(scene) && scene.view.round > 1 && scene.view.dice[0] === scene.view.dice[1] },
    { id: "dotted", at: "arena", when: ({ view }) => view.arena?.traces.some((trace) => trace.dotted) ?? false },
    { id: "powers", at: "deeds", when: (scene) => asks(scene, "powers") },
    { id: "crossed", at: "sheet", when: (scene) => happenedToMe(scene, "crossed") },
    { id: "speed", at: "sheet", when: (scene) => calls(scene) && scene.view.round >= LATE_ROUND },
    { id: "covered", at: "arena", when: (scene) => calls(scene) && scene.view.round > 3 && !scene.view.covered },
    { id: "crash", at: "arena", when: (scene) => scene.isOver && happened(scene, "hit-the-edge", "hit-black", "hit-grey", "crossed-fatally", "retraced-own", "retraced-other") },
    { id: "result", at: "arena", when: ({ isOver }) => isOver },
  ],
};
