// The mirror of src/ludotek/games/oath/view.py, and the numbers by which it names things.

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
  facedown: number[]; // cards this seat knows; of the others their back, as -1 - back
  vision: number | null;
  relics: number[]; // from 0
}

export interface SiteView {
  site: number | null;
  is_up: boolean;
  cards: number[];
  relics: (number | null)[]; // by place: cards, or backs
  favor: number;
  secrets: number;
  warbands: number;
  colour: number | null;
  ruler: number | null; // a colour, even where only the Bandit Crown's bandits stand
}

/** Which site, whom and how many a question is about. */
export interface About {
  slot: number | null;
  seat: number | null;
  other: number | null;
  number: number | null;
  banner: number | null;
}

export interface OathView {
  round: number;
  turn: number;
  asked: number | null;
  question: string; // the paragraph of the rules that asks
  asking: number | null; // the card that asks
  about: About;
  oath: number;
  keeper: number;
  is_usurper: boolean;
  visions_drawn: number;
  defending?: number; // warbands that count for the defense of a campaign
  sites: SiteView[];
  players: PlayerView[];
  top_backs: number[];
  discards: number[][];
  known_deck: number[]; // from the top to the first that is not known
  buried: number[]; // further down
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
  plans: number[]; // card, user, side
  offer: number[];
  contracts: number[]; // six numbers each: who owes whom, what, how much, in how many turns, or else
  modifiers: number[];
}

export const SUITS = ["discord", "arcane", "order", "hearth", "beast", "nomad"] as const;
export const REGIONS = ["cradle", "provinces", "hinterland"] as const;
export const COLOURS = ["chancellor", "red", "blue", "yellow", "white", "black"] as const;
export const BANNERS = ["peoples-favor", "darkest-secret"] as const;
export const TRAITS = ["brutal", "decadent", "careless", "greedy"] as const;
export const OATHS = ["supremacy", "people", "protection", "devotion"] as const;
export const BACKS = ["denizen", "vision", "relic", "site"] as const;
export const SLOTS = ["cradle-1", "cradle-2", "provinces-1", "provinces-2", "provinces-3", "hinterland-1", "hinterland-2", "hinterland-3"] as const;
export const SLOTS_OF = [[0, 1], [2, 3, 4], [5, 6, 7]] as const; // by region
export const ROUNDS = 8;
export const MOST_SUPPLY = 7;
export const MOST_VISIONS = 5;
export const BANDITS = 6;

/** The places of `war`, as in src/ludotek/games/oath/marks.py. */
export const War = {
  attacker: 0,
  defender: 1,
  sites: 2,
  relics: 3,
  banners: 4,
  pawn: 5,
  attackDice: 6,
  defenseDice: 7,
  allies: 8,
  shields: 9,
  doublings: 10,
  hollow: 11,
  swords: 12,
  skulls: 13,
  slain: 16,
  slainDefenders: 17,
  winner: 18,
  defense: 19,
  sacrificed: 20,
} as const;

export const backOf = (card: number): number => -1 - card;
export const isBack = (card: number): boolean => card < 0;
export const members = (mask: number, size: number): number[] => Array.from({ length: size }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);

/** The questions of a campaign that come before its dice. */
export const DECLARING = ["targets", "muster-dice", "join", "attacker-plans", "defender-plans"];
