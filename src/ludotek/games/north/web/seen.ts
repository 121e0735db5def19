// A view of The North in the middle of a game, for tests.

import type { NorthView, Side } from "./view";

const side = (more: Partial<Side> = {}): Side => ({
  points: 40,
  node: 1,
  hand: [],
  hand_backs: [],
  hand_size: 0,
  deck_size: 3,
  deck_top: 20,
  held: [],
  unknown: 3,
  discard: [],
  zone: [],
  built: [],
  forecast: { points: 40, zone: 0, values: 0, array: 0, total: 40 },
  ...more,
});

export const seen = (more: Partial<NorthView> = {}): NorthView => ({
  first: 0,
  turn: 0,
  turns: 3,
  directives: 2,
  used: [1, 0, 0, 0],
  uses: [],
  asked: 0,
  question: "choose-directive",
  source: -1,
  chosen: null,
  waiting: [],
  prospects: [],
  sides: [
    side({ hand: [0, 3], hand_size: 2, discard: [6], zone: [9, 12], built: [false, true], forecast: { points: 33, zone: 2, values: 4, array: 0, total: 39 } }),
    side({ hand_size: 3, hand_backs: [23], hand: [15], node: 0 }),
  ],
  wastes: [{ kind: 7, far: null }, { kind: 8, far: 21 }, null, { kind: 10, far: null }],
  wastes_deck: 30,
  wastes_top: 21,
  wastes_face: null,
  kinds: 16,
  cards: null,
  ...more,
});
