import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "./house";
import { Socket, type Line } from "./socket";
import type { Incoming } from "./types";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.made.at(-1)!;
let lines: Line[];
let heard: Incoming[];

function connect(): Socket {
  return new Socket(() => new WebSocket("ws://house/live") as Wire, (message) => heard.push(message), (line) => lines.push(line));
}

beforeEach(() => {
  FakeSocket.made = [];
  lines = [];
  heard = [];
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the live line", () => {
  it("says hello first", () => {
    connect();
    last().open();
    expect(last().sent).toEqual([{ type: "hello", protocol: 2, remembers: true }]);
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("says nothing while it is not open, and admits it", () => {
    const socket = connect();
    expect(socket.say({ type: "resign" })).toBe(false);
    last().open();
    expect(socket.say({ type: "resign" })).toBe(true);
    expect(last().sent.at(-1)).toEqual({ type: "resign" });
  });

  it("comes back by itself, each time a little later, and soon again once it was open", () => {
    connect();
    const waits = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const [index, wait] of waits.entries()) {
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(index + 2);
    }
    last().open();
    last().close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(waits.length + 2);
    last().open();
    expect(last().sent).toEqual([{ type: "hello", protocol: 2, remembers: true }]);
  });

  it("stays away once it was closed", () => {
    const socket = connect();
    last().open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });

  it("answers pings itself and hands on the rest", () => {
    connect();
    last().open();
    last().tell({ type: "ping", id: 7, now: 1_000_400 });
    last().tell({ type: "error", code: "x", sentence: "No.", nonce: "" });
    expect(last().sent.at(-1)).toEqual({ type: "pong", id: 7, clock: 1_000_000 });
    expect(heard.map((message) => message.type)).toEqual(["error"]);
  });

  it("keeps the table's time, whatever one slow packet says", () => {
    const socket = connect();
    last().open();
    for (const now of [1_000_400, 1_000_410, 990_000, 1_000_390, 1_000_405]) last().tell({ type: "ping", id: 1, now });
    expect(socket.now()).toBe(1_000_400);
  });
});
