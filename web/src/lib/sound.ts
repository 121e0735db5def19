// Small sounds made on the spot: no files. Each room has its own family: wood, pencil and paper, engines, ice and steel,
// parchment and brass. Off until somebody turns them on.

import { writable, get } from "svelte/store";

const KEPT = "ludotek.sound";
export const soundOn = writable(localStorage.getItem(KEPT) === "on");
soundOn.subscribe((on) => localStorage.setItem(KEPT, on ? "on" : "off"));

/** What a sound tells: a small step, something taken, nothing to be had, one's turn, the end. */
export type Sound = "tick" | "take" | "nothing" | "turn" | "end";

/** How a family sounds: the wave, what it is tuned to, how it rings, and the noise in which it is struck. */
export interface Family {
  wave: OscillatorType;
  base: number; // hertz
  overtones: number[]; // of the base, each weaker than the one before
  ring: number; // how much longer than others it sounds
  noise: number; // how loud the stroke is, from 0 to 1
  colour: number; // hertz around which the stroke is
  slide: number; // where the pitch goes while it sounds, as a factor
}

export const HOUSE: Family = { wave: "triangle", base: 330, overtones: [1, 2], ring: 1, noise: 0.2, colour: 1200, slide: 1 };

const SHAPES: Record<Sound, { steps: number[]; length: number }> = {
  tick: { steps: [2], length: 0.06 },
  take: { steps: [1, 1.5], length: 0.18 },
  nothing: { steps: [0.5], length: 0.14 },
  turn: { steps: [1.5, 2], length: 0.24 },
  end: { steps: [1, 1.25, 1.5, 2], length: 0.7 },
};
const LOUD = 0.11;
const APART = 0.09; // seconds between two steps

let context: AudioContext | null = null;
let family = HOUSE;

/** The room that one is in now sounds like this. */
export function tune(to: Family | undefined): void {
  family = to ?? HOUSE;
}

export function sound(name: Sound): void {
  if (!get(soundOn)) return;
  try {
    context ??= new AudioContext();
    const { steps, length } = SHAPES[name];
    steps.forEach((step, index) => strike(context!, family, step, length * family.ring, context!.currentTime + APART * index));
  } catch {
    // A browser that will not play sound before a first touch is in its right.
  }
}

function strike(on: AudioContext, { wave, base, overtones, noise, colour, slide }: Family, step: number, length: number, at: number): void {
  overtones.forEach((overtone, index) => {
    const voice = new OscillatorNode(on, { type: wave, frequency: base * step * overtone });
    voice.frequency.setValueAtTime(base * step * overtone, at);
    voice.frequency.exponentialRampToValueAtTime(base * step * overtone * slide, at + length);
    voice.connect(fading(on, LOUD / (index + 1) ** 1.5, at, length / (index + 1)));
    voice.start(at);
    voice.stop(at + length);
  });
  if (noise) stroke(on, noise, colour, at);
}

/** A breath of noise: the hammer, the pencil, the tyre. */
function stroke(on: AudioContext, loud: number, colour: number, at: number): void {
  const length = 0.05;
  const grain = new AudioBuffer({ length: Math.ceil(length * on.sampleRate), sampleRate: on.sampleRate });
  const samples = grain.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(on, { buffer: grain });
  const filter = new BiquadFilterNode(on, { type: "bandpass", frequency: colour, Q: 1.2 });
  source.connect(filter).connect(fading(on, LOUD * loud, at, length));
  source.start(at);
}

function fading(on: AudioContext, loud: number, at: number, length: number): AudioNode {
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
  volume.connect(on.destination);
  return volume;
}
