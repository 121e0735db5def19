import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Replay } from "../lib/types";
import Embedded from "./Embedded.svelte";
import type { Settings, ToElement } from "./messages";

const NOTHING: Settings = { game: "", record: null, replay: null, step: null, seat: "", options: {}, seed: 0, lang: "en", theme: "", play: null };
const REPLAY: Replay = {
  game: "plain", // nobody's, and met in no other file: it is shown plainly
  title: "Plain",
  options: {},
  seats: [{ name: "red", player_name: null }],
  result: null,
  reason: null,
  steps: [0, 1, 2].map((ply) => ({ ply, seat: 0, move: null, events: [], view: { fish: `fish ${ply}` }, outlook: null })),
  story: [],
};
const replay = { text: JSON.stringify(REPLAY) };

function shown(settings: Partial<Settings>) {
  const told: ToElement[] = [];
  const reach = vi.fn(async () => undefined);
  render(Embedded, { given: { settings: { ...NOTHING, ...settings } }, reach, tell: (message) => told.push(message) });
  return { told, reach };
}

afterEach(cleanup);

describe("a board in somebody's page", () => {
  it("shows what was made beforehand, at its last step, without a house", async () => {
    const { told, reach } = shown({ replay });
    expect(await screen.findByText("fish 2")).toBeTruthy();
    expect(told).toContainEqual({ say: "shown", title: "Plain" });
    expect(told.at(-1)).toEqual({ say: "step", step: 2 });
    expect(reach).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Play on from here" })).toBeNull();
  });

  it("begins where it is told to, and goes step by step", async () => {
    const { told } = shown({ replay, step: 1 });
    expect(await screen.findByText("fish 1")).toBeTruthy();
    screen.getByRole("button", { name: "One move back" }).click();
    expect(await screen.findByText("fish 0")).toBeTruthy();
    expect(told.at(-1)).toEqual({ say: "step", step: 0 });
  });

  it("may be played on where it has a record, and only then wants the house", async () => {
    const { reach } = shown({ replay, record: { text: "ludotek: 1" }, play: 2 });
    (await screen.findByRole("button", { name: "Play on from here" })).click();
    await vi.waitFor(() => expect(reach).toHaveBeenCalledOnce());
  });

  it("asks before it fetches an interpreter", async () => {
    const { reach } = shown({ game: "novem" });
    expect(await screen.findByRole("button", { name: "Show the board" })).toBeTruthy();
    expect(reach).not.toHaveBeenCalled();
  });

  it.each([
    [{ game: "chess" }, "core/unknown-game"],
    [{ record: { problem: "a.txt: 404 Not Found" } }, "web/no-record"],
    [{ replay: { text: "{" } }, "web/bad-replay"],
    [{ replay: { text: "{}" } }, "web/bad-replay"],
  ])("says why it cannot be shown: %j", async (settings: Partial<Settings>, code) => {
    const { told } = shown(settings);
    expect((await screen.findByRole("alert")).textContent).toContain(code);
    expect(told[0]).toMatchObject({ say: "shown" }); // what is wrong is said instead of the picture
  });
});
