import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { Live } from "./live.svelte";
import { phrase } from "./phrase";
import type { GameCard, GameEvent, Incoming, Table } from "./types";

let line: { onmessage: (message: { data: string }) => void };

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  send(): void {}
  close(): void {}
  constructor() {
    line = this;
  }
}

const hear = (message: unknown) => line.onmessage({ data: JSON.stringify(message) });
const table = (game: string) => ({ type: "table", game, seats: [], history: [], story: [], clock: { kind: "none" }, moment: { moves: [] }, chat: [], luck: null }) as unknown as Table;
const news = { type: "update", ply: 1, events: [{ ply: 1, numbers: [0, 0, 0], told: { event: "x" } } as GameEvent], story: [{ say: phrase("tardy-news") }], moment: { moves: [] }, seats: [] } as unknown as Incoming;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a table of a game that comes from elsewhere", () => {
  it("is shown when its words are here, with all that has happened since", async () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    let arrive = (_: string) => {};
    vi.spyOn(api, "games").mockResolvedValue([{ id: "tardy", board: null, has_lesson: false, words: ["en"] } as unknown as GameCard]);
    vi.spyOn(api, "words").mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const live = new Live("1");
    hear(table("tardy"));
    hear(news);
    await vi.waitFor(() => expect(api.words).toHaveBeenCalled());
    expect(live.table).toBeNull();
    arrive("tardy-news = It has come.");
    await vi.waitFor(() => expect(live.table?.history).toHaveLength(1));
    expect(live.narrator.frame?.beat.say).toEqual(phrase("tardy-news"));
    live.close();
  });

  it("is shown at once if the client was built with the game", () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    const live = new Live("1");
    hear(table("novem"));
    expect(live.table?.game).toBe("novem");
    live.close();
  });
});

describe("the line", () => {
  it("takes back what was said of its loss when it is there again", () => {
    let socket: FakeSocket;
    vi.stubGlobal("WebSocket", class extends FakeSocket {
      constructor() {
        super();
        socket = this;
      }
    });
    const live = new Live("1");
    socket!.onopen();
    hear(table("novem"));
    socket!.readyState = 3;
    live.say({ type: "resign" });
    expect(live.problem).toContain("line");
    socket!.readyState = 1;
    socket!.onopen();
    expect(live.problem).toBe("");
    live.close();
  });
});

describe("a step with its luck", () => {
  it("is told on the boards between its moves, which only whoever is told of them asks for", async () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    const asked = vi.spyOn(api, "within").mockResolvedValue({ boards: [{ ply: 8, view: "between" }] });
    const live = new Live("1");
    hear(table("novem"));
    const story = [{ say: phrase("a"), ply: 8, at: 8, lasts: 700 }, { say: phrase("b"), ply: 8, lasts: 700 }];
    const update = { type: "update", ply: 9, events: [], story, moment: { ...table("novem").moment, view: "after" }, can_take_back: false, now: 0 };
    hear(update as unknown as Table);
    await vi.waitFor(() => expect(live.narrator.frame?.moment.view).toBe("between"));
    expect(asked).toHaveBeenCalledWith("1", 8, "");
    live.narrator.set({ speed: "still" });
    hear(update as unknown as Table);
    expect(asked).toHaveBeenCalledTimes(1);
    live.narrator.set({ speed: "usual" });
    live.close();
  });
});

describe("since your turn", () => {
  const beat = { say: phrase("took"), ply: 7, lasts: 700 };
  const back = () => ({ ...table("novem"), since: [{ say: beat.say, sums_up: [beat] }] }) as unknown as Table;

  it("shows what happened before one came, on the board as it was", async () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.spyOn(api, "since").mockResolvedValue({ boards: [{ ply: 7, view: "as it was" }] });
    const live = new Live("1");
    hear(back());
    await live.lookAt(live.since[0]!);
    expect([live.narrator.frame?.beat.say, live.narrator.frame?.moment.view]).toEqual([phrase("took"), "as it was"]);
    live.narrator.skip();
    await live.lookAt(live.since[0]!);
    expect(api.since).toHaveBeenCalledTimes(1);
    live.close();
  });

  it("says so if the house cannot show it", async () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.spyOn(api, "since").mockRejectedValue(new Error("The house is closed."));
    const live = new Live("1");
    hear(back());
    await live.lookAt(live.since[0]!);
    expect([live.problem, live.narrator.frame]).toEqual(["The house is closed.", null]);
    live.close();
  });
});
