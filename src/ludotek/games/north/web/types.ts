// Written by `make types`; the source is src/ludotek/games/north.

export type Deed =
  | { verb: "card"; card: number }
  | { verb: "place"; place: number }
  | { verb: "directive"; directive: "reprogram" | "build" | "activate" | "discharge" }
  | { verb: "unable" }
  | { verb: "first"; seat: number };

export type Told =
  | { event: "chosen-first"; seat: number }
  | { event: "dealt"; seat: number; card: number }
  | { event: "laid"; place: number; card: number }
  | { event: "top-of-wastes"; name: number; number: number }
  | { event: "began"; seat: number; number: number }
  | { event: "shuffled"; seat: number; number: number }
  | { event: "drew"; seat: number; number: number }
  | { event: "saw"; seat: number; card: number }
  | { event: "top-of-deck"; seat: number; name: number }
  | { event: "chose"; seat: number; directive: "reprogram" | "build" | "activate" | "discharge" }
  | { event: "forfeited"; seat: number; number: number }
  | { event: "discarded"; seat: number; card: number }
  | { event: "reprogrammed"; seat: number; card: number }
  | { event: "sparked"; seat: number; name: number }
  | { event: "used"; seat: number; name: number }
  | { event: "overloaded"; seat: number; name: number }
  | { event: "capped"; seat: number; name: number }
  | { event: "played"; seat: number; card: number }
  | { event: "built"; seat: number; card: number }
  | { event: "flipped"; seat: number; card: number }
  | { event: "came"; seat: number; card: number }
  | { event: "discharged"; seat: number; number: number }
  | { event: "charged"; seat: number; number: number }
  | { event: "reset"; seat: number }
  | { event: "lost"; seat: number; number: number }
  | { event: "mended"; seat: number; number: number }
  | { event: "moved"; seat: number; card: number }
  | { event: "left"; seat: number; card: number }
  | { event: "took"; seat: number; card: number }
  | { event: "gave"; seat: number; card: number }
  | { event: "scanned"; seat: number }
  | { event: "far-side"; place: number; name: number }
  | { event: "face"; card: number }
  | { event: "could-not"; seat: number; line: string }
  | { event: "ended"; number: number; ending: "points" | "deck" | "both" }
  | { event: "counted"; dawn: number; dusk: number }
  | { event: "won"; seat: number; number: number }
  | { event: "by-cards"; seat: number; number: number }
  | { event: "tied"; points: number; cards: number }
  | { event: "showed"; seat: number; card: number }
  | { event: "held-back"; seat: number; name: number }
  | { event: "echoed"; seat: number; card: number }
  | { event: "taken"; place: number; card: number };

export interface NorthView {
  first: number;
  turn: number;
  turns: number;
  directives: number;
  used: number[];
  uses: number[];
  asked: number;
  question: string;
  source: number;
  chosen: number | null;
  waiting: number[];
  prospects: Prospect[][];
  sides: [Side, Side];
  wastes: (Place | null)[];
  wastes_deck: number;
  wastes_top: number | null;
  wastes_face: number | null;
  kinds: number;
  cards: Cards | null;
}

export interface Prospect {
  card: number;
  places: number[];
  next: number[][];
}

export interface Side {
  points: number;
  node: number;
  hand: number[];
  hand_backs: number[];
  hand_size: number;
  deck_size: number;
  deck_top: number | null;
  held: number[];
  unknown: number;
  discard: number[];
  zone: number[];
  built: boolean[];
  forecast: Forecast;
}

export interface Forecast {
  points: number;
  zone: number;
  values: number;
  array: number;
  total: number;
}

export interface Place {
  kind: number;
  far: number | null;
}

export interface Cards {
  kinds: Kind[];
  facilities: Back[];
  node: string[][];
}

export interface Kind {
  id: string;
  value: number;
  protocol: string[];
  spark: string[];
  backs: number[];
  name: string | null;
  flavour: string | null;
}

export interface Back {
  id: string;
  protocol: string[];
  name: string | null;
  flavour: string | null;
}
