// A chronicle as a tree: each game began in what another has left, and a world may be continued more than once.

import type { Chapter } from "./types";

export type Twig = { chapter: Chapter; column: number; from: number | null }; // the column of the game before

const byTable = (chapters: Chapter[], table: string | null): Chapter | undefined => chapters.find((one) => one.table === table);
const following = (chapters: Chapter[], table: string | null): Chapter[] => chapters.filter((one) => one.after === table);

/** The games from the first one to a game, and on from there along whatever was played last. */
export function lineThrough(chapters: Chapter[], table: string): Chapter[] {
  const line: Chapter[] = [];
  for (let one = byTable(chapters, table); one; one = byTable(chapters, one.after)) line.unshift(one);
  for (let next = last(chapters, table); next; next = last(chapters, next.table)) line.push(next);
  return line;
}

const last = (chapters: Chapter[], table: string): Chapter | undefined => following(chapters, table).filter((one) => one.left).at(-1);

/** The game whose world is today's: of all that left one, whichever ended last. */
export function newest(chapters: Chapter[]): Chapter | null {
  const over = chapters.filter((one) => one.left);
  return over.reduce<Chapter | null>((found, one) => (found && (found.ended ?? 0) > (one.ended ?? 0) ? found : one), null);
}

/** All games, each behind the one that it is after; a branch has a column of its own. */
export function lineage(chapters: Chapter[]): Twig[] {
  const twigs: Twig[] = [];
  let columns = 0;
  const grow = (table: string | null, column: number | null): void => {
    following(chapters, table).forEach((chapter, index) => {
      const own = index === 0 && column !== null ? column : columns++;
      twigs.push({ chapter, column: own, from: column });
      grow(chapter.table, own);
    });
  };
  grow(null, null);
  return twigs;
}
