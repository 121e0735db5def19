// How figures make a picture. A recipe is read from the left: a word of arrangement, then as many pictures as it takes.
//
//   "with hammer urn"    "vow pair hand paw"

import { FIGURES } from "./figures";
import { after, placed, strokesOf, type Matrix, type Stroke } from "./strokes";

export interface Mark extends Stroke {
  hasHalo: boolean; // drawn over others, with a margin of the ground around it
}

type Picture = Mark[];

const moved = (picture: Picture, matrix: Matrix): Picture => picture.map((mark) => ({ ...mark, matrix: after(matrix, mark.matrix) }));
const put = (picture: Picture, x: number, y: number, scale = 1, degrees = 0): Picture => moved(picture, placed(x, y, scale, degrees));
const over = (picture: Picture): Picture => picture.map((mark) => ({ ...mark, hasHalo: true }));
const drawn = (figure: string): Picture => strokesOf(figure).map((stroke) => ({ ...stroke, hasHalo: false }));

const RAYS = drawn("b M24 0V5M24 43v5M0 24h5M43 24h5M7 7l4 4M37 37l4 4M41 7l-4 4M11 37l-4 4");
const SOUND = drawn("b M38 9Q46 21 38 34M44 4Q54 21 44 39");
const OATH = drawn("t M1 34l9-2v12l-9 3 3-6zM47 34l-9-2v12l9 3-3-6z;p M8 30Q24 35 40 30V42Q24 47 8 42z;s O24 39.500 5.500");
const SPEED = drawn("b M3 12H20M2 24H12M4 36H16");

/** Arrangements of one picture. */
const ONE: Record<string, (a: Picture) => Picture> = {
  tilt: (a) => put(a, 24, 24, 0.95, 30),
  upset: (a) => put(a, 24, 24, 1, 180),
  twin: (a) => [...put(a, 12, 24, 0.58), ...put(a, 36, 24, 0.58)],
  echo: (a) => [...put(a, 15, 19, 0.72), ...over(put(a, 32, 29, 0.72))],
  trio: (a) => [...put(a, 24, 12, 0.5), ...over(put(a, 12, 34, 0.54)), ...over(put(a, 36, 34, 0.54))],
  row: (a) => [...put(a, 9, 24, 0.56), ...put(a, 39, 24, 0.56), ...over(put(a, 24, 25, 0.68))],
  swarm: (a) => [[10, 10, -20], [30, 8, 15], [42, 22, 40], [22, 25, -8], [6, 34, -45], [36, 40, 10], [20, 43, 30]].flatMap(([x = 0, y = 0, turn = 0]) => put(a, x, y, 0.34, turn)),
  rays: (a) => [...RAYS, ...put(a, 24, 24, 0.66)],
  loud: (a) => [...put(a, 19, 25, 0.82), ...SOUND],
  vow: (a) => [...put(a, 24, 15, 0.72), ...over(OATH)],
  recall: (a) => [...drawn(FIGURES["thought"]!), ...put(a, 24, 20, 0.52)],
  say: (a) => [...drawn(FIGURES["bubble"]!), ...put(a, 24, 21, 0.56)],
  fast: (a) => [...SPEED, ...over(put(a, 28, 25, 0.86))],
};

/** Arrangements of two. */
const TWO: Record<string, (a: Picture, b: Picture) => Picture> = {
  with: (a, b) => [...put(a, 19, 20, 0.84), ...over(put(b, 36, 34, 0.56))],
  and: (a, b) => [...put(a, 14, 17, 0.68), ...over(put(b, 34, 31, 0.68))],
  pair: (a, b) => [...put(a, 12, 24, 0.58), ...put(b, 36, 24, 0.58)],
  over: (a, b) => [...put(b, 24, 33, 0.7), ...over(put(a, 24, 11, 0.56))],
  on: (a, b) => [...put(b, 24, 36, 0.52), ...over(put(a, 24, 15, 0.64))],
  crossed: (a, b) => [...put(a, 17, 23, 1.05, -34), ...over(put(b, 31, 23, 1.05, 34))],
  behind: (a, b) => [...put(a, 24, 19, 0.94, -45), ...put(a, 24, 19, 0.94, 45), ...over(put(b, 24, 37, 0.54))],
  flank: (a, b) => [...put(a, 6, 24, 0.9), ...put(a, 42, 24, 0.9), ...over(put(b, 24, 25, 0.74))],
  beyond: (a, b) => [...put(a, 24, 14, 0.64), ...over(put(b, 24, 29, 0.92))],
  atop: (a, b) => [...put(a, 24, 11, 0.46), ...over(put(b, 24, 27, 0.92))],
  before: (a, b) => [...a, ...over(put(b, 24, 36, 0.52))],
  inside: (a, b) => [...a, ...put(b, 24, 25, 0.46)],
  upon: (a, b) => [...b, ...over(put(a, 24, 20, 0.6))],
  around: (a, b) => [...[0, 60, 120, 180, 240, 300].flatMap((turn) => moved(put(a, 24, 6, 0.3), placed(24, 24, 1, turn))), ...put(b, 24, 24, 0.46)],
  through: (a, b) => [...put(b, 24, 26, 0.84), ...over(put(a, 24, 22, 0.92))],
};

/** Arrangements of three. */
const THREE: Record<string, (a: Picture, b: Picture, c: Picture) => Picture> = {
  three: (a, b, c) => [...put(a, 24, 12, 0.5), ...over(put(b, 12, 34, 0.54)), ...over(put(c, 36, 34, 0.54))],
  between: (a, b, c) => [...put(a, 7, 23, 0.64), ...put(c, 41, 23, 0.64), ...over(put(b, 24, 26, 0.7))],
};

export const ARRANGEMENTS = [ONE, TWO, THREE].flatMap((some) => Object.keys(some));

/** A picture as its recipe says it; a word that is neither a figure nor an arrangement is an error. */
export function pictureOf(recipe: string): Picture {
  const words = recipe.split(" ");
  const picture = next(words);
  if (words.length > 0) throw new Error(`The recipe “${recipe}” is over before its last words: ${words.join(" ")}.`);
  return picture;
}

function next(words: string[]): Picture {
  const word = words.shift() ?? "";
  const [one, two, three] = [ONE[word], TWO[word], THREE[word]];
  if (one) return one(next(words));
  if (two) return two(next(words), next(words));
  if (three) return three(next(words), next(words), next(words));
  const figure = FIGURES[word];
  if (figure === undefined) throw new Error(`There is no figure or arrangement called “${word}”.`);
  return drawn(figure);
}
