// Where things lie on the road, in the units of its drawing. The cars drive from left to right.

import { TRACK } from "./view";

export const GRID = 92; // where the cars line up
export const CELL = 100; // a card's length along the road
export const FINISH = 78;
export const WIDTH = GRID + TRACK * CELL + FINISH;

/** How tall things are across the road: taller where the road is short, on a phone held upright. */
export interface Measure {
  header: number; // the track cards above the lanes
  lane: number;
  ownLane: number;
}
export const WIDE: Measure = { header: 92, lane: 64, ownLane: 100 };
export const NARROW: Measure = { header: 118, lane: 84, ownLane: 124 };
export const NARROW_BELOW = 560; // pixels of the page

export interface Lane {
  seat: number;
  y: number;
  height: number;
  isOwn: boolean;
}

/** The lanes from above: one's own is the nearest and the widest. */
export function lanes(drivers: number, yourSeat: number, measure: Measure = WIDE): Lane[] {
  const seats = [...Array(drivers).keys()].filter((seat) => seat !== yourSeat);
  if (yourSeat >= 0) seats.push(yourSeat);
  let y = measure.header;
  return seats.map((seat) => {
    const isOwn = seat === yourSeat || drivers === 1;
    const lane = { seat, y, height: isOwn ? measure.ownLane : measure.lane, isOwn };
    y += lane.height;
    return lane;
  });
}

export const height = (laid: Lane[]): number => laid.reduce((_, lane) => lane.y + lane.height, 0) + 4;
export const cell = (card: number): number => GRID + card * CELL;

/** Where a car stands: on the grid, on the card it has to cover next, or beyond the line. */
export function carAt(covered: number, isOnGrid: boolean): number {
  if (isOnGrid) return GRID / 2;
  return covered >= TRACK ? cell(TRACK) + FINISH / 2 : cell(covered) + CELL / 2;
}

export const PIPS: Record<number, [number, number][]> = {
  1: [[32, 32]],
  2: [[18, 18], [46, 46]],
  3: [[17, 17], [32, 32], [47, 47]],
  4: [[18, 18], [46, 18], [18, 46], [46, 46]],
  5: [[17, 17], [47, 17], [32, 32], [17, 47], [47, 47]],
  6: [[18, 15], [46, 15], [18, 32], [46, 32], [18, 49], [46, 49]],
};
