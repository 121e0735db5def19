// Every site as a composition of ink symbols, back to front, on a ground of 120 by 72 whose foot is at y 66.

import type { Symbol } from "./symbols";

/** A symbol, where it stands, how large, and whether it looks the other way. */
export type Piece = readonly [symbol: Symbol, x: number, y: number, scale?: number, isTurned?: boolean];

export const GROUND = { width: 120, height: 72 };

export const VIGNETTES: Record<string, readonly Piece[]> = {
  "mine": [["peak", 34, 62, 0.9], ["hill", 66, 64, 1.5], ["shaft", 66, 66, 1.1], ["cart", 98, 66, 0.85], ["rock", 20, 67, 0.9]],
  "salt-flats": [["sun", 92, 34, 0.8], ["dune", 34, 50, 0.8], ["crystal", 30, 66, 1.1], ["crystal", 58, 62, 0.8, true], ["crystal", 84, 67, 1.2], ["ripples", 60, 70, 0.8]],
  "fertile-valley": [["hill", 28, 46, 1], ["hill", 88, 46, 1.1, true], ["house", 90, 56, 0.75], ["furrows", 50, 66, 1.25], ["wheat", 100, 68, 0.8], ["tree", 16, 66, 0.8]],
  "barren-coast": [["cliff", 22, 60, 1], ["shore", 70, 58, 1.2], ["deadwood", 50, 58, 1], ["waves", 40, 70, 1], ["waves", 88, 70, 1.1], ["wreck", 94, 66, 0.7], ["bird", 98, 24, 0.9]],
  "plains": [["sun", 30, 34, 0.7], ["knoll", 96, 46, 0.8], ["tree", 78, 58, 1.2], ["furrows", 40, 56, 0.9], ["grass", 20, 66, 1], ["grass", 54, 68, 1.1], ["grass", 98, 66, 1]],
  "river": [["hill", 26, 48, 1.1], ["hill", 96, 48, 1.1, true], ["river", 60, 68, 1.35], ["bridge", 62, 58, 0.8], ["tree", 18, 66, 0.8], ["pine", 104, 66, 0.8]],
  "steppe": [["knoll", 20, 44, 0.9], ["knoll", 60, 42, 1.1], ["tent", 34, 64, 1.1], ["tent", 88, 60, 0.85], ["fire", 62, 66, 1], ["grass", 104, 68, 0.9], ["bird", 74, 22, 0.8]],
  "mountain": [["peak", 28, 62, 1.05], ["peak", 92, 62, 1.1, true], ["peak", 60, 66, 1.4], ["pine", 14, 68, 0.6], ["pine", 104, 68, 0.7]],
  "lush-coast": [["hill", 30, 52, 1.1], ["shore", 44, 60, 1.2], ["palm", 26, 60, 1], ["palm", 46, 58, 0.8, true], ["ship", 94, 62, 0.9], ["waves", 86, 70, 1.1], ["waves", 30, 71, 1]],
  "marshes": [["deadwood", 88, 56, 1.2], ["pool", 36, 58, 1.2], ["pool", 84, 67, 1.3], ["reeds", 20, 60, 1], ["reeds", 52, 68, 1.1], ["reeds", 106, 64, 0.9], ["hut", 62, 46, 0.6]],
  "wastes": [["dune", 40, 48, 1.1], ["dune", 92, 52, 1, true], ["ribs", 40, 66, 1.1], ["skull", 86, 66, 0.7], ["deadwood", 106, 60, 0.7]],
  "rocky-coast": [["cliff", 24, 62, 1.1], ["cliff", 48, 64, 0.8, true], ["lamp", 24, 28, 0.7], ["rock", 74, 64, 1.1], ["rock", 92, 62, 0.8], ["waves", 70, 71, 1.2], ["waves", 28, 72, 1], ["bird", 80, 28, 0.9]],
  "narrow-pass": [["peak", 18, 66, 1.2], ["peak", 102, 66, 1.2, true], ["cliff", 34, 68, 1], ["cliff", 86, 68, 1, true], ["gate", 60, 66, 0.95]],
  "charming-valley": [["hill", 92, 46, 1.1], ["hill", 30, 48, 1.1], ["river", 58, 70, 0.9], ["house", 92, 62, 0.9], ["tree", 20, 64, 1], ["tree", 36, 68, 0.8], ["bird", 54, 20, 0.8], ["grass", 76, 70, 0.7]],
  "deep-woods": [["pine", 18, 56, 1.1], ["pine", 38, 52, 1.2], ["pine", 60, 54, 1.4], ["pine", 84, 52, 1.2], ["pine", 104, 56, 1.1], ["pine", 28, 68, 1.2], ["pine", 50, 70, 1.1], ["pine", 74, 69, 1.2], ["pine", 96, 69, 1.1]],
  "standing-stones": [["knoll", 60, 54, 2.2], ["dolmen", 60, 52, 0.9], ["menhir", 24, 62, 0.9], ["menhir", 40, 68, 1], ["menhir", 84, 68, 1], ["menhir", 100, 60, 0.8], ["grass", 62, 68, 0.8]],
  "ancient-city": [["spire", 44, 54, 0.9], ["dome", 66, 54, 1.1], ["tower", 20, 66, 1], ["tower", 100, 66, 1], ["wall", 44, 66, 1], ["wall", 78, 66, 1, true], ["gate", 60, 67, 0.7]],
  "drowned-city": [["spire", 34, 60, 0.9], ["arch", 66, 60, 1], ["column", 94, 62, 1.1], ["dome", 16, 62, 0.6], ["waves", 34, 68, 1.1], ["waves", 86, 68, 1.1], ["ripples", 60, 72, 1]],
  "great-slum": [["hut", 18, 52, 0.8], ["house", 44, 46, 0.8], ["hut", 70, 48, 0.9], ["house", 98, 52, 0.8], ["hut", 30, 62, 0.9], ["hut", 58, 62, 1], ["house", 86, 66, 0.8], ["hut", 16, 70, 0.8], ["hut", 44, 71, 0.8], ["hut", 108, 70, 0.7]],
  "buried-giant": [["hill", 40, 62, 1.5], ["hand", 98, 64, 1.2], ["skull", 42, 62, 1], ["rock", 70, 67, 0.9], ["grass", 14, 68, 0.8], ["pine", 72, 48, 0.5]],
  "the-tribunal": [["hill", 18, 54, 0.8], ["hill", 102, 54, 0.8, true], ["temple", 60, 62, 1.25], ["scales", 60, 22, 0.8], ["tree", 14, 68, 0.7], ["tree", 106, 68, 0.7]],
  "shrouded-wood": [["tree", 22, 56, 1.2], ["deadwood", 46, 56, 1.3], ["tree", 74, 54, 1.4], ["tree", 100, 58, 1.1], ["mist", 34, 66, 1], ["mist", 84, 68, 1.1], ["eye", 60, 40, 0.6]],
  "the-hidden-place": [["cliff", 20, 66, 1.2], ["cliff", 100, 66, 1.2, true], ["hill", 60, 64, 1.2], ["arch", 60, 64, 0.9], ["eye", 60, 62, 0.7], ["crystal", 36, 68, 0.6], ["mist", 86, 70, 0.7]],
};
