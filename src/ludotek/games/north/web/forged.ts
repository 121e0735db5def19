// Machines that nobody drew, for sheets of somebody's own: put together from parts by the name alone, so that a card
// looks the same to everybody and each time.

import type { Drawing } from "./machines";

const LEGS = [
  "M22 44l-6 14M42 44l6 14M12 58h9M43 58h9",
  "M24 44v14M40 44v14M19 58h9M36 58h9",
  "M20 46h24a6 6 0 0 1 0 12H20a6 6 0 0 1 0-12z",
  "M22 44L11 50l-2 8M28 44l-4 14M42 44l11 6 2 8M36 44l4 14",
  "M24 44a8 7 0 1 0 16 0M32 51v7M22 58h20",
];
const HULLS = ["M18 26h28l-3 18H21z", "M20 44V32a12 12 0 0 1 24 0v12z", "M16 30l8-6h16l8 6-4 14H20z", "M22 24h20v20H22z", "M18 34a14 10 0 1 1 28 0a14 10 0 1 1-28 0z"];
const HEADS = ["M27 12h10v10H27zM32 22v4", "M24 20a8 8 0 0 1 16 0zM32 20v6", "M32 6l7 14H25zM32 20v6", "M22 12h20l-4 8H26zM32 20v6", "M26 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM32 22v4"];
const ARMS = ["M18 32L8 38v8M46 32l10 6v8", "M18 30L9 20l4-7M46 30l9-10-4-7", "M46 32h12M58 26v12M18 32H6M6 26v12", "M46 30l10-16v30", "M18 30L8 16v30M46 34l8 4"];
const FINE = ["M24 31h16M24 36h16", "M32 28v14M25 35h14", "M25 30l14 12M39 30L25 42", "M27 32h10v8H27z", "M24 40c5-6 11-6 16 0"];
const GLOWS = ["M29 33h6v5h-6z", "M32 31l4 5-4 5-4-5z", "M29 36a3 3 0 1 0 6 0a3 3 0 1 0-6 0z", "M30 14h4v4h-4z", "M27 35h3v3h-3zM34 35h3v3h-3z"];
const PARTS = [LEGS, HULLS, HEADS, ARMS, FINE, GLOWS];

/** One of each sort of part, by the digits of a number that the name gives. */
export function forged(name: string): Drawing {
  let seed = hash(name);
  const [legs = "", hull = "", head = "", arms = "", fine = "", glow = ""] = PARTS.map((parts) => {
    const part = parts[seed % parts.length];
    seed = Math.floor(seed / parts.length);
    return part;
  });
  return { body: legs + hull + head + arms, fine, glow };
}

/** FNV-1a, with its bits mixed once more: similar names are not to look alike. */
function hash(name: string): number {
  let seed = 0x811c9dc5;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 0x01000193);
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return (seed ^ (seed >>> 13)) >>> 0;
}
