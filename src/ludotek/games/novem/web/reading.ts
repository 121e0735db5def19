// What can be read of Novem's rows, columns and squares.

import type { Language } from "$house/lib/language";
import type { About, Reading } from "$house/lib/reading";
import { COLUMN_NAMES, ROW_NAMES, columnOf, rowOf, side } from "./geometry";
import type { NovemView } from "./types";

export function read(name: string, { view, language, yourSeat }: About<NovemView>): Reading | null {
  const [kind = "", digits = ""] = name.split("-");
  const number = Number(digits);
  if (kind === "square") return { title: squareOf(language, view, number) };
  if (kind !== "row" && kind !== "column") return null;
  const lines = side(view.tiles.length);
  const squares = view.tiles.map((_, index) => index).filter((index) => (kind === "row" ? rowOf : columnOf)(index, lines) === number);
  const owner = kind === "row" ? view.rows : 1 - view.rows;
  const text = squares.map((index) => ({ words: squareOf(language, view, index) }));
  if (owner === yourSeat) text.push({ words: language.text(`novem-reading-${view.attacker === yourSeat ? "attack" : "defend"}`) });
  return { title: language.text(`novem-reading-${kind}`, { name: (kind === "row" ? ROW_NAMES : COLUMN_NAMES)[number] ?? "" }), text };
}

/** A square with the tile that lies open and the one below it. */
export function squareOf(language: Language, view: NovemView, index: number): string {
  const lines = side(view.tiles.length) || 3;
  const where = `${ROW_NAMES[rowOf(index, lines)]}${COLUMN_NAMES[columnOf(index, lines)]}`;
  const [tile, below] = [view.tiles[index] ?? 0, view.below[index] ?? 0];
  if (!tile) return language.text("web-novem-square-empty", { where });
  return below ? language.text("web-novem-square", { where, tile, below }) : language.text("web-novem-square-last", { where, tile });
}
