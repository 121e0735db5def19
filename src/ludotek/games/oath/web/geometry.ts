// Where everything lies on the drawn map, in pixels of a frame of any size: sites, coasts, borders and roads.

import type { Symbol } from "./ink/symbols";

export interface Spot {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const USUAL = { width: 1000, height: 480 }; // before a frame was measured
/** Pixels above the sites for the name of a region and its discard pile, and below them for the deck and the banks. */
export interface Margins {
  head: number;
  foot: number;
}
export const MARGINS: Margins = { head: 36, foot: 44 };
export const FAR: Margins = { head: 26, foot: 8 }; // the whole map on a phone: names alone
export const FINGERS: Margins = { head: 50, foot: 54 };
const GAP = 6;

// Region by region: from where to where it runs, its sites, and how far each site steps aside.
const LANDS = [
  { from: 0.008, to: 0.306, sites: [0, 1], aside: [0.02, 0] },
  { from: 0.326, to: 0.66, sites: [2, 3, 4], aside: [0, 0.014, 0.002] },
  { from: 0.674, to: 0.988, sites: [5, 6, 7], aside: [0.012, 0, 0.012] },
] as const;
const BORDERS = [0.314, 0.667]; // between regions, as shares of the width
const ROADS: readonly (readonly [number, number])[] = [[0, 1], [2, 3], [3, 4], [5, 6], [6, 7], [0, 2], [1, 3], [2, 5], [3, 6], [4, 7]];

/** By slot: the same room in the terms of a style sheet, so that no place waits until its frame was measured. */
export const STYLES: readonly string[] = LANDS.flatMap(({ from, to, sites, aside }) =>
  sites.map((_, row) => {
    const tall = `(100% - var(--head) - var(--foot)) / ${sites.length}`;
    const left = from + aside[row]!;
    return `left:${100 * left}%;width:${100 * (to - left)}%;top:calc(var(--head) + ${row} * ${tall} + ${GAP / 2}px);height:calc(${tall} - ${GAP}px)`;
  }),
);

/** By slot: the room that a site has. */
export function sitesIn(width: number, height: number, { head, foot }: Margins = MARGINS): Box[] {
  const boxes: Box[] = [];
  for (const { from, to, sites, aside } of LANDS) {
    const tall = (height - head - foot) / sites.length;
    sites.forEach((slot, row) => {
      const left = (from + aside[row]!) * width;
      boxes[slot] = { left, top: head + row * tall + GAP / 2, width: to * width - left, height: tall - GAP };
    });
  }
  return boxes;
}

/** The head of each region. */
export const headsIn = (width: number): { left: number; width: number }[] => LANDS.map(({ from, to }) => ({ left: from * width, width: (to - from) * width }));

/** Where the pawn of a traveller would stand: in the drawing of a site, left in its room. */
export const footOf = (box: Box): Spot => ({ x: box.left + Math.min(95, box.width * 0.23), y: box.top + box.height / 2 });

/** A number between -1 and 1 that is the same each time: the hand of whoever drew the map. */
const hand = (seed: number): number => 2 * ((Math.sin(seed * 12.9898) * 43758.5453) % 1) - Math.sign(Math.sin(seed * 12.9898));

/** A soft line through points. */
function through(points: Spot[], isClosed = false): string {
  const at = (index: number): Spot => (isClosed ? points[(index + points.length) % points.length]! : points[Math.max(0, Math.min(points.length - 1, index))]!);
  const round = (value: number): number => Math.round(value * 10) / 10;
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < points.length - (isClosed ? 0 : 1); index++) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(here.x + (next.x - before.x) / 6)} ${round(here.y + (next.y - before.y) / 6)} ${round(next.x - (after.x - here.x) / 6)} ${round(next.y - (after.y - here.y) / 6)} ${round(next.x)} ${round(next.y)}`;
  }
  return path + (isClosed ? "z" : "");
}

const STEP = 34; // pixels between two bends of a coast

/** One side of the land, bend by bend; `depth` is how ragged it is. */
function side(from: Spot, to: Spot, depth: number, seed: number): Spot[] {
  const bends = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  const [across, down] = [Math.sign(to.y - from.y), Math.sign(to.x - from.x)];
  return Array.from({ length: bends }, (_, bend) => {
    const inward = depth * (0.5 + 0.5 * hand(seed + bend));
    return { x: from.x + ((to.x - from.x) * bend) / bends - across * inward, y: from.y + ((to.y - from.y) * bend) / bends + down * inward };
  });
}

/** The coast all around: calm before the Cradle, ragged before the Hinterland. */
export function coastIn(width: number, height: number): string {
  const [left, top, right, bottom] = [7, 8, width - 6, height - 10];
  const [a, b, c, d] = [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
  return through([...side(a, b, 9, 1), ...side(b, c, 20, 51), ...side(c, d, 10, 101), ...side(d, a, 8, 151)], true);
}

const borderAt = (border: number, width: number, y: number): number => BORDERS[border]! * width + 9 * Math.sin(y / 47 + border * 2) + 5 * Math.sin(y / 19 + border);

/** A border from north to south. */
export function borderIn(border: number, width: number, height: number): string {
  const bends = Math.max(3, Math.round(height / 26));
  return through(Array.from({ length: bends + 1 }, (_, bend) => ({ x: borderAt(border, width, (bend * height) / bends), y: (bend * height) / bends })));
}

/** A region, and whatever lies east of it: the next one is drawn over that. */
export const regionIn = (region: number, width: number, height: number): string =>
  region === 0 ? `M0 0H${width}V${height}H0z` : `${borderIn(region - 1, width, height)}L${width} ${height}V0z`;

/** The towers of the wall around the Cradle. */
export function towersIn(width: number, height: number): Spot[] {
  const count = Math.max(3, Math.round(height / 120));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * height) / count).map((y) => ({ x: borderAt(0, width, y), y: y + 10 }));
}

/** A road from one site to another, with a bend of its own. */
export function roadIn(boxes: Box[], from: number, to: number): string {
  const [start, end] = [footOf(boxes[from]!), footOf(boxes[to]!)];
  const bow = 16 * hand(from * 8 + to + 3);
  const [across, down] = [(end.y - start.y) / 160, (end.x - start.x) / 160];
  const middle = { x: (start.x + end.x) / 2 + bow * across, y: (start.y + end.y) / 2 - bow * down };
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}

export const roads = (boxes: Box[]): string[] => ROADS.map(([from, to]) => roadIn(boxes, from, to));

// What grows and stands between the sites, as shares of the frame.
const SCATTERED: readonly (readonly [Symbol, number, number, number])[] = [
  ["tree", 0.285, 0.3, 0.7],
  ["house", 0.27, 0.52, 0.7],
  ["tree", 0.29, 0.55, 0.6],
  ["wheat", 0.15, 0.5, 0.8],
  ["hill", 0.28, 0.88, 0.8],
  ["tree", 0.02, 0.52, 0.7],
  ["furrows", 0.6, 0.36, 0.8],
  ["furrows", 0.56, 0.64, 0.9],
  ["wheat", 0.645, 0.66, 0.7],
  ["furrows", 0.63, 0.9, 0.8],
  ["hut", 0.645, 0.38, 0.7],
  ["tree", 0.34, 0.36, 0.6],
  ["hill", 0.35, 0.64, 0.7],
  ["peak", 0.95, 0.36, 0.7],
  ["peak", 0.925, 0.37, 0.5],
  ["pine", 0.69, 0.37, 0.7],
  ["pine", 0.704, 0.375, 0.6],
  ["rock", 0.96, 0.64, 0.9],
  ["pine", 0.93, 0.65, 0.7],
  ["peak", 0.96, 0.9, 0.8],
  ["deadwood", 0.685, 0.65, 0.7],
];

export const scatteredIn = (width: number, height: number): { symbol: Symbol; x: number; y: number; scale: number }[] =>
  SCATTERED.map(([symbol, x, y, scale]) => ({ symbol, x: x * width, y: y * height, scale }));
