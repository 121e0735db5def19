// Written by `make types`; the source is src/ludotek/games/oath.

export type Deed =
  | { verb: "turns-up"; card: number }
  | { verb: "back"; back: "denizen" | "vision" }
  | { verb: "attack-die"; face: "hollow" | "sword" | "skull" }
  | { verb: "defense-die"; face: "blank" | "shield" | "shields" | "double" }
  | { verb: "end-die"; number: number }
  | { verb: "rest" }
  | { verb: "search-deck" }
  | { verb: "search-pile"; region: number }
  | { verb: "muster"; card: number }
  | { verb: "trade-secret"; card: number }
  | { verb: "trade-favor"; card: number }
  | { verb: "recover"; place: number }
  | { verb: "recover-banner"; banner: number }
  | { verb: "travel"; slot: number }
  | { verb: "travel-by-giant"; slot: number }
  | { verb: "set-out" }
  | { verb: "campaign"; seat: number }
  | { verb: "use"; card: number }
  | { verb: "play"; card: number }
  | { verb: "peek"; place: number }
  | { verb: "peek-reliquary"; space: number }
  | { verb: "lift"; number: number }
  | { verb: "station"; number: number }
  | { verb: "offer"; seat: number }
  | { verb: "exile"; seat: number }
  | { verb: "leave" }
  | { verb: "tribunal" }
  | { verb: "hand-over"; seat: number }
  | { verb: "request"; seat: number }
  | { verb: "card"; card: number }
  | { verb: "site"; slot: number }
  | { verb: "player"; seat: number }
  | { verb: "bank"; suit: number }
  | { verb: "number"; number: number }
  | { verb: "banner"; banner: number }
  | { verb: "space"; space: number }
  | { verb: "yes" }
  | { verb: "no" }
  | { verb: "done" }
  | { verb: "faceup" }
  | { verb: "facedown" }
  | { verb: "reveal" }
  | { verb: "discard" }
  | { verb: "pawn" }
  | { verb: "add" }
  | { verb: "take-favor" }
  | { verb: "take-secret" }
  | { verb: "facedown-adviser"; place: number; seat: number }
  | { verb: "give-favor"; number: number }
  | { verb: "give-secrets"; number: number }
  | { verb: "ask-favor"; number: number }
  | { verb: "ask-secrets"; number: number }
  | { verb: "give-card"; card: number }
  | { verb: "ask-card"; card: number }
  | { verb: "give-banner"; banner: number }
  | { verb: "ask-banner"; banner: number }
  | { verb: "propose" }
  | { verb: "relic-at"; slot: number; place: number }
  | { verb: "later-favor"; number: number }
  | { verb: "later-secrets"; number: number }
  | { verb: "ask-later-favor"; number: number }
  | { verb: "ask-later-secrets"; number: number }
  | { verb: "peace" }
  | { verb: "ask-peace" }
  | { verb: "due"; number: number }
  | { verb: "forfeit"; number: number }
  | { verb: "show"; place: number }
  | { verb: "show-relic"; space: number }
  | { verb: "give-site"; slot: number }
  | { verb: "ask-site"; slot: number }
  | { verb: "peace-with"; seat: number }
  | { verb: "ask-peace-with"; seat: number }
  | { verb: "spare"; slot: number }
  | { verb: "ask-spare"; slot: number }
  | { verb: "forgo"; banner: number }
  | { verb: "ask-forgo"; banner: number }
  | { verb: "journey"; slot: number }
  | { verb: "ask-journey"; slot: number }
  | { verb: "enfranchise"; seat: number }
  | { verb: "ask-enfranchise"; seat: number }
  | { verb: "exclude"; seat: number }
  | { verb: "ask-exclude"; seat: number }
  | { verb: "due-rounds"; number: number }
  | { verb: "due-deed"; seat: number; deed: number }
  | { verb: "forfeit-secrets"; number: number }
  | { verb: "counter" }
  | { verb: "vow"; oath: number };

