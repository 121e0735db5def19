import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Live } from "../lib/live.svelte";
import Seats from "./Seats.svelte";

afterEach(cleanup);

const seat = { kind: "person", player: null, player_name: "Anna", level: null, clock: null, latency: null, bot_from: null, present: true };

it("asks once before a bot plays on for somebody who is away", async () => {
  const say = vi.fn();
  const seats = [{ ...seat, name: "rows" }, { ...seat, name: "columns", player_name: "Boris", present: false, bot_from: 100 }];
  const table = { game: "novem", status: "live", your_seat: 0, seats, waived: [], late: [], quick: [0, 0], history: [], story: [], now: 200, moment: { awaiting: [1], moves: [] } };
  const live = { table, line: "open", isSeated: true, now: () => 200, say } as unknown as Live;
  render(Seats, { live, takeSeat: vi.fn() });
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play on" }));
  expect(say).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play on" }));
  expect(say).toHaveBeenCalledExactlyOnceWith({ type: "give_to_bot", seat: 1, level: 3 });
});
