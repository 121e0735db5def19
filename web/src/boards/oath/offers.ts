// What may be done now, sorted by kind of action and by what it touches. The words of an offered move say what it is.

import type { OfferedMove, Phrase } from "../../lib/types";
import { cardCalled, cardNamed } from "./cards";
import { BANNERS, COLOURS, REGIONS, SLOTS, SUITS, TRAITS, War, type OathView } from "./view";

export const KINDS = ["search", "muster", "trade", "recover", "travel", "campaign", "power", "adviser", "warbands", "peek", "empire", "answer", "rest"] as const;
export type Kind = (typeof KINDS)[number];

export interface Offer {
  move: number;
  words: Phrase;
  change: Phrase | null;
  verb: string; // `trade-secret`
  kind: Kind;
  touch: string; // `card 12`, `slot 3`, or nothing
  number: number | null; // where one of a row of numbers is chosen
}

const KIND_OF: Record<string, Kind> = {
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
const LATER = ["later-favor", "later-secrets", "ask-later-favor", "ask-later-secrets", "due", "forfeit"];
const NUMBERED = ["number", "lift", "station", "give-favor", "give-secrets", "ask-favor", "ask-secrets", ...LATER];

export function sorted(moves: OfferedMove[], view: OathView, me: number): Offer[] {
  return moves.map((offered) => {
    const verb = offered.words.id.replace(/^oath-move-/, "");
    const what = offered.words.gaps["what"];
    const number = NUMBERED.includes(verb) && typeof what === "object" ? Number(what.gaps["words"]) : null;
    const touch = touchOf(verb, typeof what === "object" ? what : null, view, me);
    return { move: offered.move, words: offered.words, change: offered.change ?? null, verb, kind: KIND_OF[verb] ?? "answer", touch, number };
  });
}

/** What of the table a move is about. */
function touchOf(verb: string, what: Phrase | null, view: OathView, me: number): string {
  const pawn = view.players[me]?.pawn ?? 0;
  const ordinal = Number(what?.gaps["words"] ?? 0);
  if (verb === "search-deck") return "deck";
  if (verb === "recover" || verb === "peek") return `ground ${2 * pawn + ordinal - 1}`;
  if (["lift", "station", "take-favor", "take-secret", "set-out"].includes(verb)) return `slot ${pawn}`;
  if (verb === "show") return `facedown ${me} ${ordinal - 1}`;
  if (verb === "add") return "banner 0";
  if (verb === "pawn") return `seat ${view.war[War.defender]}`;
  if (["faceup", "facedown", "reveal", "discard"].includes(verb)) return "hand";
  if (verb === "campaign" && what?.id === "oath-bandits") return `slot ${pawn}`;
  return what ? named(what) : "";
}

const among = (names: readonly string[], id: string, kind: string): string => `${kind} ${names.indexOf(id.replace(/^oath-[a-z]+-/, ""))}`;

function named(what: Phrase): string {
  const card = what.id === "plain" ? cardNamed(String(what.gaps["words"])) : cardCalled(what.id.replace(/^oath-card-/, ""));
  if (card !== undefined && (what.id === "plain" || what.id.startsWith("oath-card-"))) return `card ${card}`;
  if (what.id.startsWith("oath-slot-")) return among(SLOTS, what.id, "slot");
  if (what.id.startsWith("oath-seat-")) return among(COLOURS, what.id, "seat");
  if (what.id.startsWith("oath-suit-")) return among(SUITS, what.id, "bank");
  if (what.id.startsWith("oath-region-")) return among(REGIONS, what.id, "pile");
  if (what.id.startsWith("oath-banner-")) return among(BANNERS, what.id, "banner");
  if (what.id.startsWith("oath-trait-")) return among(TRAITS, what.id, "space");
  return placed(what);
}

/** Cards of which only the place is known. */
function placed(what: Phrase): string {
  const place = Number(what.gaps["place"]) - 1;
  const { seat, slot } = what.gaps;
  if (typeof seat === "object") return `facedown ${named(seat).replace("seat ", "")} ${place}`;
  if (typeof slot === "object") return `ground ${2 * Number(named(slot).replace("slot ", "")) + place}`;
  return "";
}

export interface Group {
  kind: Kind;
  offers: Offer[];
  numbers: { verb: string; offers: Offer[] }[];
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

/** By what they touch, the offers there. */
export function byTouch(offers: Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) if (offer.touch) found.set(offer.touch, [...(found.get(offer.touch) ?? []), offer]);
  return found;
}