export type Told =
  | { event: "turn-began"; seat: number; round: number }
  | { event: "went"; seat: number; place: { slot: number } | { card: number } }
  | { event: "turned-up"; slot: number; site: number }
  | { event: "drew"; seat: number; back: "denizen" | "vision" | "relic" | "site" }
  | { event: "saw"; seat: number; card: number }
  | { event: "played"; seat: number; card: number }
  | { event: "played-facedown"; seat: number; back: "denizen" | "vision" | "relic" | "site" }
  | { event: "discarded"; seat: number; card: number }
  | { event: "discarded-unseen"; seat: number; back: "denizen" | "vision" | "relic" | "site" }
  | { event: "mustered"; seat: number; card: number }
  | { event: "traded-secret"; seat: number; card: number }
  | { event: "took-relic"; seat: number; card: number }
  | { event: "took-banner"; seat: number; banner: number }
  | { event: "used"; seat: number; card: number }
  | { event: "attacked"; seat: number; defender: number }
  | { event: "targeted"; seat: number; place: { slot: number } | { card: number } }
  | { event: "rolled-attack"; face: "hollow" | "sword" | "skull" }
  | { event: "rolled-defense"; face: "blank" | "shield" | "shields" | "double" }
  | { event: "campaign-won"; seat: number; defender: number }
  | { event: "campaign-lost"; seat: number; defender: number }
  | { event: "lost-warbands"; seat: number; number: number }
  | { event: "gained-favor"; seat: number; number: number }
  | { event: "gained-secrets"; seat: number; number: number }
  | { event: "gained-warbands"; seat: number; number: number }
  | { event: "gained-supply"; seat: number; number: number }
  | { event: "title-passed"; seat: number; usurps: number }
  | { event: "became-citizen"; seat: number }
  | { event: "became-exile"; seat: number }
  | { event: "revealed-vision"; seat: number; card: number }
  | { event: "offered"; seat: number; partner: number }
  | { event: "answered"; seat: number; agrees: number }
  | { event: "rolled-end"; face: number; round: number }
  | { event: "traded-favor"; seat: number; card: number }
  | { event: "won"; seat: number; ending: "usurper" | "visionary" | "stable-regime" | "war-exhaustion" }
  | { event: "rested"; seat: number; supply: number }
  | { event: "mob"; is_mob: number }
  | { event: "banner-fed"; banner: number; number: number }
  | { event: "targeted-thing"; seat: number; thing: { card: number } | { banner: number } | { pawn: "pawn" } }
  | { event: "told-number"; seat: number; number: number }
  | { event: "stationed"; seat: number; number: number; site: { slot: number } | { card: number } }
  | { event: "burnt"; seat: number; number: number }
  | { event: "allied"; seat: number; defender: number }
  | { event: "turned-secret"; seat: number }
  | { event: "offer-line"; seat: number; line: Deed }
  | { event: "chose"; seat: number; choice: Deed }
  | { event: "kept"; seat: number; back: "denizen" | "vision" | "relic" | "site" }
  | { event: "word-kept"; seat: number; partner: number }
  | { event: "word-broken"; seat: number; partner: number }
  | { event: "that-was"; seat: number; card: number }
  | { event: "lifted"; seat: number; number: number; site: { slot: number } | { card: number } }
  | { event: "lost-at-site"; seat: number; number: number; site: { slot: number } | { card: number } }
  | { event: "handed-warbands"; seat: number; other: number; number: number }
  | { event: "lost-secrets"; seat: number; number: number }
  | { event: "burnt-on"; card: number; number: number }
  | { event: "paid"; seat: number; other: number; number: number }
  | { event: "paid-secrets"; seat: number; other: number; number: number }
  | { event: "flowed"; suit: number; other: number; number: number }
  | { event: "bank-burnt"; suit: number; number: number }
  | { event: "caged"; seat: number; number: number }
  | { event: "freed"; seat: number; number: number }
  | { event: "placed-favor"; seat: number; number: number }
  | { event: "paid-to-bank"; seat: number; suit: number; number: number }
  | { event: "cast-out"; seat: number; number: number }
  | { event: "turned-face"; seat: number; card: number }
  | { event: "shifted-end"; seat: number; face: number }
  | { event: "vowed"; seat: number; oath: number }
  | { event: "built"; seat: number; card: number }
  | { event: "lost-site"; slot: number; site: number }
  | { event: "joined"; suit: number; number: number }
  | { event: "healed"; suit: number; number: number }
  | { event: "chronicled"; seat: number; chapter: "newcomers" | "lost-relics" | "laid-relics" | "world-deck" | "saved" }
  | { event: "attack-sum"; seat: number; total: number; swords: number; hollow: number; sacrificed: number; skulls: number }
  | { event: "defense-sum"; seat: number; total: number; shields: number; doublings: number; warbands: number }
  | { event: "aftermath"; defense: number; attack: number; margin: number; by_plan: number; seat: number; defender: number; fallen: number; slain: number; sites: number; treasures: number };

export interface OathView {
  round: number;
  turn: number;
  asked: number | null;
  question: string;
  asking: number | null;
  about: About;
  oath: number;
  keeper: number;
  is_usurper: boolean;
  visions_drawn: number;
  sites: SiteView[];
  players: PlayerView[];
  top_backs: number[];
  discards: number[][];
  known_deck: number[];
  buried: number[];
  dispossessed: number[];
  hand: number[];
  reliquary: (number | null)[];
  relic_deck: number;
  banks: number[];
  banners: (number | null)[];
  tokens: number[];
  is_mob: boolean;
  favor_on: Record<string, number>;
  secrets_on: Record<string, number>;
  war: number[];
  defending: number;
  plans: number[];
  offer: number[];
  contracts: number[];
  deal: number;
  modifiers: number[];
}

export interface About {
  slot: number | null;
  seat: number | null;
  other: number | null;
  number: number | null;
  banner: number | null;
}

export interface SiteView {
  site: number | null;
  is_up: boolean;
  cards: number[];
  relics: (number | null)[];
  favor: number;
  secrets: number;
  warbands: number;
  colour: number | null;
  ruler: number | null;
}

export interface PlayerView {
  is_citizen: boolean;
  pawn: number;
  favor: number;
  secrets: number;
  facedown_secrets: number;
  supply: number;
  warbands: number;
  bank: number;
  caged: number;
  advisers: number[];
  facedown: number[];
  vision: number | null;
  following: number | null;
  relics: number[];
}

export interface Document {
  version: string;
  name: string;
  count: number;
  oath: string | null;
  citizens: string[];
  map: PlaceDocument[];
  world: string[];
  dispossessed: string[];
  relics: string[];
  previous_players: string[];
  previous_citizens: string[];
  winner: string | null;
  winner_name: string | null;
}

export interface PlaceDocument {
  site: string | null;
  is_faceup: boolean;
  cards: string[];
}
