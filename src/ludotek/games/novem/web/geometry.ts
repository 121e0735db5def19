// Where things lie on Novem's board, in the units of its drawing.

export const TILE = 100;
export const GAP = 12;
export const MARGIN = 84; // room for the names of rows and columns: a fingertip's on the smallest phone
export const RIM = 8; // how far the tile below looks out
export const EDGE = 4; // so that the outermost strokes are not cut
export const ROW_NAMES = ["A", "B", "C"];
export const COLUMN_NAMES = ["1", "2", "3"];

export const side = (squares: number): number => Math.round(Math.sqrt(squares));
export const along = (index: number): number => MARGIN + index * (TILE + GAP);
export const extent = (lines: number): number => along(lines);
export const frame = (lines: number): string => `${-EDGE} ${-EDGE} ${extent(lines) + 2 * EDGE} ${extent(lines) + 2 * EDGE}`;

export function square(index: number, lines: number): { x: number; y: number } {
  return { x: along(index % lines), y: along(Math.floor(index / lines)) };
}

export const rowOf = (index: number, lines: number): number => Math.floor(index / lines);
export const columnOf = (index: number, lines: number): number => index % lines;
