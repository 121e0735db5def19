// The page's side of a house in a worker: requests and lines, as if it were served.

import type { House, Wire } from "../lib/house";
import type { ToHouse, ToPage } from "./messages";

type Answered = { status: number; body: string };

export class TabHouse implements House {
  readonly hasPeople = false;
  readonly ready: Promise<void>;
  private readonly answers = new Map<number, (text: string) => void>();
  private readonly lines = new Map<number, TabLine>();
  private numbers = 0;

  /** In a worker of this page's own, or wherever a port leads that takes the same words. */
  constructor(
    name: string,
    private readonly worker: Worker | MessagePort = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "house" }),
  ) {
    this.ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
        if (data.say === "ready") resolve();
        else if (data.say === "failed") reject(new Error(data.reason));
        else this.take(data);
      };
      if ("onerror" in worker) worker.onerror = (event) => reject(new Error(event.message));
    });
    this.tell({ say: "open", name });
  }

  async ask(path: string, asked: RequestInit = {}): Promise<Response> {
    await this.ready;
    const number = ++this.numbers;
    const text = await new Promise<string>((resolve) => {
      this.answers.set(number, resolve);
      this.tell({ say: "ask", number, method: asked.method ?? "GET", path, body: typeof asked.body === "string" ? asked.body : "" });
    });
    const { status, body } = JSON.parse(text) as Answered;
    return new Response(body, { status });
  }

  line(table: string): Wire {
    const number = ++this.numbers;
    const line = new TabLine((message) => this.tell(message), number, table);
    this.lines.set(number, line);
    void this.ready.then(() => line.open());
    return line;
  }

  tell(message: ToHouse): void {
    this.worker.postMessage(message);
  }

  private take(message: Exclude<ToPage, { say: "ready" } | { say: "failed" }>): void {
    if (message.say === "answer") {
      this.answers.get(message.number)?.(message.text);
      this.answers.delete(message.number);
    } else if (message.say === "tell") {
      this.lines.get(message.number)?.onmessage?.({ data: message.text });
    } else {
      this.lines.get(message.number)?.ended();
      this.lines.delete(message.number);
    }
  }
}

class TabLine implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    private readonly tell: (message: ToHouse) => void,
    private readonly number: number,
    private readonly table: string,
  ) {}

  open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.tell({ say: "line", number: this.number, table: this.table });
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.tell({ say: "tell", number: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) this.tell({ say: "close", number: this.number });
    this.ended();
  }

  ended(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
