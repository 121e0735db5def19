// Oath, taught by playing: the first turns of a first game, each thing when it is first possible or first happens.

import { seatOf } from "$house/lib/events";
import { advised, type Lesson, type Scene, type Step } from "$house/lib/lesson";
import type { Deed, OathView, Told } from "./types";
import opening from "./opening.json";
import { OATHS } from "./view";

type Oath = Scene<OathView, Told, Deed>;
type Name = Told["event"];
type Verb = Deed["verb"];

const FEW_SUPPLY = 1;
const LAST_ROUNDS = 5; // from here on the Empire may win by the end die
const DEEDS: Name[] = ["went", "played", "played-facedown", "discarded", "mustered", "traded-secret", "traded-favor", "took-relic", "took-banner", "used", "attacked"];

const isAskedFor = (scene: Oath, ...questions: string[]): boolean => scene.isAsked && scene.view.asked === scene.me && questions.includes(scene.view.question);
const acts = (scene: Oath): boolean => isAskedFor(scene, "act");
const can = (scene: Oath, ...verbs: Verb[]): boolean => acts(scene) && scene.offers.some(({ verb }) => verbs.includes(verb));
const happened = ({ told }: Oath, ...names: Name[]): boolean => told.some((one) => names.includes(one.told.event));
const mine = ({ told, me }: Oath, ...names: Name[]): number => told.filter((one) => names.includes(one.told.event) && seatOf(one.told) === me).length;
const turns = (scene: Oath): number => mine(scene, "turn-began");

/** Whether the learner has done something in this first turn, and may hear of the next thing. */
const hasBegun = (scene: Oath): boolean => turns(scene) > 1 || mine(scene, ...DEEDS) > SET_UP;
const SET_UP = 2; // a pawn that was set and an adviser that was kept are no deeds
const role = ({ view, me }: Oath): string => (me === 0 ? "chancellor" : view.players[me]?.is_citizen ? "citizen" : "exile");
const isAttacked = ({ told, me }: Oath): boolean => told.some((one) => one.told.event === "attacked" && one.told.defender === me);

/** What the learner is advised to do in the first game as it is taught, while its Supply is as it would be then. */
const ADVICE: Step<OathView, Told, Deed>[] = opening.map(({ id, question, supply, does }) => ({
  id,
  at: "actions",
  does: does as Deed,
  when: (scene) => {
    const isTaught = scene.options?.["deck"] === "scripted" && scene.view.round === 1 && scene.me === 0;
    const isPossible = advised({ does: does as Deed }, scene.offers.map((one) => ({ does: one }))) !== null;
    return isTaught && isPossible && isAskedFor(scene, question) && scene.view.players[scene.me]?.supply === supply;
  },
}));

export const lesson: Lesson<OathView, Told, Deed> = {
  words: (id) => `web-oath-lesson-${id}`,
  steps: [
    { id: "goal", at: "oath", when: ({ isAsked }) => isAsked, gaps: (scene) => ({ role: role(scene), oath: OATHS[scene.view.oath] ?? "" }) },
    { id: "map", at: "map", when: (scene) => isAskedFor(scene, "first-hand", "act") },
    { id: "adviser", at: "actions", when: (scene) => isAskedFor(scene, "first-adviser") },
    { id: "turn", at: "actions", when: acts },
    { id: "supply", at: "purse", when: acts },
    ...ADVICE,
    { id: "search", at: "deck", when: (scene) => can(scene, "search-deck", "search-pile") },
    { id: "keep", at: "actions", when: (scene) => isAskedFor(scene, "card", "keep", "place") },
    { id: "muster", at: "actions", when: (scene) => hasBegun(scene) && can(scene, "muster") },
    { id: "trade", at: "actions", when: (scene) => hasBegun(scene) && can(scene, "trade-favor", "trade-secret") },
    { id: "travel", at: "map", when: (scene) => hasBegun(scene) && can(scene, "travel", "travel-by-giant") },
    { id: "rule", at: "map", when: (scene) => turns(scene) > 1 && acts(scene) },
    { id: "recover", at: "map", when: (scene) => hasBegun(scene) && can(scene, "recover", "recover-banner") },
    { id: "powers", at: "actions", when: (scene) => hasBegun(scene) && can(scene, "use") },
    { id: "campaign", at: "actions", when: (scene) => turns(scene) > 1 && can(scene, "campaign") },
    { id: "targets", at: "actions", when: (scene) => isAskedFor(scene, "targets") },
    { id: "plans", at: "actions", when: (scene) => isAskedFor(scene, "attacker-plans", "defender-plans") },
    { id: "sacrifice", at: "actions", when: (scene) => isAskedFor(scene, "sacrifice") },
    { id: "attacked", at: "players", when: isAttacked },
    { id: "vision", at: "visions", when: ({ view }) => view.visions_drawn > 0 || view.players.some((player) => player.vision !== null) },
    { id: "keeper", at: "oath", when: (scene) => happened(scene, "title-passed") },
    { id: "usurper", at: "oath", when: ({ view }) => view.is_usurper },
    { id: "citizen", at: "players", when: (scene) => isAskedFor(scene, "consider") || happened(scene, "became-citizen") },
    { id: "rest", at: "purse", when: (scene) => acts(scene) && (scene.view.players[scene.me]?.supply ?? 0) <= FEW_SUPPLY },
    { id: "end", at: "round", when: (scene) => scene.view.round >= LAST_ROUNDS && scene.isAsked },
    { id: "won", at: "oath", when: ({ isOver }) => isOver },
  ],
};
