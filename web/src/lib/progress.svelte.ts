// How far a visitor is with the lesson of a game; kept in their browser.

export type Wish = "unasked" | "on" | "off";

interface Kept {
  wish: Wish;
  learned: string[];
}

const keyOf = (game: string): string => `ludotek.lesson.${game}`;

function read(game: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<Kept> | null;
    return { wish: kept?.wish ?? "unasked", learned: kept?.learned ?? [] };
  } catch {
    return { wish: "unasked", learned: [] }; // what somebody else wrote there is no progress
  }
}

export class Progress {
  wish = $state<Wish>("unasked");
  learned = $state.raw<readonly string[]>([]);

  constructor(readonly game: string) {
    const kept = read(game);
    this.wish = kept.wish;
    this.learned = kept.learned;
  }

  /** From the beginning. */
  begin(): void {
    this.#keep("on", []);
  }

  learn(step: string): void {
    this.#keep(this.wish, [...this.learned, step]);
  }

  stop(): void {
    this.#keep("off", this.learned);
  }

  #keep(wish: Wish, learned: readonly string[]): void {
    this.wish = wish;
    this.learned = learned;
    localStorage.setItem(keyOf(this.game), JSON.stringify({ wish, learned }));
  }
}

const known = new Map<string, Progress>();

/** The same for all who ask on this page. */
export function progressIn(game: string): Progress {
  const found = known.get(game) ?? new Progress(game);
  known.set(game, found);
  return found;
}
