// Pencil on paper by day, neon by night.

import type { Family } from "$house/lib/sound";

export const family: Family = { wave: "triangle", base: 440, overtones: [1], ring: 0.6, noise: 1, colour: 3800, slide: 1.06 };
