// The keys of the board, by where they lie on the keyboard, so that every layout has the same ones.
// The third redline has no key, and must never get one.

import type { Offers } from "./offers";
import { mainRoll } from "./offers";
import type { CarView } from "./view";

export const ROLL = "Space";
export const PLACE_KEYS = ["Digit1", "Digit2", "Digit3"];
export const SAVED_KEYS = ["Digit4", "Digit5"];
export const SAVE_KEYS = ["KeyA", "KeyS", "KeyD"];
export const ROLL_KEYS = ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP"];
export const PART_KEYS = ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6"];

/** What a key means for a driver now; nothing while the dice tumble, and nothing that is not offered. */
export function meant(code: string, car: CarView, offers: Offers, isTumbling: boolean): number | null {
  if (isTumbling) return null;
  const move = wished(code, car, offers);
  return move !== null && move !== undefined && offers.moves.has(move) && move !== offers.blow?.move ? move : null;
}

function wished(code: string, car: CarView, offers: Offers): number | null | undefined {
  const roll = mainRoll(offers, car.roll);
  if (code === ROLL) return offers.start?.move ?? roll?.move;
  if (PLACE_KEYS.includes(code)) return car.rolled[PLACE_KEYS.indexOf(code)]?.place;
  if (SAVED_KEYS.includes(code)) return car.saved[SAVED_KEYS.indexOf(code)]?.place;
  if (SAVE_KEYS.includes(code)) return car.rolled[SAVE_KEYS.indexOf(code)]?.save;
  return offers.rolls.filter((one) => one !== roll)[ROLL_KEYS.indexOf(code)]?.move;
}

/** What a key picks in the draft. */
export function picked(code: string, parts: string[], offers: Offers): number | null {
  const part = parts[PART_KEYS.indexOf(code)];
  return (part === undefined ? undefined : offers.parts[part]?.move) ?? null;
}
