// The story of a game as the table tells it: beats, in turns. The table decides what is a beat; here they are only put in order.

import type { Beat } from "./types";

export interface Turn {
  title: Beat | null; // what begins it; nothing for what was set up before the first
  deeds: Deed[];
}

/** Something that was done, and what belongs to it. */
export interface Deed {
  beat: Beat;
  details: Beat[];
}

/** A game, turn by turn. */
export function turnsOf(beats: readonly Beat[]): Turn[] {
  const turns: Turn[] = [];
  for (const beat of beats) {
    if (beat.begins || !turns.length) turns.push({ title: beat.begins ? beat : null, deeds: [] });
    const deeds = turns.at(-1)!.deeds;
    if (beat.begins) continue;
    if (beat.is_deed || !deeds.length) deeds.push({ beat, details: [] });
    else deeds.at(-1)!.details.push(beat);
  }
  return turns;
}

/** A stretch of a sentence, and the place on the board that it names. */
export interface Stretch {
  text: string;
  place: string;
}

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

/** A name in a sentence, marked so that `stretches` finds it again once the sentence is said. */
export const marked = (text: string, place: string): string => `${OPEN}${place}${MIDDLE}${text}${CLOSE}`;

/** A sentence in which names were marked, stretch by stretch. */
export function stretches(said: string): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  for (const match of said.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: said.slice(at, match.index), place: "" });
    found.push({ text: match[2]!, place: match[1]! });
    at = match.index + match[0].length;
  }
  if (at < said.length) found.push({ text: said.slice(at), place: "" });
  return found;
}

/** The seat that a place is, if it is one. */
export const seatAt = (place: string): number | null => (/^seat-\d+$/.test(place) ? Number(place.slice(5)) : null);
