// What a picture stands in: each suit has a shape and a material of its own, and so have relics, Visions, banners and ruins.

import { placed, strokesOf, type Matrix, type Stroke } from "./strokes";

export const FRAMES = ["discord", "arcane", "order", "hearth", "beast", "nomad", "ruin", "vision", "relic", "banner"] as const;
export type FrameName = (typeof FRAMES)[number];

interface Frame {
  ground: string; // filled with the paper of the suit, rimmed in its colour
  marks: string[]; // of the material, of which a card's number chooses some
  always: string; // marks that every card has
  place: Matrix; // where the picture stands in it
}

const points = (count: number, outer: number, inner: number): string =>
  Array.from({ length: 2 * count }, (_, at) => {
    const [radius, turn] = [at % 2 ? inner : outer, (Math.PI * at) / count - Math.PI / 2];
    return `${(24 + radius * Math.cos(turn)).toFixed(1)} ${(24 + radius * Math.sin(turn)).toFixed(1)}`;
  }).join("L");

const KINDS: Record<FrameName, Frame> = {
  // Torn cloth.
  discord: {
    ground: "M2 6L10 3 17 5 24 1 31 5 39 2 46 8 43 15 47 22 44 30 47 38 40 46 32 43 25 47 18 43 10 46 2 40 5 32 1 25 4 16z",
    marks: ["M5 16L9 17", "M43 15L39 17", "M18 43L19 39", "M32 43L30 39", "M17 5L18 9", "M5 32L9 31", "M44 30L40 30"],
    always: "",
    place: placed(24, 24, 0.74),
  },
  // Glass with eight points.
  arcane: {
    ground: `M${points(8, 23.5, 20.5)}z`,
    marks: ["M24 3.500V6", "M38 9L36 11", "M44.500 24H42", "M38 39L36 37", "M24 44.500V42", "M10 39L12 37", "M3.500 24H6", "M10 9L12 11"],
    always: "",
    place: placed(24, 24, 0.68),
  },
  // Dressed stone with battlements.
  order: {
    ground: "M3 1.500H11V5H19V1.500H29V5H37V1.500H45V30Q45 40 24 47Q3 40 3 30z",
    marks: ["M3 14H6", "M42 14H45", "M3 24H6", "M42 24H45", "M8 40L9 37", "M40 40L39 37", "M24 47V44"],
    always: "",
    place: placed(24, 22.500, 0.7),
  },
  // Planks under a gable.
  hearth: {
    ground: "M24 1L47 13V19H45V46.500H3V19H1V13z",
    marks: ["M3 24H7", "M41 24H45", "M3 32H6", "M42 32H45", "M3 40H7", "M41 40H45", "M10 10L12 12", "M38 10L36 12"],
    always: "",
    place: placed(24, 27, 0.72),
  },
  // A stretched hide.
  beast: {
    ground: "M5 1Q10 6 24 4Q38 6 43 1Q49 3 45 12Q42 24 45 36Q49 45 43 47Q38 42 24 44Q10 42 5 47Q-1 45 3 36Q6 24 3 12Q-1 3 5 1z",
    marks: ["M5 18L8 17", "M5 30L8 31", "M43 18L40 17", "M43 30L40 31", "M16 4.500L17 7", "M32 4.500L31 7", "M16 43.500L17 41", "M32 43.500L31 41"],
    always: "",
    place: placed(24, 24, 0.72),
  },
  // Woven felt with a fringe.
  nomad: {
    ground: "M3 1.500H45V40L40 47 34.500 40 29.500 47 24 40 18.500 47 13.500 40 8 47 3 40z",
    marks: ["M3 10H6", "M3 20H6", "M3 30H6", "M42 10H45", "M42 20H45", "M42 30H45", "M14 1.500V4", "M34 1.500V4"],
    always: "",
    place: placed(24, 21.500, 0.74),
  },
  // A block that lost its corners.
  ruin: {
    ground: "M2 12L8 10 11 4 30 2 34 6 46 5 44 20 46.500 30 40 36 41 44 22 46.500 17 43 3 45 4 32 1.500 26z",
    marks: ["M30 2L29 6", "M44 20L40 21", "M4 32L8 31", "M22 46.500L23 43", "M11 4L13 8"],
    always: "",
    place: placed(24, 24, 0.74),
  },
  // A mirror with a handle.
  vision: {
    ground: "M24 1A22 20.500 0 0 1 29 41.500L30 47.500H18L19 41.500A22 20.500 0 0 1 24 1z",
    marks: ["M9 12L12 9", "M7 16L13 10", "M36 34L39 31", "M35 37L41 31"],
    always: "E24 21.500 18.500 17",
    place: placed(24, 21, 0.62),
  },
  // A disc of metal.
  relic: {
    ground: "M1 24A23 23 0 1 1 47 24A23 23 0 1 1 1 24z",
    marks: ["O24 3 .600", "O38.800 9.200 .600", "O45 24 .600", "O38.800 38.800 .600", "O24 45 .600", "O9.200 38.800 .600", "O3 24 .600", "O9.200 9.200 .600"],
    always: "O24 24 19.500",
    place: placed(24, 24, 0.66),
  },
  // Wax that ran under the seal.
  banner: {
    ground: "M24 1Q30 0 33 4Q40 3 42 9Q48 13 45 19Q49 25 45 30Q47 37 41 40Q38 47 31 44Q25 49 19 45Q12 47 9 41Q2 38 4 31Q-1 25 3 19Q1 12 8 9Q10 2 17 4Q20 0 24 1z",
    marks: ["M8 9L11 12", "M42 9L39 12", "M9 41L11 38", "M41 40L38 37"],
    always: "O24 24 18",
    place: placed(24, 24, 0.62),
  },
};

export interface Ground {
  path: string;
  marks: Stroke[];
  place: Matrix;
}

/** The frame of a card; its number chooses what is scratched into the rim. */
export function frameOf(name: FrameName, seed: number): Ground {
  const { ground, marks, always, place } = KINDS[name];
  const chosen = marks.filter((_, at) => (seed >> at) & 1);
  return { path: ground, marks: strokesOf(`l ${[always, ...chosen].join("")}`), place };
}
