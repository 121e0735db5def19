// Project NOS, taught by playing: what is said when, and what of the board it is about. At a practice table the other
// cars make one move for each of the learner's, so no note costs a race.

import { seatOf } from "$house/lib/events";
import type { Lesson, Scene } from "$house/lib/lesson";
import type { CarView, NosView, Told } from "./types";

type Nos = Scene<NosView, Told>;
type Name = Told["event"];

const carOf = ({ view, me }: Nos): CarView | undefined => view.cars[me];
const drafts = ({ view, me, isAsked }: Nos): boolean => isAsked && view.phase === "drafting" && view.picking === me;
const races = ({ view, isAsked }: Nos): boolean => isAsked && view.phase === "racing";
const happenedToMe = ({ told, me }: Nos, ...names: Name[]): boolean => told.some((one) => names.includes(one.told.event) && seatOf(one.told) === me);
const happened = ({ told }: Nos, ...names: Name[]): boolean => told.some((one) => names.includes(one.told.event));
const lies = (scene: Nos, ...fits: string[]): boolean => races(scene) && (carOf(scene)?.rolled.some((die) => fits.includes(die.fit)) ?? false);
const next = (scene: Nos): number => scene.view.track[carOf(scene)?.placed.length ?? 0] ?? 0;

export const lesson: Lesson<NosView, Told> = {
  words: (id) => `web-nos-lesson-${id}`,
  steps: [
    { id: "goal", at: "track", when: drafts },
    { id: "parts", at: "draft", when: drafts },
    { id: "dice", at: "draft", when: (scene) => drafts(scene) && happenedToMe(scene, "took") },
    { id: "lights", at: "lights", when: ({ view }) => view.phase === "countdown" },
    { id: "roll", at: "hand", when: (scene) => races(scene) && !happenedToMe(scene, "picked-up"), gaps: (scene) => ({ card: next(scene) }) },
    { id: "match", at: "hand", when: (scene) => lies(scene, "match"), gaps: (scene) => ({ card: next(scene) }) },
    { id: "redline", at: "engine", when: (scene) => lies(scene, "redline"), gaps: (scene) => ({ card: next(scene) }) },
    { id: "no", at: "hand", when: (scene) => races(scene) && (carOf(scene)?.rolled.length ?? 0) > 0 && !lies(scene, "match", "redline", "third_redline") },
    { id: "placed", at: "track", when: (scene) => races(scene) && happenedToMe(scene, "placed") },
    { id: "hot", at: "engine", when: (scene) => lies(scene, "third_redline") },
    { id: "save", at: "hand", when: (scene) => races(scene) && (carOf(scene)?.rolled.some((die) => die.save !== null) ?? false) },
    { id: "others", at: "hand", when: (scene) => races(scene) && (carOf(scene)?.placed.length ?? 0) > 1 },
    { id: "out", at: "track", when: (scene) => happenedToMe(scene, "exploded", "stalled") },
    { id: "finish", at: "finish", when: (scene) => happened(scene, "won-race", "nobody-won") },
    { id: "again", at: "draft", when: (scene) => drafts(scene) && scene.view.race > 1 },
    { id: "result", at: "track", when: ({ isOver }) => isOver },
  ],
};
