// A drawing for every machine of the house's own sheet, in a square of 64: its body, its fine lines, what glows in it.

export interface Drawing {
  body: string;
  fine: string;
  glow: string;
}

const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const each = (at: number[], draw: (one: number) => string): string => at.map(draw).join("");

export const MACHINES: Record<string, Drawing> = {
  "drift-walker": {
    body: "M20 30v-7a12 12 0 0 1 24 0v7zM24 30l-10 11 4 16M40 30l10 11-4 16M32 30v15l-3 12M13 57h10M41 57h10M24 57h10",
    fine: "M32 11V5M28 5h8M20 30l-5-3M44 30l5-3M14 41h5M45 41h5M4 61c8-3 14-3 20 0s18 3 36 0",
    glow: round(32, 22, 4),
  },
  "ember-keeper": {
    body: "M18 57V28a14 14 0 0 1 28 0v29zM24 57V40h16v17M32 14V8M27 8h10M18 34l-9 4v9M46 34l9 4v9",
    fine: "M28 40v17M36 40v17M25 22h14M27 26h10M14 57h36M29 5q3-3 6 0",
    glow: "M32 54c-5-2-5-7-1-11c0 3 2 3 3 0c3 4 4 9-2 11z",
  },
  "rust-gleaner": {
    body: `M15 36h34l-5 13H20zM45 36l9-13-9-9M19 36L9 26l5-10M45 14l-7-1M45 14l-1 7M14 16l-6-1M14 16l4 5${each([24, 40], (x) => round(x, 54, 5))}`,
    fine: `M24 36l2 13M32 36v13M40 36l-2 13M29 54h6${each([24, 40], (x) => round(x, 54, 1.5))}${round(54, 23, 2)}${round(9, 26, 2)}`,
    glow: "M22 33l4-6 4 6zM31 33l3-9 4 9zM39 33l2-4 2 4z",
  },
  "pale-sentry": {
    body: "M24 20h16l3 22-5 5H26l-5-5zM26 7h12v13H26zM28 47v11M36 47v11M23 58h8M33 58h8M52 4v54M52 4l-4 9h8zM41 25l11 7M23 25l-7 9v8",
    fine: "M24 27h16M23 34h18M32 27v20M26 11h12M32 7V3",
    glow: "M28 13h8v3h-8z",
  },
  "lantern-moth": {
    body: "M31 25C27 12 12 6 6 14c-4 8 4 17 24 17M33 25C37 12 52 6 58 14c4 8-4 17-24 17M29 32c-10 1-17 8-13 15 5 6 12-3 14-11M35 32c10 1 17 8 13 15-5 6-12-3-14-11M28 23h8v26l-4 8-4-8z",
    fine: "M30 23c-1-8-5-12-9-15M34 23c1-8 5-12 9-15M11 16c6 0 12 5 17 12M53 16c-6 0-12 5-17 12M20 45c3-2 6-6 8-9M44 45c-3-2-6-6-8-9M28 33h8",
    glow: "M30 37h4v11l-2 4-2-4z",
  },
  "ice-plough": {
    body: "M4 54C10 48 13 40 12 28h6v26zM18 36h16l4-14h13l5 14v10H18zM24 46h30a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12z",
    fine: `M39 36l3-10h7l4 10zM8 44h10M52 22v-8M52 14h-5${each([26, 35, 44, 53], (x) => round(x, 52, 2.5))}M1 59c2-4 0-7 3-10`,
    glow: "M21 39h9v4h-9z",
  },
  "signal-warden": {
    body: "M25 32h14v16H25zM28 48l-5 10M36 48l5 10M19 58h8M37 58h8M16 13a16 10 0 0 0 32 0zM32 23v9M25 36L11 31M39 36l14 6M11 31V18l9 5zM53 42v-13l-9 5z",
    fine: "M32 13V7M25 4a10 10 0 0 1 14 0M28 7a6 6 0 0 1 8 0M28 37h8M28 41h8M21 17h22",
    glow: round(32, 11, 2.5),
  },
  "thaw-engine": {
    body: "M11 26h33a10 10 0 0 1 0 21H11zM18 26V14h9v12M16 47v10M42 47v10M11 57h10M37 57h10M54 36h5v12h-6",
    fine: "M19 26v21M27 26v21M35 26v21M11 36h24M16 18h13M21 11c-3-3 3-5 0-9M26 11c-3-3 3-5 0-9",
    glow: round(44, 36.5, 5),
  },
  stitcher: {
    body: "M22 24a10 9 0 1 1 20 0a10 9 0 1 1-20 0zM24 20L14 12 7 25M22 26l-12 3-4 15M40 20l10-8 7 13M42 26l12 3 4 15M27 33h10l-3 9h-4zM32 42v19",
    fine: "M31 46h2M32 45c12-1 14 6 5 8s-17 4-27 3M27 19c3-2 7-2 10 0M26 29c4 2 8 2 12 0",
    glow: each([28, 36], (x) => round(x, 24, 2.2)),
  },
  "marrow-loom": {
    body: "M11 8v50M53 8v50M6 12h52M11 46h42M6 58h10M48 58h10M21 32l11-5 11 5-11 5z",
    fine: `${each([16, 20, 24, 28, 32, 36, 40, 44, 48], (x) => `M${x} 12v${x < 22 || x > 42 ? 34 : 12 + Math.abs(x - 32) / 3}`)}${each([24, 28, 32, 36, 40], (x) => `M${x} 38v8`)}M11 52h42${round(6, 12, 2.5)}${round(58, 12, 2.5)}`,
    glow: round(32, 32, 2.5),
  },
  "frost-broker": {
    body: `M32 18v34M22 58h20l-4-6H26zM11 22c14-4 28 4 42 0M4 38h16a8 7 0 0 1-16 0zM44 38h16a8 7 0 0 1-16 0z${round(32, 11, 6)}`,
    fine: "M11 22L5 38M12 22l7 16M53 22l-8 16M53 22l6 16M29 28h6M29 34h6M29 40h6M49 33h6M52 30v6M50 31l4 4M54 31l-4 4",
    glow: `M12 36l-4-5 4-6 4 6z${round(32, 11, 2)}`,
  },
  "siege-colossus": {
    body: "M17 18h30l8 10-6 15H15L9 28zM26 7h12v11H26zM19 43l-3 15h12l2-15M34 43l2 15h12l-3-15M10 25L3 38v10h9v-8M54 25l7 13v10h-9v-8",
    fine: "M20 24h24M22 37h20M26 11h12M3 42h9M52 42h9M17 51h12M35 51h12M9 28h8M47 28h8M22 24v13M42 24v13",
    glow: "M28 27h8l2 3-2 4h-8l-2-4z",
  },
  "beacon-mother": {
    body: "M24 26h16l6 32H18zM25 15h14v11H25zM22 15l10-9 10 9zM7 58V48h8v10zM49 58V48h8v10zM5 48l6-6 6 6M47 48l6-6 6 6",
    fine: "M20 17L8 13M20 22L7 24M44 17l12-4M44 22l13 2M22 36h20M20 46h24M32 6V2M32 46v12",
    glow: `M29 17h6v7h-6z${round(11, 52, 1.8)}${round(53, 52, 1.8)}`,
  },
  "choir-of-dials": {
    body: `${round(32, 20, 11)}${round(17, 41, 11)}${round(47, 41, 11)}M8 58h48M17 52v6M47 52v6M32 31v27`,
    fine: `M32 20l5-6M17 41l-7-3M47 41l2-8M32 11v3M32 26v3M23 20h3M38 20h3M17 32v3M47 47v3M38 41h3M26 41h3M8 41h2M53 41h3M5 58v-6M59 58v-6`,
    glow: `${round(32, 20, 2)}${round(17, 41, 2)}${round(47, 41, 2)}`,
  },
  "glass-leviathan": {
    body: "M4 40c3-15 19-22 34-17 8 3 11 8 12 14l10-10v23l-10-8c-6 9-15 13-26 12C13 53 4 49 4 40zM26 54l4 7 6-8",
    fine: "M15 27l9 12-8 13M24 39l15-16M24 39l12 14M24 39h26M36 53l14-16M28 18c0-6-4-9-8-9M30 18c0-6 4-9 8-9",
    glow: "M9 38l3-3 3 3-3 3z",
  },
  "turncoat-relay": {
    body: "M19 9h26v18H19zM32 27v8M20 35h24v15H20zM14 58h36M25 50v8M39 50v8M19 18H5l6-6M5 18l6 6M45 18h14l-6-6M59 18l-6 6",
    fine: `M32 9v18M20 39h24M20 42.500h24M20 46h24M32 9V4M28 4h8${round(39, 17, 3)}`,
    glow: round(25, 17, 3),
  },
  "tower-of-ash": {
    body: "M22 58l5-38h10l5 38zM24 20v-5h16v5zM14 58h36",
    fine: "M26 28h12M25 37h14M24 46h16M30 15c-4-4 3-5 0-10M35 15c-3-4 5-6 2-12M40 13c6 0 4-5 9-5M10 61h6M48 61h7",
    glow: "M30 31h4v4h-4zM30 40h4v4h-4zM30 50h4v5h-4z",
  },
  "tower-of-bells": {
    body: "M17 58V26l15-15 15 15v32M22 58V34a10 10 0 0 1 20 0v24M11 58h42M24 49c4-2 3-11 8-11s4 9 8 11z",
    fine: "M17 30h6M41 30h6M32 11V4M29 6h6M32 38v-8M17 42h5M42 42h5M17 50h5M42 50h5",
    glow: round(32, 52, 2.5),
  },
  "tower-of-salt": {
    body: "M32 4l10 15-4 39H26l-4-39zM12 58l-5-11 7-9 7 9-2 11M52 58l5-11-7-9-7 9 2 11M7 58h50",
    fine: "M32 26v32M22 19l10 7 10-7M32 4v22M14 38v20M50 38v20M27 40h5M32 46h5",
    glow: "M32 8l6 11-6 4z",
  },
  "tower-of-eyes": {
    body: "M21 58l3-46h16l3 46zM20 12h24l-5-7H25zM14 58h36M25 21c4-5 10-5 14 0-4 5-10 5-14 0zM24 34c4-6 12-6 16 0-4 6-12 6-16 0zM23 48c5-6 13-6 18 0-5 6-13 6-18 0z",
    fine: "M14 21H8M50 21h6M13 34H5M51 34h8M12 48H7M52 48h5",
    glow: each([21, 34, 48], (y) => round(32, y, 2)),
  },
  beacon: {
    body: "M20 58l9-36h6l9 36M14 58h36M26 12h12v10H26zM24 12l8-7 8 7z",
    fine: "M28 28l9 6M36 28l-10 8M26 36l13 8M38 37L24 48M24 46l17 10M40 46L22 57M20 15L8 11M20 20H6M44 15l12-4M44 20h14",
    glow: "M29 14h6v6h-6z",
  },
  forge: {
    body: "M8 30h33c7 0 12-2 15-5v7c-2 7-9 9-16 9v6l8 8H21l8-8v-6c-11 0-18-4-21-11zM33 6l12 9-4 6-12-9zM35 15L23 27",
    fine: "M8 34h40M29 47h11M14 58h40M16 24l-4-4M11 27l-6-1M20 20l-1-6",
    glow: "M18 28l3-5 1 4 4-2-3 4z",
  },
  conduit: {
    body: "M12 58l5-46h6l5 46M7 20h26M9 29h22M44 58l3-34h5l3 34M40 30h19",
    fine: "M17 22l9 9M23 22l-9 10M15 38l11 8M26 36L13 50M47 36l6 8M53 36l-8 10M33 20c4 8 5 9 7 10M31 29c6 8 12 9 16 8M7 20c-3 4-4 5-6 6M59 30l4 3M8 58h48",
    glow: `${round(7, 23, 2)}${round(33, 23, 2)}${round(20, 8, 2.5)}${round(40, 33, 1.8)}${round(59, 33, 1.8)}`,
  },
  vault: {
    body: `M10 9h44v44H10zM15 53v5M49 53v5M13 58h5M46 58h5${round(32, 31, 15)}`,
    fine: `${round(32, 31, 10)}M32 21v20M22 31h20M25 24l14 14M39 24L25 38M10 16h4M10 46h4M50 16h4M50 46h4`,
    glow: round(32, 31, 3.5),
  },
};
