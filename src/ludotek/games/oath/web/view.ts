// What the board knows of Oath besides its view (types.ts): the numbers by which that names things.

export type { About, OathView, PlayerView, SiteView } from "./types";

export const SUITS = ["discord", "arcane", "order", "hearth", "beast", "nomad"] as const;
export const REGIONS = ["cradle", "provinces", "hinterland"] as const;
export const COLOURS = ["chancellor", "red", "blue", "yellow", "white", "black"] as const;
export const BANNERS = ["peoples-favor", "darkest-secret"] as const;
export const TRAITS = ["brutal", "decadent", "careless", "greedy"] as const;
export const OATHS = ["supremacy", "people", "protection", "devotion"] as const;
export const ATTACK_FACES = ["hollow", "sword", "skull"] as const;
export const DEFENSE_FACES = ["blank", "shield", "shields", "double"] as const;
export const BACKS = ["denizen", "vision", "relic", "site"] as const;
export const SLOTS = ["cradle-1", "cradle-2", "provinces-1", "provinces-2", "provinces-3", "hinterland-1", "hinterland-2", "hinterland-3"] as const;
export const SLOTS_OF = [[0, 1], [2, 3, 4], [5, 6, 7]] as const; // by region
export const ROUNDS = 8;
export const MOST_SUPPLY = 7;
export const MOST_VISIONS = 5;
export const BANDITS = 6;

/** The places of `war`, as in src/ludotek/games/oath/view.py. */
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
  ground: 21,
} as const;

export const backOf = (card: number): number => -1 - card;
export const isBack = (card: number): boolean => card < 0;
export const members = (mask: number, size: number): number[] => Array.from({ length: size }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);

/** The questions of a campaign that come before its dice. */
export const DECLARING = ["targets", "muster-dice", "join", "attacker-plans", "defender-plans"];
