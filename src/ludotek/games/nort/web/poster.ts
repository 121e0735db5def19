// The sheet that a duel was drawn on, to keep: as it lies there at the end, or drawn again and again in the order of its calls.

import { MARGIN, ROOM, frame, lattice, path, point, reached } from "./geometry";
import type { Crash, Drawing, Trace } from "./view";

const PIXELS = 28; // a square
const STROKE = 0.45; // seconds for a trace
const BREATH = 2; // seconds in which all of it is looked at
const INK = ["#1f5fbf", "#c0322b"] as const;
const BURST = "M0 -.74V-1.05M0 .74V1.05M-.74 0H-1.05M.74 0H1.05M-.52 -.52L-.74 -.74M.52 .52L.74 .74M-.52 .52L-.74 .74M.52 -.52L.74 -.74";
const MINES: Record<string, string> = { square: "M-.3 -.3h.6v.6h-.6z", triangle: "M0 -.36l.36 .62h-.72z" };
const ROUND = "M-.32 0a.32 .32 0 1 0 .64 0a.32 .32 0 1 0 -.64 0z";

export interface Duel {
  drawing: Drawing;
  squares: number;
  crash: Crash | null;
  title: string; // who drove, and how it ended
}

export function poster({ drawing, squares, crash, title }: Duel, isMoving: boolean): string {
  const whole = drawing.traces.length * STROKE + BREATH;
  const [left, top, width, height] = frame(squares).split(" ").map(Number) as [number, number, number, number];
  const mines = drawing.mines.map((mine) => `<path d="${MINES[mine.shape] ?? ROUND}" transform="${moved(mine.at, squares)}" fill="${mine.active ? (mine.shape === "black" ? "#20242c" : "#5c6470") : "none"}" stroke="#5c6470" stroke-width=".08"/>`);
  const traces = drawing.traces.map((trace, index) => stroke(trace, index, squares, isMoving ? whole : 0));
  const burst = crash?.at ? [`<g transform="${moved(crash.at, squares)}" fill="none" stroke="#a85a00" stroke-width=".16"><path d="${BURST}"/><circle r=".58"/>${isMoving ? appears(drawing.traces.length, whole) : ""}</g>`] : [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height + 1}" width="${PIXELS * width}" height="${PIXELS * (height + 1)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${-MARGIN}" y="${-ROOM}" width="${width}" height="${height + 1}" fill="#fbfbf7"/>`,
    `<path d="${lattice(squares)}" fill="none" stroke="#dbe3ec" stroke-width=".04"/><path d="${lattice(squares, 5)}" fill="none" stroke="#b3c1d1" stroke-width=".06"/>`,
    `<rect width="${squares}" height="${squares}" fill="none" stroke="#20242c" stroke-width=".16"/>`,
    ...mines,
    ...traces,
    ...burst,
    `<text x="0" y="${squares + 1}" font-family="Georgia, serif" font-size=".7" fill="#20242c">${escaped(title)}</text>`,
    "</svg>",
  ].join("\n");
}

const moved = (at: [number, number], squares: number): string => `translate(${point(at, squares).x} ${point(at, squares).y})`;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function stroke(trace: Trace, index: number, squares: number, whole: number): string {
  const ink = INK[trace.seat === 0 ? 0 : 1];
  const mask = whole ? ` mask="url(#pen-${index})"` : "";
  return `${whole ? pen(trace, index, squares, whole) : ""}<g stroke="${ink}" fill="none" stroke-linecap="round"${mask}>${trace.dotted ? dots(trace, squares, ink) : line(trace, squares)}</g>`;
}

/** Blue's line is unbroken, red's is dashed, so that they differ without their colours too. */
function line(trace: Trace, squares: number): string {
  const dash = trace.seat === 0 ? "" : ' stroke-dasharray=".55 .45" stroke-linecap="butt"';
  return `<path d="${path(trace, squares)}" stroke-width=".08"/><path d="${path(trace, squares)}" stroke-width=".24"${dash}/>`;
}

const dots = (trace: Trace, squares: number, ink: string): string =>
  reached(trace)
    .map((place) => `<circle cx="${point(place, squares).x}" cy="${point(place, squares).y}" r=".2" fill="${ink}" stroke="none"/>`)
    .join("");

/** What a trace is seen through: a stroke that is drawn when its turn comes, in every round of the clip. */
function pen(trace: Trace, index: number, squares: number, whole: number): string {
  const times = [0, index * STROKE, (index + 1) * STROKE, whole].map((at) => (at / whole).toFixed(4)).join(";");
  const animate = `<animate attributeName="stroke-dashoffset" values="1;1;0;0" keyTimes="${times}" dur="${whole}s" repeatCount="indefinite"/>`;
  return `<mask id="pen-${index}" maskUnits="userSpaceOnUse" x="-1" y="-1" width="${squares + 2}" height="${squares + 2}"><path d="${path(trace, squares)}" pathLength="1" stroke="#fff" stroke-width="1" stroke-dasharray="1 2" stroke-dashoffset="0">${animate}</path></mask>`;
}

const appears = (traces: number, whole: number): string => `<animate attributeName="opacity" values="0;0;1;1" keyTimes="0;${((traces * STROKE) / whole).toFixed(4)};${((traces * STROKE + 0.2) / whole).toFixed(4)};1" dur="${whole}s" repeatCount="indefinite"/>`;
