// Helpers: more workers, in which bots think and games are looked back on while tables go on.

import type { Done, Job } from "./messages";

const IDLE = 20_000; // milliseconds after which a helper that is seldom needed is let go, for the memory it takes
const BOTS = 10; // how modest those are in whom bots think; they stay

export const HELPER = "helper"; // what such a worker is called

class Helper {
  private worker: Worker | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private numbers = 0;
  private readonly waiting = new Map<number, { resolve: (came: string) => void; reject: (error: Error) => void }>();

  constructor(private readonly stays: boolean) {}

  work(job: string): Promise<string> {
    clearTimeout(this.timer);
    const number = ++this.numbers;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.start().postMessage({ number, job } satisfies Job);
    });
  }

  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(self.location.href, { type: "module", name: HELPER });
    worker.onmessage = (event: MessageEvent<Done>) => this.take(event.data);
    worker.onerror = (event) => this.fail(event.message);
    this.worker = worker;
    return worker;
  }

  stop(): void {
    this.fail("It was ended.");
  }

  private take({ number, came }: Done): void {
    this.waiting.get(number)?.resolve(came);
    this.waiting.delete(number);
    if (!this.stays && this.waiting.size === 0) this.timer = setTimeout(() => this.end(), IDLE);
  }

  private fail(reason: string): void {
    this.end();
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}

export class Helpers {
  private readonly bots = new Helper(true);
  private readonly others = new Helper(false);

  /** Bots have one to themselves, whatever else is worked out. */
  hire(modesty: number): Helper {
    return modesty === BOTS ? this.bots : this.others;
  }

  /** Have the bots' helper ready before one is asked. */
  prepare(): void {
    this.bots.start();
  }
}
