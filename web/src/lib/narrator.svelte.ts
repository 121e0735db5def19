// Tells what others do, one beat at a time, on the board as it was at that beat. The board follows the narrator.

import type { Beat, GameEvent, Moment } from "./types";

const KEPT = "ludotek-pace";
export const SPEEDS = { slow: 2, usual: 1, fast: 0.4, still: 0 } as const; // how long a beat lasts; still: the present alone
const BOTS = 0.25; // of a beat's time, for those who want bots to be fast
const LONGEST = 4000; // milliseconds a story may last where a clock waits for its end; the table grants as much
const REMEMBERED = 400; // beats that one can step back

export type Speed = keyof typeof SPEEDS;

export interface Pace {
  speed: Speed;
  fastBots: boolean;
}

/** A beat, and the board as it was then. */
export interface Frame {
  beat: Beat;
  moment: Moment;
  happened: GameEvent[]; // with the first beat on its board, so that it moves once
}

/** What came from the table in one message. */
export interface News {
  beats: readonly Beat[];
  moment: Moment;
  before?: Moment; // on which the first moves of a step are told, until their own boards are here
  happened: GameEvent[];
  isOwn: boolean; // an answer to one's own move: shown at once
  isTimed: boolean; // a clock waits for the end of the story
}

function remembered(): Pace {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Pace>;
    return { speed: kept.speed && kept.speed in SPEEDS ? kept.speed : "usual", fastBots: kept.fastBots === true };
  } catch {
    return { speed: "usual", fastBots: false };
  }
}

export class Narrator {
  frame = $state.raw<Frame | null>(null); // what is being told; nothing: the present
  paused = $state(false);
  pace = $state.raw<Pace>(remembered());
  behind = $state(0); // beats that are still to come
  #frames: Frame[] = [];
  #at = 0; // the frame that is told, or their number: the present
  #timer = 0;
  #hurry = 1;
  #isHeld = false; // a board shows a picture of what has just ended
  #kept = 0; // frames that came meanwhile

  constructor(private readonly isBot: (seat: number) => boolean = () => false) {}

  /** Something happened. In races, and for whoever did it, nothing is delayed. */
  hear(news: News): void {
    const frames = framesOf(news);
    const isPresent = !this.frame;
    this.#frames.push(...frames);
    const surplus = Math.max(0, this.#frames.length - REMEMBERED);
    this.#frames.splice(0, surplus);
    this.#at = Math.max(0, this.#at - surplus);
    if (news.isOwn || news.moment.kind === "race" || !SPEEDS[this.pace.speed] || document.hidden) return this.skip();
    if (this.#isHeld) return this.#keep(frames.length);
    this.#hurry = news.isTimed && news.moment.awaiting.length ? Math.min(1, LONGEST / this.#left()) : 1;
    if (isPresent && frames.length) this.#tell(this.#frames.length - frames.length);
    else this.#count();
  }

  /** While a board shows a picture of what has just ended, all before it is told, and what follows waits. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) return this.skip();
    const from = this.#frames.length - this.#kept;
    this.#kept = 0;
    this.#tell(from);
  }

  /** Whether what has just been heard will be told beat by beat. */
  get isTelling(): boolean {
    return this.frame !== null || this.#kept > 0;
  }

  /** All that is left, at once. */
  skip(): void {
    this.#kept = 0;
    this.#tell(this.#frames.length);
    this.paused = false;
  }

  back(): void {
    this.paused = true;
    this.#tell(Math.max(0, this.#at - 1));
  }

  /** Look at a beat that was told before, and stay there. */
  lookAt(beat: Beat): boolean {
    const at = this.#find(beat);
    if (at < 0) return false;
    this.paused = true;
    this.#tell(at);
    return true;
  }

  /** What was told before one came: it lies before all that has been told here. */
  remember(frames: readonly Frame[]): void {
    const missing = frames.filter(({ beat }) => this.#find(beat) < 0);
    this.#frames.unshift(...missing);
    this.#at += missing.length;
  }

  /** Boards between the moves of a step have come: by the ply of the move, what one saw after it. */
  amend(step: number, views: ReadonlyMap<number, unknown>, otherwise: Moment): void {
    const amended = ({ beat, moment, happened }: Frame): Frame => ({
      beat,
      moment: views.has(beat.at!) ? ({ ...moment, view: views.get(beat.at!) } as Moment) : { ...otherwise, moves: [] },
      happened,
    });
    this.#frames = this.#frames.map((frame) => (frame.beat.at && frame.beat.ply === step ? amended(frame) : frame));
    if (this.frame?.beat.at && this.frame.beat.ply === step) this.frame = this.#frames[this.#at] ?? null;
  }

  toggle(): void {
    this.paused = !this.paused;
    if (!this.paused && this.frame) this.#tell(this.#at + 1);
    else clearTimeout(this.#timer);
  }

  set(pace: Partial<Pace>): void {
    this.pace = { ...this.pace, ...pace };
    localStorage.setItem(KEPT, JSON.stringify(this.pace));
    if (!SPEEDS[this.pace.speed]) this.skip();
  }

  /** A table told anew: nothing of before is to come. */
  forget(): void {
    this.#frames = [];
    this.skip();
  }

  get canGoBack(): boolean {
    return this.#at > 0 && this.#frames.length > 0;
  }

  #keep(frames: number): void {
    this.#kept = Math.min(this.#kept + frames, this.#frames.length);
    this.#at = this.#frames.length;
  }

  #tell(at: number): void {
    clearTimeout(this.#timer);
    this.#at = Math.min(at, this.#frames.length);
    this.frame = this.#frames[this.#at] ?? null;
    this.#count();
    if (this.frame && !this.paused) this.#timer = window.setTimeout(() => this.#tell(this.#at + 1), this.lasts(this.frame.beat));
  }

  /** How long a beat is shown. */
  lasts(beat: Beat): number {
    const bots = this.pace.fastBots && this.isBot(beat.seat ?? -1) ? BOTS : 1;
    return (beat.lasts ?? 250) * SPEEDS[this.pace.speed] * bots * this.#hurry;
  }

  #left(): number {
    this.#hurry = 1;
    return this.#frames.slice(this.#at).reduce((sum, frame) => sum + this.lasts(frame.beat), 1);
  }

  #find(beat: Beat): number {
    return this.#frames.findIndex((frame) => frame.beat === beat || (frame.beat.ply === beat.ply && same(frame.beat, beat)));
  }

  #count(): void {
    this.behind = this.#frames.length - this.#at;
  }
}

/** The beats of a step, each with what moved before the next board. */
function framesOf({ beats, moment, before = moment, happened }: News): Frame[] {
  let told = 0;
  return beats.map((beat, index) => {
    const isSameBoard = index > 0 && beats[index - 1]!.at === beat.at;
    const until = beat.at ? happened.findIndex((event) => event.ply > beat.at!) : -1;
    const from = told;
    if (!isSameBoard) told = until < 0 ? happened.length : until;
    return { beat, moment: { ...(beat.at ? before : moment), moves: [] }, happened: isSameBoard ? [] : happened.slice(from, told) };
  });
}

const same = (one: Beat, other: Beat): boolean => JSON.stringify(one.say) === JSON.stringify(other.say);
