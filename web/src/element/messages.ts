// What an element and the frame in it say to each other, over a port that the frame brings along.

/** A text that was to be fetched: it, or why it could not be. */
export type Fetched = { text: string } | { problem: string };

/** What an element's attributes say. What is absent is an empty text, or nothing. */
export interface Settings {
  game: string;
  record: Fetched | null;
  replay: Fetched | null; // made beforehand, so that nothing need be started to show it
  step: number | null;
  seat: string;
  options: Record<string, string>;
  seed: number;
  lang: string;
  theme: string;
  play: number | null; // the level of the bots against whom one may play on
}

export type ToFrame =
  | { say: "show"; settings: Settings }
  | { say: "house" } // with a port to it
  | { say: "serve" }; // to the frame that keeps the house: with the port of another one

export type ToElement =
  | { say: "shown"; title: string }
  | { say: "house" } // is wanted
  | { say: "step"; step: number };

/** How a frame says that it is there, to whatever page it is in. */
export const HERE = "ludotek-here";

/** What the address of the frame that keeps the house ends with. */
export const KEEPS_HOUSE = "#house";
