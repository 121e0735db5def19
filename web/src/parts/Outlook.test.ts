import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { phrase } from "../lib/phrase";
import type { Outlook as Standing, Seat } from "../lib/types";
import Outlook from "./Outlook.svelte";

const seat = (name: string): Seat => ({ name, kind: "bot", player: null, player_name: null, level: 1, present: true, clock: null, latency: null, bot_from: null });
const seats = [seat("rows"), seat("columns")];
const outlook: Standing = {
  ways: [
    { name: phrase("novem-way-points"), nears: [{ seat: 0, have: 7 }, { seat: 1, have: null }], next: phrase("novem-next-hidden", { left: 83 }) },
    { name: phrase("novem-way-end", { game: 1 }), next: phrase("novem-next-stall", { rounds: 1 }), is_close: true },
  ],
};

describe("where everybody stands", () => {
  it("names each way to win, who is how near, and what would decide", () => {
    const { container } = render(Outlook, { outlook, seats, game: "novem" });
    expect(screen.getByRole("list").getAttribute("aria-label")).toBe("Where everybody stands");
    expect([...container.querySelectorAll(".near")].map((near) => near.textContent)).toEqual(["7", "?"]);
    expect(screen.getByText("83 lie on the board; what the other took lies face down.")).toBeTruthy();
    expect(container.querySelector("li.close")?.textContent).toContain("One more empty round ends the game.");
  });

  it("is one button where room is short, and says aloud what it shows", async () => {
    const { container } = render(Outlook, { outlook, seats, game: "novem", isFolded: true });
    const button = screen.getByRole("button", { name: "Where everybody stands. Points: Rows 7, Columns ?" });
    expect(container.querySelector("li")).toBeNull();
    await fireEvent.click(button);
    expect(container.querySelectorAll("li").length).toBe(2);
    await fireEvent.keyDown(button, { key: "Escape" });
    expect(container.querySelector("li")).toBeNull();
  });
});
