// Moments of random games, as the server told them (tests/games/oath/moments.py), for tests.

import { phrase } from "$house/lib/phrase";
import type { Moment, OfferedMove, Seat } from "$house/lib/types";
import type { Deed, OathView } from "./types";
import kept from "./moments.json";
import { COLOURS } from "./view";

interface Kept {
  seat: number;
  view: OathView;
  moves: OfferedMove<Deed>[];
}

export const KEPT = kept as unknown as Record<string, Kept>;
export const QUESTIONS = Object.keys(KEPT);

export function momentOf(question: string, more: Partial<OathView> = {}): Moment<OathView, Deed> {
  const { seat, view, moves } = KEPT[question]!;
  return { kind: "turn", view: { ...view, ...more }, question: 1, moves, awaiting: [seat], others: false, deadline: null, sentence: phrase("x") };
}

export const seatsOf = (view: OathView): Seat[] => view.players.map((_, seat) => ({ name: COLOURS[seat]!, kind: "person", present: true, player_name: null }) as Seat);
