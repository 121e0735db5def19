import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { speak } from "../lib/language";
import Review from "./Review.svelte";
import { phrase } from "../lib/phrase";

const reviewed = {
  status: "done",
  exact: false,
  budget: phrase("table-review-budget", { simulations: 400, playouts: 200 }),
  raced: true,
  unit: "score",
  moves: [],
} as const;

afterEach(() => {
  cleanup();
  speak("en");
  vi.restoreAllMocks();
});

describe("a review", () => {
  it("tells in the reader's language how it was made, and that calls in a race are not judged", async () => {
    vi.spyOn(api, "review").mockResolvedValue({ ...reviewed, moves: [] });
    speak("uk");
    render(Review, { table: "abc", go: () => undefined, seats: [], game: "nort" });
    const said = (await screen.findByText(/Оцінка/)).textContent;
    expect(said).toContain("400 симуляцій і 200 догравань на кожен хід");
    expect(said).toContain("Ходи наввипередки не оцінюємо");
  });

  it("says nothing of races where there were none", async () => {
    vi.spyOn(api, "review").mockResolvedValue({ ...reviewed, exact: true, budget: null, raced: false, moves: [] });
    render(Review, { table: "abc", go: () => undefined, seats: [], game: "novem" });
    expect((await screen.findByText(/Exact/)).textContent).not.toContain("race");
  });
});
