// What may be done now, sorted by kind of action and by what it touches.

import type { OfferedMove, Phrase } from "$house/lib/types";
import type { Deed, OathView } from "./types";
import { BANDITS, War } from "./view";

type Offered = OfferedMove<Deed>;
type Verb = Deed["verb"];

export const KINDS = ["search", "muster", "trade", "recover", "travel", "campaign", "power", "adviser", "warbands", "peek", "empire", "answer", "rest"] as const;
export type Kind = (typeof KINDS)[number];

export interface Offer {
  move: number;
  words: Phrase;
  change: Record<string, number>; // what it costs and brings
  does: Deed;
  verb: Verb;
  kind: Kind;
  touch: string; // `card 12`, `slot 3`, or nothing
  number: number | null; // where one of a row of numbers is chosen
}

const KIND_OF: Partial<Record<Verb, Kind>> = {
  "search-deck": "search",
  "search-pile": "search",
  muster: "muster",
  "trade-secret": "trade",
  "trade-favor": "trade",
  recover: "recover",
  "recover-banner": "recover",
  travel: "travel",
  "travel-by-giant": "travel",
  "set-out": "travel",
  campaign: "campaign",
  use: "power",
  play: "adviser",
  show: "adviser",
  peek: "peek",
  "peek-reliquary": "peek",
  lift: "warbands",
  station: "warbands",
  "hand-over": "warbands",
  request: "warbands",
  offer: "empire",
  exile: "empire",
  leave: "empire",
  tribunal: "empire",
  rest: "rest",
};
/** An offer that would be made, or one that is only thought of. */
type Possible = Pick<Offered, "move" | "does" | "words" | "change">;

export function sorted(moves: Possible[], view: OathView, me: number): Offer[] {
  return moves.map(({ move, does, words, change }) => {
    const number = "number" in does ? does.number : null;
    return { move, words, change: change ?? {}, does, verb: does.verb, kind: KIND_OF[does.verb] ?? "answer", touch: touchOf(does, view, me), number };
  });
}

/** What of the table a move is about. */
export function touchOf(does: Deed, view: OathView, me: number): string {
  const here = view.players[me]?.pawn ?? 0;
  switch (does.verb) {
    case "search-deck":
      return "deck";
    case "recover":
    case "peek":
      return `ground ${2 * here + does.place}`;
    case "relic-at":
      return `ground ${2 * does.slot + does.place}`;
    case "lift":
    case "station":
    case "take-favor":
    case "take-secret":
    case "set-out":
      return `slot ${here}`;
    case "show":
      return `facedown ${me} ${does.place}`;
    case "facedown-adviser":
      return `facedown ${does.seat} ${does.place}`;
    case "add":
      return "banner 0";
    case "pawn":
      return `seat ${view.war[War.defender]}`;
    case "faceup":
    case "facedown":
    case "reveal":
    case "discard":
      return "hand";
    case "campaign":
      return does.seat === BANDITS ? `slot ${here}` : `seat ${does.seat}`;
    default:
      return named(does);
  }
}

/** The one thing that a move names. */
function named(does: Deed): string {
  if ("card" in does) return `card ${does.card}`;
  if ("slot" in does) return `slot ${does.slot}`;
  if ("seat" in does) return `seat ${does.seat}`;
  if ("suit" in does) return `bank ${does.suit}`;
  if ("region" in does) return `pile ${does.region}`;
  if ("banner" in does) return `banner ${does.banner}`;
  return "space" in does ? `space ${does.space}` : "";
}

/** What can be read of a touch: `card 12` is `card-12` in the story. */
export const readingAt = (touch: string): string | undefined => (/^(card|slot|banner|bank|space|pile) \d+$|^deck$/.test(touch) ? touch.replace(" ", "-") : undefined);

/** Verbs that say no more than which card: the card itself is their button. */
const ON_CARDS: Verb[] = ["card", "muster", "use"];

/** The card that is the button of a move; none where it has words of its own. */
export const cardOf = (offer: Offer): number | null => (ON_CARDS.includes(offer.verb) && "card" in offer.does ? offer.does.card : null);

export interface Group {
  kind: Kind;
  offers: Offer[];
  numbers: { verb: Verb; offers: Offer[] }[];
}

/** All offers, each once: by kind of action, and rows of numbers apart. */
export function grouped(offers: Offer[]): Group[] {
  return KINDS.map((kind) => {
    const own = offers.filter((offer) => offer.kind === kind);
    const verbs = [...new Set(own.filter((offer) => offer.number !== null).map((offer) => offer.verb))];
    const numbers = verbs.map((verb) => ({ verb, offers: own.filter((offer) => offer.verb === verb) }));
    return { kind, offers: own.filter((offer) => offer.number === null), numbers };
  }).filter((group) => group.offers.length + group.numbers.length > 0);
}

/** The rows of numbers that are one small button beside a thing on the map: its warbands, so many of them. */
export const rowsOf = (offers: Offer[]): Group["numbers"] => grouped(offers).flatMap((group) => (group.kind === "warbands" ? group.numbers : []));

/** By what they touch, the offers there. */
export function byTouch(offers: Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) if (offer.touch) found.set(offer.touch, [...(found.get(offer.touch) ?? []), offer]);
  return found;
}

/** The offers that are small buttons beside a thing on the map: what is done by one touch, and asks for no number. */
export const chipsOf = (offers: Offer[]): Offer[] => offers.filter((offer) => offer.kind !== "answer" && offer.number === null);

/** Whether it ends a turn in which something could still be done for the Supply that is left. */
export const wastesSupply = (offer: Offer, offers: Offer[]): boolean => offer.verb === "rest" && offers.some(({ change }) => (change["supply"] ?? 0) < 0);
