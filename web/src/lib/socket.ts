// The live line to a table: it comes back by itself, and keeps the table's time.

import type { Wire } from "./house";
import { Memory } from "./memory";
import type * as wire from "./protocol";
import type { Incoming, Outgoing } from "./types";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export type Line = "connecting" | "open" | "lost" | "closed";

export class Socket {
  private socket: Wire | null = null;
  private wait = FIRST_WAIT;
  private over = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private offsets: number[] = [];
  private memory = new Memory(); // of this line alone

  constructor(
    private readonly reach: () => Wire,
    private readonly hear: (message: Incoming) => void,
    private readonly state: (line: Line) => void,
    private readonly seat = "",
  ) {
    this.connect();
  }

  say(message: Outgoing): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.state("closed");
  }

  /** Now, on the table's clock: the middle of the offsets seen of late, so that one slow packet does not matter. */
  now(): number {
    const sorted = [...this.offsets].sort((a, b) => a - b);
    return Date.now() + (sorted[Math.floor(sorted.length / 2)] ?? 0);
  }

  private connect(): void {
    this.state("connecting");
    const socket = this.reach();
    this.socket = socket;
    this.memory = new Memory();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.state("open");
      this.say({ type: "hello", protocol: 2, remembers: true, ...(this.seat ? { seat: this.seat } : {}) });
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as wire.Incoming);
    socket.onclose = () => this.comeBack();
  }

  private receive(message: wire.Incoming): void {
    if ("now" in message) this.offsets = [...this.offsets.slice(-8), message.now - Date.now()];
    if (message.type === "ping") this.say({ type: "pong", id: message.id, clock: Date.now() });
    else this.hear(this.memory.complete(message));
  }

  private comeBack(): void {
    if (this.over) return;
    this.state("lost");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}
