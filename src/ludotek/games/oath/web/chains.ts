// Several answers by one touch: what would be asked after a move, so that its answer is chosen together with it. What is
// asked and what may be answered, the table says; each answer is played only when the table offers it.

import type { Foresight } from "$house/lib/types";
import { sorted, type Offer } from "./offers";
import type { Deed, OathView } from "./types";

type Foresee = (line: number[]) => Promise<Foresight<OathView, Deed>>;

export interface Future {
  between: number[]; // the answers until then
  next: Offer[];
  after: number[]; // what follows whichever is chosen
  odds: Record<number, Record<string, unknown>>; // by what is chosen, where they are worked out
}

/** A move and what may be answered with it, at the thing beside which they are chosen. */
export interface Fan {
  offer: Offer;
  future: Future;
  isRow: boolean; // so many of something: each number is a move of its own
  at: Element;
}

const MOST_ASKED = 8; // questions on the way
export const MOST_FANNED = 14; // answers that are taken in at a glance
const SHEDDING = "shed"; // cards that are not kept go in the order in which they lie

/** The answer that leaves a question behind: no more targets, the only one there is, and the cards as they lie. */
function passing({ view, moves }: Foresight<OathView, Deed>): number | undefined {
  if (view.question === SHEDDING) return moves[0]?.move;
  if (view.question !== "targets") return undefined;
  return (moves.find(({ does }) => does.verb === "done") ?? (moves.length === 1 ? moves[0] : undefined))?.move;
}

/** What is left to do once a space of the Reliquary is chosen: to propose what was offered. */
async function proposing(foresee: Foresee, line: number[], found: Foresight<OathView, Deed>): Promise<number[]> {
  if (found.view.question !== "choose-space") return [];
  const then = await foresee([...line, found.moves[0]!.move]);
  return then.moves.filter(({ does }) => does.verb === "propose").map(({ move }) => move);
}

/** What would be asked after a move, past what is left as it is; nothing where chance or somebody else comes first. */
export async function futureOf(foresee: Foresee, move: number, me: number): Promise<Future | null> {
  const line = [move];
  for (let left = MOST_ASKED; left > 0; left--) {
    const found = await foresee(line);
    const passed = passing(found);
    if (passed === undefined) {
      if (!found.moves.length) return null;
      const odds = Object.fromEntries(found.moves.filter((one) => one.odds).map((one) => [one.move, one.odds!]));
      return { between: line.slice(1), next: sorted(found.moves, found.view, me), after: await proposing(foresee, line, found), odds };
    }
    line.push(passed);
  }
  return null;
}

/** Whether the answers are few enough to stand beside the move; the next deed of a turn is no answer to the last. */
export const isFanned = ({ next }: Future): boolean => next.length > 0 && next.length <= MOST_FANNED && next.every(({ kind }) => kind === "answer");

/** How many warbands: what may be chosen is there already. */
export const ofNumbers = (offers: Offer[]): Future => ({ between: [], next: offers, after: [], odds: {} });

/** The moves of a fan, once an answer is chosen. */
export function lineOf({ offer, future, isRow }: Omit<Fan, "at">, next: Offer): number[] {
  return isRow ? [next.move] : [offer.move, ...future.between, next.move, ...future.after];
}
