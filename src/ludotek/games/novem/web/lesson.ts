// Novem, taught by playing: what is said when, and what of the board it is about.

import type { Lesson, Scene } from "$house/lib/lesson";
import type { NovemView, Told } from "./types";

type Novem = Scene<NovemView, Told>;

const FEW_TILES = 2; // left in a line: the end comes in sight

const attacks = ({ view, me, isAsked }: Novem): boolean => isAsked && view.attacker === me;
const defends = ({ view, me, isAsked }: Novem): boolean => isAsked && view.attacker === 1 - me;
const happened = ({ told }: Novem, ...names: Told["event"][]): boolean => told.some((one) => names.includes(one.told.event));
const rounds = ({ told }: Novem): number => told.filter((one) => one.told.event === "revealed").length;

/** The fewest tiles that any row or column still has. */
function fewest({ tiles, below }: NovemView): number {
  const side = Math.sqrt(tiles.length);
  const counts = tiles.map((tile, square) => Number(tile > 0) + Number((below[square] ?? 0) > 0));
  const lines = Array.from({ length: side }, (_, line) => [
    counts.filter((_, square) => Math.floor(square / side) === line),
    counts.filter((_, square) => square % side === line),
  ]).flat();
  return Math.min(...lines.map((line) => line.reduce((sum, count) => sum + count, 0)));
}

export const lesson: Lesson<NovemView, Told> = {
  words: (id) => `web-novem-lesson-${id}`,
  steps: [
    { id: "goal", at: "board", when: ({ isAsked }) => isAsked },
    { id: "lines", at: "markers", when: ({ isAsked }) => isAsked, gaps: ({ view, me }) => ({ side: view.rows === me ? "rows" : "columns" }) },
    { id: "attack", at: "points", when: attacks, gaps: ({ view, me }) => ({ side: view.rows === me ? "rows" : "columns" }) },
    { id: "stacks", at: "board", when: ({ isAsked }) => isAsked },
    { id: "sealed", at: "markers", when: (scene) => scene.view.marker !== null || rounds(scene) > 0 },
    { id: "reveal", at: "board", when: (scene) => rounds(scene) > 0 },
    { id: "defend", at: "points", when: defends },
    { id: "hidden", at: "points", when: (scene) => scene.isAsked && rounds(scene) > 1 && scene.view.points.includes(null) },
    { id: "bluff", at: "markers", when: (scene) => scene.isAsked && rounds(scene) > 2 },
    { id: "empty", at: "board", when: (scene) => happened(scene, "found-empty") },
    { id: "stall", at: "points", when: ({ view }) => view.empty_rounds > 1, gaps: ({ view }) => ({ rounds: view.empty_rounds, most: view.stall }) },
    { id: "end", at: "board", when: ({ view, isAsked }) => isAsked && view.tiles.length > 0 && fewest(view) <= FEW_TILES },
    { id: "second", at: "points", when: (scene) => happened(scene, "ended") && !scene.isOver },
    { id: "result", at: "points", when: ({ isOver }) => isOver },
  ],
};
