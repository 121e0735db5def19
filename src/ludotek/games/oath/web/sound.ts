// Brass over parchment.

import type { Family } from "$house/lib/sound";

export const family: Family = { wave: "triangle", base: 220, overtones: [1, 2, 3, 4], ring: 1.4, noise: 0.35, colour: 2200, slide: 1.01 };
