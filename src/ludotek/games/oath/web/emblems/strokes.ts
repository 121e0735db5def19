// How a figure is written: strokes after one another, each a letter for the tool and a path on a grid of 48 by 48.
//
//   "p M21 32V10L24 3l3 7v22z;S O10 10 3"
//
// A capital letter draws the stroke a second time as in a mirror. Paths know three more commands, all absolute: `O x y r`
// is a circle, `E x y rx ry` an ellipse, `R x y w h` a rectangle.

export const TOOLS = {
  s: "solid", // ink
  t: "tint", // the colour of the suit in an outline of ink
  p: "plain", // paper in an outline of ink
  l: "line",
  b: "bold", // a heavier line
  w: "light", // a line of paper, on ink or tint
} as const;

export type Tool = (typeof TOOLS)[keyof typeof TOOLS];

/** Six numbers as in SVG's `matrix`. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Stroke {
  tool: Tool;
  path: string;
  matrix: Matrix;
}

export const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];
export const MIRRORED: Matrix = [-1, 0, 0, 1, 48, 0];

export function strokesOf(figure: string): Stroke[] {
  return figure.split(";").flatMap((written) => {
    const letter = written.trim().charAt(0);
    const tool = TOOLS[letter.toLowerCase() as keyof typeof TOOLS];
    const path = spelledOut(written.trim().slice(1).trim());
    const stroke: Stroke = { tool, path, matrix: AS_IT_IS };
    return letter === letter.toLowerCase() ? [stroke] : [stroke, { ...stroke, matrix: MIRRORED }];
  });
}

const SHAPE = /([OER])([-\d. ]+)/g;

function spelledOut(path: string): string {
  return path.replace(SHAPE, (_, command: string, given: string) => {
    const [x = 0, y = 0, a = 0, b = a] = given.trim().split(/ +/).map(Number);
    if (command === "R") return `M${x} ${y}h${a}v${b}h${-a}z`;
    return `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
  });
}

/** What it is to do one thing and then the other. */
export function after(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** To put the middle of the grid elsewhere, larger or smaller, turned by some degrees. */
export function placed(x: number, y: number, scale = 1, degrees = 0): Matrix {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  return [cos, sin, -sin, cos, x - 24 * cos + 24 * sin, y - 24 * sin - 24 * cos];
}

export const sizeIn = (matrix: Matrix): number => Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
