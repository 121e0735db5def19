import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import Tale from "./Tale.svelte";

const TOLD = { title: "A stolen Oath", paragraphs: [{ heading: "War", text: "One. Two." }] };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the tale of a game", () => {
  it("shows a paragraph under each heading", async () => {
    vi.spyOn(api, "tale").mockResolvedValue(TOLD);
    render(Tale, { table: "t1" });
    expect(await screen.findByRole("heading", { name: "A stolen Oath" })).toBeTruthy();
    expect(screen.getByText("One. Two.")).toBeTruthy();
    expect(api.tale).toHaveBeenCalledWith("t1", "en");
  });

  it("prints itself and nothing else", async () => {
    vi.spyOn(api, "tale").mockResolvedValue(TOLD);
    let printed: string | undefined = "";
    vi.stubGlobal("print", () => (printed = document.documentElement.dataset["printed"]));
    render(Tale, { table: "t1" });
    (await screen.findByRole("button", { name: "Print the tale" })).click();
    expect(printed).toBe("tale");
    expect(document.documentElement.dataset["printed"]).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it("says so where a game cannot be told", async () => {
    vi.spyOn(api, "tale").mockRejectedValue(new Error("no"));
    render(Tale, { table: "t1" });
    expect(await screen.findByText("This game cannot be told.")).toBeTruthy();
  });
});
