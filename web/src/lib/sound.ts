// Small sounds made on the spot: no files. Off until somebody turns them on stays off.

import { writable, get } from "svelte/store";

const KEPT = "ludotek.sound";
export const soundOn = writable(localStorage.getItem(KEPT) !== "off");
soundOn.subscribe((on) => localStorage.setItem(KEPT, on ? "on" : "off"));

let context: AudioContext | null = null;

const VOICES = {
  tick: { pitch: 660, length: 0.05, kind: "triangle" },
  take: { pitch: 392, length: 0.16, kind: "triangle" },
  nothing: { pitch: 140, length: 0.12, kind: "sine" },
  turn: { pitch: 523, length: 0.22, kind: "sine" },
  end: { pitch: 262, length: 0.6, kind: "sine" },
} as const;

export type Sound = keyof typeof VOICES;

export function sound(name: Sound): void {
  if (!get(soundOn)) return;
  try {
    context ??= new AudioContext();
    const { pitch, length, kind } = VOICES[name];
    const voice = new OscillatorNode(context, { type: kind, frequency: pitch });
    const volume = new GainNode(context, { gain: 0.12 });
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length);
    voice.connect(volume).connect(context.destination);
    voice.start();
    voice.stop(context.currentTime + length);
  } catch {
    // A browser that will not play sound before a first touch is in its right.
  }
}
