// Where things lie in the arena, in squares from its corner in the north-west, as drawings count.

import type { Drawing, Driver, Heading, Place, Trace } from "./view";

export const MARGIN = 1.3; // for the numbers of the lines
export const ROOM = 1; // beyond the wall

export interface Point {
  x: number;
  y: number;
}

export const point = ([x, y]: Place, squares: number): Point => ({ x, y: squares - y });
export const frame = (squares: number): string => `${-MARGIN} ${-ROOM} ${squares + MARGIN + ROOM} ${squares + MARGIN + ROOM}`;

const ANGLES: Record<Heading, number> = { north: 0, east: 90, south: 180, west: 270 };
export const angle = (heading: Heading): number => ANGLES[heading];

/** All lines of the lattice but the wall, or only every fifth of them. */
export function lattice(squares: number, every = 1): string {
  const lines: string[] = [];
  for (let at = every; at < squares; at += every) lines.push(`M${at} 0V${squares}M0 ${at}H${squares}`);
  return lines.join("");
}

export function path(trace: Trace, squares: number): string {
  const [start, end] = [point(trace.start, squares), point(trace.end, squares)];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

/** The points a trace arrives at, one after another: where it began keeps its old state. */
export function reached({ start, end }: Trace): Place[] {
  const [dx, dy] = [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])];
  const length = Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]);
  return Array.from({ length }, (_, step) => [start[0] + dx * (step + 1), start[1] + dy * (step + 1)]);
}

function headingOf({ start, end }: Trace, otherwise: Heading): Heading {
  if (end[0] !== start[0]) return end[0] > start[0] ? "east" : "west";
  if (end[1] !== start[1]) return end[1] > start[1] ? "north" : "south";
  return otherwise;
}

/** The drawing as it was when only so many of its traces had been drawn. */
export function upTo(drawing: Drawing, count: number): Drawing {
  const traces = drawing.traces.slice(0, count);
  const drivers = drawing.drivers.map((driver, seat): Driver => {
    const last = traces.filter((trace) => trace.seat === seat).at(-1);
    if (last) return { at: last.end, heading: headingOf(last, driver.heading) };
    const first = drawing.traces.find((trace) => trace.seat === seat);
    return first ? { at: first.start, heading: headingOf(first, driver.heading) } : driver;
  });
  return { ...drawing, traces, drivers };
}

/** Which traces have just been drawn: those of the last round that had not been shown before. */
export function freshFrom(traces: Trace[], shown: number): number {
  const round = traces.at(-1)?.round;
  const begun = traces.findIndex((trace) => trace.round === round);
  return begun < 0 ? traces.length : Math.max(begun, shown);
}
