// Engines: low, rough, and rising.

import type { Family } from "$house/lib/sound";

export const family: Family = { wave: "sawtooth", base: 98, overtones: [1, 1.5], ring: 0.9, noise: 0.5, colour: 400, slide: 1.35 };
