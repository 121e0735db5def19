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

  it("blames no move that its error bar explains, and names the most costly of the rest", async () => {
    const said = phrase("novem-move-row", { row: "A" });
    const move = (ply: number, lost: number, interval: number) => ({ ply, seat: 0, chosen: said, best: [], lost, interval });
    vi.spyOn(api, "review").mockResolvedValue({ ...reviewed, moves: [move(1, 0.9, 0.95), move(2, 0.004, 0)] });
    render(Review, { table: "abc", go: () => undefined, seats: ["rows"], game: "novem" });
    await screen.findByText(/Estimated/);
    expect(screen.queryByText(/most costly/)).toBeNull();
    cleanup();
    vi.spyOn(api, "review").mockResolvedValue({ ...reviewed, moves: [move(1, 0.9, 0.95), move(2, 0.3, 0.1)] });
    render(Review, { table: "abc", go: () => undefined, seats: ["rows"], game: "novem" });
    expect((await screen.findByText(/most costly/)).textContent).toContain("0.3");
  });

  it("says nothing of races where there were none", async () => {
    vi.spyOn(api, "review").mockResolvedValue({ ...reviewed, exact: true, budget: null, raced: false, moves: [] });
    render(Review, { table: "abc", go: () => undefined, seats: [], game: "novem" });
    expect((await screen.findByText(/Exact/)).textContent).not.toContain("race");
  });
});
