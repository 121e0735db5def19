import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Language, language } from "../lib/language";
import { phrase } from "../lib/phrase";
import type { BestMark } from "../lib/types";
import Ranking from "./Ranking.svelte";

const mark = (place: number, name: string): BestMark => ({ place, name, mark: phrase("web-best-nobody"), value: place, table: `t${place}`, at: 0, is_you: false });
const ranking = { course: "1,2,3", best: [mark(1, "Guest 6180"), mark(2, "Olena")], yours: null, players: 2 };

afterEach(() => {
  cleanup();
  language.set(new Language("en"));
});

describe("a ranking", () => {
  it("calls a guest who has chosen no name by the reader's word for one", () => {
    language.set(new Language("uk"));
    render(Ranking, { ranking, caption: "Найкращі" });
    expect(screen.getAllByRole("row").slice(1).map((row) => row.querySelector(".name")!.textContent)).toEqual(["Гість 6180", "Olena"]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"))[0]).toContain("Гість 6180");
  });
});
