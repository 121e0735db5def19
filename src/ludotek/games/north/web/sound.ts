// Ice on steel: bells that are not quite in tune, and ring long.

import type { Family } from "$house/lib/sound";

export const family: Family = { wave: "sine", base: 392, overtones: [1, 2.76, 5.4], ring: 2.2, noise: 0.25, colour: 5200, slide: 1 };
