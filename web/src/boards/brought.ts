// What a board has to be that comes with its game's package, as `web/board.js` there: an ES module with `mount`.
// It draws what it is given, offers the moves it is given with `play`, and says everything with `say`, so that both
// languages are spoken. Colours are the house's custom properties: `var(--ink)`, `var(--raised)`, `var(--accent)`.

import type { Lesson } from "../lib/lesson";
import type { Worded } from "../lib/phrase";
import type { Phrase } from "../lib/types";
import type { BoardProps } from "./board";

export interface BroughtProps extends BoardProps {
  say: (phrase: Phrase | Worded) => string; // `say({ id: "shoal-title", gaps: {} })`, or the `words` of a move that is offered
  language: string; // the code of the one that is spoken
}

export interface BroughtBoard {
  update: (props: BroughtProps) => void; // whenever anything changed; what did not is the very same object
  destroy: () => void; // when the page is left
}

export interface BroughtModule {
  mount: (target: HTMLElement, props: BroughtProps) => BroughtBoard;
  lesson?: Lesson; // where the game has one
}

/** The module at an address of the house. */
export function load(address: string): Promise<BroughtModule> {
  return import(/* @vite-ignore */ address) as Promise<BroughtModule>;
}
