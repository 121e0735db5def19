import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import Rules from "./Rules.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the rules beside a table", () => {
  it("lead to the reference page in the reader's language, where a game has one", async () => {
    vi.spyOn(api, "rules").mockResolvedValue({ html: "<h2>Campaign</h2>", has_reference: true });
    render(Rules, { game: "oath" });
    expect(await screen.findByText("Campaign")).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/api/games/oath/reference?lang=en");
  });

  it("lead nowhere else", async () => {
    vi.spyOn(api, "rules").mockResolvedValue({ html: "<h2>Rounds</h2>", has_reference: false });
    render(Rules, { game: "novem" });
    expect(await screen.findByText("Rounds")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
