// Wood on felt.

import type { Family } from "$house/lib/sound";

export const family: Family = { wave: "sine", base: 262, overtones: [1, 2.76], ring: 0.7, noise: 0.9, colour: 700, slide: 0.97 };
