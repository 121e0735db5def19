// The emblem of a card: its frame, and in it its picture. All of it is paths; nothing is fetched.

import { cardCalled, isVision, relicOf, slugOf, suitOf } from "../cards";
import { BANNERS, SUITS } from "../view";
import { frameOf, type FrameName } from "./frames";
import { pictureOf, type Mark } from "./grammar";
import { RECIPES } from "./recipes";
import { after, MIRRORED, sizeIn, type Matrix, type Tool } from "./strokes";

export interface Line {
  tool: Tool | "ground" | "rim" | "halo";
  path: string;
  matrix: string; // as SVG writes it; empty where nothing moves
  width: number; // of the pen, in the grid of the path
}

export interface Emblem {
  frame: FrameName;
  lines: Line[];
}

const PEN = 1.5;
const BOLD = 2.4;
const RIM = 1.2;
const HALO = 3.4;
const DRAWN = new Map<string, Emblem>();

/** By a card's number, or by the name of a banner. */
export function emblemOf(card: number | string): Emblem {
  const id = typeof card === "number" ? slugOf(card) : card;
  const known = DRAWN.get(id) ?? emblemCalled(id);
  DRAWN.set(id, known);
  return known;
}

export const idsOfEmblems = (): string[] => Object.keys(RECIPES).map((id) => id.replaceAll("_", "-"));

function emblemCalled(id: string): Emblem {
  const recipe = RECIPES[id.replaceAll("-", "_")];
  if (recipe === undefined) throw new Error(`There is no emblem called “${id}”.`);
  const frame = frameNameOf(id);
  const seed = seedOf(id);
  const { path, marks, place } = frameOf(frame, seed);
  const picture = pictureOf(recipe).map((mark) => ({ ...mark, matrix: after(place, facing(seed, mark.matrix)) }));
  const ground: Line = { tool: "ground", path, matrix: "", width: PEN };
  const rim = marks.map((mark): Line => ({ tool: "rim", path: mark.path, matrix: "", width: RIM }));
  return { frame, lines: [ground, ...rim, ...linesOf(picture)] };
}

function frameNameOf(id: string): FrameName {
  if ((BANNERS as readonly string[]).includes(id)) return "banner";
  const card = cardCalled(id);
  if (card === undefined) throw new Error(`There is no card called “${id}”.`);
  const suit = suitOf(card);
  if (suit !== undefined) return SUITS[suit]!;
  return isVision(card) ? "vision" : relicOf(card) ? "relic" : "ruin";
}

/** A number that is always the same for a card, and differs from the next one's in many bits. */
function seedOf(id: string): number {
  let seed = 2166136261;
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return (seed ^ (seed >>> 13)) >>> 0;
}

/** Which way the picture looks. */
const facing = (seed: number, matrix: Matrix): Matrix => (seed & 512 ? after(MIRRORED, matrix) : matrix);

/** Strokes from the bottom up; before a run of those that lie over others comes its halo. */
function linesOf(picture: Mark[]): Line[] {
  const lines: Line[] = [];
  picture.forEach((mark, at) => {
    if (mark.hasHalo && !picture[at - 1]?.hasHalo) lines.push(...haloOf(picture.slice(at)));
    lines.push(lineOf(mark, mark.tool, mark.tool === "bold" ? BOLD : PEN));
  });
  return lines;
}

function haloOf(rest: Mark[]): Line[] {
  const end = rest.findIndex((mark) => !mark.hasHalo);
  return rest.slice(0, end < 0 ? rest.length : end).map((mark) => lineOf(mark, "halo", HALO));
}

function lineOf(mark: Mark, tool: Line["tool"], width: number): Line {
  const matrix = `matrix(${mark.matrix.map((number) => Number(number.toFixed(3))).join(" ")})`;
  return { tool, path: mark.path, matrix, width: Number((width / sizeIn(mark.matrix)).toFixed(2)) };
}
