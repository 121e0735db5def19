import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { speak, teach } from "../lib/language";
import { phrase } from "../lib/phrase";
import type { Moment } from "../lib/types";
import type { BroughtModule, BroughtProps } from "./brought";
import Brought from "./Brought.svelte";
import { offered } from "./making";

const ADDRESS = "/api/games/shoal/board.js";
const moment = (stone: number): Moment => ({
  kind: "sealed", view: { hand: [stone], thrown: null }, question: 0, awaiting: [0], others: true, deadline: null,
  sentence: phrase("x"), moves: [offered("shoal", stone, { verb: "throw" }, { stone })],
});
const given = (stone: number) => ({ game: "shoal", address: ADDRESS, moment: moment(stone), yourSeat: 0, seats: [], happened: [], play: vi.fn() });

/** A board that writes what it was last given, and can be told to fail. */
function board(fails = "") {
  const told: BroughtProps[] = [];
  const step = (name: string) => {
    if (fails === name) throw new Error(`failed at ${name}`);
  };
  const destroy = vi.fn(() => step("destroy"));
  const module: BroughtModule = {
    mount(target, props) {
      step("mount");
      const show = (now: BroughtProps) => {
        told.push(now);
        target.textContent = now.moment.moves.map((offer) => now.say(offer.words)).join();
      };
      show(props);
      return { update: (now) => (step("update"), show(now)), destroy };
    },
  };
  return { told, destroy, get: () => (fails === "load" ? Promise.reject(new Error("lost")) : Promise.resolve(module)) };
}

teach("en", "shoal", "shoal-move-throw = throw the { $stone }\nshoal-view-hand = Your stones");
teach("uk", "shoal", "shoal-move-throw = кинути камінь { $stone }");

afterEach(() => {
  cleanup();
  speak("en");
  vi.restoreAllMocks();
});

describe("a board that a game brings", () => {
  it("is put in its place and told of every change, in every language", async () => {
    const { get, told } = board();
    const shown = render(Brought, { props: { ...given(3), get } });
    await screen.findByText("throw the 3");
    await shown.rerender({ moment: moment(5) });
    await screen.findByText("throw the 5");
    speak("uk");
    await screen.findByText("кинути камінь 5");
    expect(told.at(-1)!.language).toBe("uk");
  });

  it("sees what did not change as the very same object", async () => {
    const { get, told } = board();
    const shown = render(Brought, { props: { ...given(3), get } });
    await screen.findByText("throw the 3");
    await shown.rerender({ seats: [] });
    expect(told.at(-1)!.moment).toBe(told[0]!.moment);
  });

  it("is taken away with the page", async () => {
    const { get, destroy } = board();
    render(Brought, { props: { ...given(3), get } });
    await screen.findByText("throw the 3");
    cleanup();
    expect(destroy).toHaveBeenCalledOnce();
  });

  it.each(["load", "mount", "update"])("leaves the plain board if it fails at %s, and says so", async (when) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const props = { ...given(3), get: board(when).get };
    render(Brought, { props });
    await screen.findByText(/board of this game has failed/);
    screen.getByText("Your stones");
    screen.getByText("hidden");
    screen.getByRole("button", { name: "throw the 3" }).click();
    expect(props.play).toHaveBeenCalledWith(3);
  });

  it("leaves the plain board if it fails when it is touched", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(Brought, { props: { ...given(3), get: board().get } });
    await screen.findByText("throw the 3");
    window.dispatchEvent(new ErrorEvent("error", { filename: "https://house/assets/index.js", error: new Error("another's") }));
    await tick();
    expect(screen.queryByText(/has failed/)).toBeNull();
    window.dispatchEvent(new ErrorEvent("error", { filename: `https://house${ADDRESS}`, error: new Error("its own") }));
    await screen.findByText(/has failed/);
  });

  it("may fail as it goes without anybody being hurt", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(Brought, { props: { ...given(3), get: board("destroy").get } });
    await screen.findByText("throw the 3");
    cleanup();
    expect(complain).toHaveBeenCalledOnce();
  });
});
