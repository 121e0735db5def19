// Whether a visitor has lost a game before; kept in their browser.

const keyOf = (game: string): string => `ludotek.defeat.${game}`;

/** Whether this is the first defeat in a game; it stays the first when the page is loaded again. */
export function isFirstDefeat(game: string, table: string): boolean {
  const first = localStorage.getItem(keyOf(game));
  if (first === null) localStorage.setItem(keyOf(game), table);
  return first === null || first === table;
}
