// How near the map is looked at where it pans: by two fingers, two taps, buttons or keys.

export interface Look {
  scale: number;
  isFar: boolean; // the whole map, with names alone
}

const NEAREST = 2;
const FARTHEST = 0.6; // nearer than that the map is drawn whole
const STEP = 1.3; // of a button or a key
const TWICE = 300; // milliseconds between two taps that are one
const TREMBLE = 24; // pixels that a finger may slip between them
export const NEAR: Look = { scale: 1, isFar: false };
export const WHOLE: Look = { scale: 1, isFar: true };

/** Nearer or farther by some factor; from afar the first step leads to the smallest map that has everything on it. */
export function zoomed(look: Look, factor: number): Look {
  if (look.isFar) return factor > 1 ? { scale: FARTHEST, isFar: false } : look;
  const scale = look.scale * factor;
  return scale < FARTHEST * 0.98 ? WHOLE : { scale: Math.min(NEAREST, Math.max(FARTHEST, scale)), isFar: false };
}

/** What a key does, if it is about how near one looks. */
export function keyed(look: Look, key: string): Look | null {
  if (key === "+" || key === "=") return zoomed(look, STEP);
  if (key === "-") return zoomed(look, 1 / STEP);
  return key === "0" ? (look.isFar ? NEAR : WHOLE) : null;
}

interface Spot {
  x: number;
  y: number;
}
type Move = (factor: number, at: Spot) => void;

const spotOf = (touch: Touch): Spot => ({ x: touch.clientX, y: touch.clientY });
const apart = (touches: TouchList): number => Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
const middle = (touches: TouchList): Spot => ({ x: (touches[0]!.clientX + touches[1]!.clientX) / 2, y: (touches[0]!.clientY + touches[1]!.clientY) / 2 });

/** Listens to two fingers that draw apart or together, and to two taps on what is no button. */
export class Fingers {
  #distance = 0;
  #tapped = { at: -TWICE, x: 0, y: 0 };

  constructor(
    private readonly zoom: Move,
    private readonly toggle: (at: Spot) => void,
  ) {}

  start(event: TouchEvent): void {
    if (event.touches.length === 2) this.#distance = apart(event.touches);
    else if (event.touches.length === 1) this.#tap(event);
  }

  move(event: TouchEvent): void {
    if (event.touches.length !== 2 || !this.#distance) return;
    event.preventDefault(); // the map comes nearer, not the page
    const distance = apart(event.touches);
    this.zoom(distance / this.#distance, middle(event.touches));
    this.#distance = distance;
  }

  end(event: TouchEvent): void {
    if (event.touches.length < 2) this.#distance = 0;
  }

  #tap(event: TouchEvent): void {
    const { x, y } = spotOf(event.touches[0]!);
    const isSecond = event.timeStamp - this.#tapped.at < TWICE && Math.hypot(x - this.#tapped.x, y - this.#tapped.y) < TREMBLE;
    const isFree = !(event.target as Element).closest("button, summary, a");
    this.#tapped = { at: isSecond ? -TWICE : event.timeStamp, x, y };
    if (isSecond && isFree) this.toggle({ x, y });
  }
}

/** Fingers on a thing, until it is gone. */
export function fingersOn(thing: HTMLElement, fingers: Fingers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  thing.addEventListener("touchstart", (event) => fingers.start(event), { passive: true, signal });
  thing.addEventListener("touchmove", (event) => fingers.move(event), { passive: false, signal });
  for (const end of ["touchend", "touchcancel"] as const) thing.addEventListener(end, (event) => fingers.end(event), { signal });
  return () => listening.abort();
}
