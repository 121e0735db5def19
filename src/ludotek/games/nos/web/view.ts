// What the board knows of Project NOS besides its view (types.ts).

import type { CarView, DieView, NosView } from "./types";

export type { CarView, DieView, NosView, PartView, PlacedView } from "./types";

export type Fit = DieView["fit"];
export type Phase = NosView["phase"];
export type Status = CarView["status"];

export const TRACK = 6;
export const REDLINES = 2;
export const MINUTE = 60;
export const SEATS = ["flame", "bolt", "comet", "crown"] as const;

/** A kind of die as messages are called: `wide-tires`. */
export const named = (kind: string): string => kind.replaceAll("_", "-");
