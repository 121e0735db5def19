// The North, taught by playing: what is said when, and what of the board it is about.

import { seatOf } from "$house/lib/events";
import type { Lesson, Scene } from "$house/lib/lesson";
import type { NorthView, Told } from "./types";
import type { Directive } from "./view";

type North = Scene<NorthView, Told>;
type Name = Told["event"];

const FEW_CARDS = 12; // left in the Wastes Deck: the end comes in sight
const FEW_POINTS = 12;

const isMyTurn = ({ view, me }: North): boolean => view.turn === me;
const mustAnswer = (scene: North, ...questions: string[]): boolean => scene.isAsked && scene.view.asked === scene.me && questions.includes(scene.view.question);
const choosesDirective = (scene: North): boolean => mustAnswer(scene, "choose-directive");
const happened = (scene: North, ...names: Name[]): boolean => scene.told.some(({ told }) => names.includes(told.event));
const happenedToMe = (scene: North, ...names: Name[]): boolean => scene.told.some(({ told }) => names.includes(told.event) && seatOf(told) === scene.me);
const myTurns = ({ told, me }: North): number => told.filter(({ told: one }) => one.event === "began" && one.seat === me).length;

/** A Directive matters when it is used, or when it was not used for whole turns and could be. */
const neverUsed = (scene: North, directive: Directive, turns: number): boolean =>
  choosesDirective(scene) && myTurns(scene) > turns && !scene.told.some(({ told }) => told.event === "chose" && told.seat === scene.me && told.directive === directive);

/** Points are lost for a hand right after the Node was tended, and at no other time. */
const lostForHand = ({ told }: North): boolean => told.some((event, at) => event.told.event === "lost" && ["charged", "reset"].includes(told[at - 1]?.told.event ?? ""));

const OF_THE_TURN = ["choose-directive", "pay-for-target", "choose-target", "pay-for-facility", "play-ancient", "resolve", "forced-pick", ""];
const isAskedByCard = (scene: North): boolean => scene.isAsked && scene.view.asked === scene.me && !OF_THE_TURN.includes(scene.view.question);

export const lesson: Lesson<NorthView, Told> = {
  words: (id) => `web-north-lesson-${id}`,
  steps: [
    { id: "goal", at: "track", when: (scene) => scene.view.first >= 0 },
    { id: "draw", at: "hand", when: (scene) => isMyTurn(scene) && choosesDirective(scene) },
    { id: "sides", at: "hand", when: (scene) => isMyTurn(scene) && choosesDirective(scene) },
    { id: "directives", at: "directives", when: choosesDirective },
    { id: "cost", at: "hand", when: (scene) => mustAnswer(scene, "pay-for-target", "pay-for-facility") },
    { id: "reprogram", at: "wastes", when: (scene) => mustAnswer(scene, "choose-target") || neverUsed(scene, "reprogram", 1) },
    { id: "build", at: "wastes-deck", when: (scene) => mustAnswer(scene, "pay-for-facility") || neverUsed(scene, "build", 1) },
    { id: "activate", at: "hand", when: (scene) => mustAnswer(scene, "play-ancient") || neverUsed(scene, "activate", 1) },
    { id: "question", at: "ask", when: isAskedByCard },
    { id: "order", at: "ask", when: (scene) => mustAnswer(scene, "resolve") },
    { id: "spark", at: "discard", when: (scene) => happenedToMe(scene, "sparked") },
    { id: "zone", at: "zone", when: (scene) => happenedToMe(scene, "played", "built") },
    { id: "protocol", at: "zone", when: (scene) => happenedToMe(scene, "used") },
    { id: "facility", at: "zone", when: (scene) => happenedToMe(scene, "built") },
    { id: "pick", at: "wastes", when: (scene) => mustAnswer(scene, "forced-pick") },
    { id: "charge", at: "node", when: (scene) => happenedToMe(scene, "charged", "reset") },
    { id: "discharge", at: "discharge", when: (scene) => happenedToMe(scene, "discharged") || neverUsed(scene, "discharge", 1) },
    { id: "loss", at: "track", when: lostForHand },
    { id: "forecast", at: "forecast", when: (scene) => choosesDirective(scene) && myTurns(scene) > 1 },
    { id: "glossary", at: "glossary", when: (scene) => choosesDirective(scene) && myTurns(scene) > 1 },
    { id: "overloaded", at: "ask", when: (scene) => happened(scene, "overloaded") },
    {
      id: "end",
      at: "wastes-deck",
      when: ({ view }) => view.first >= 0 && (view.wastes_deck <= FEW_CARDS || view.sides.some((side) => side.points <= FEW_POINTS)),
      gaps: ({ view }) => ({ number: view.wastes_deck }),
    },
    { id: "scoring", at: "forecast", when: (scene) => scene.isOver },
  ],
};
