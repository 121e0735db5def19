// A call by the keyboard: its value in digits, then an arrow for its direction.

import type { Direction } from "./view";

const HIGHEST = 12;
const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowUp: "straight", ArrowRight: "right" };

/** What is typed after one more key: a digit that fits no longer number begins another. */
export function typedAfter(typed: string, key: string): string {
  if (key === "Backspace" || key === "Escape") return "";
  if (!/^[0-9]$/.test(key)) return typed;
  return typed === "0" || Number(typed + key) > HIGHEST ? key : typed + key;
}

export const directionOf = (key: string): Direction | undefined => ARROWS[key];
