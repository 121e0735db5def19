import { describe, expect, it } from "vitest";
import { ownSeats } from "./seats";
import type { Seat } from "./types";

const seat = (kind: Seat["kind"], player: string | null): Seat => ({ name: kind, kind, player, player_name: player, level: null, present: true, clock: null, latency: null, bot_from: null });

describe("the seats at one screen", () => {
  const seats = [seat("person", "anna"), seat("bot", null), seat("person", "anna"), seat("person", "bela")];

  it("are those that one speaks for", () => {
    expect(ownSeats({ seats, you: { id: "anna", name: "Anna" } })).toEqual([0, 2]);
    expect(ownSeats({ seats, you: { id: "bela", name: "Bela" } })).toEqual([3]);
  });

  it("are none for whoever only looks on", () => {
    expect(ownSeats({ seats: [seat("anyone", null)], you: { id: "", name: "" } })).toEqual([]);
  });
});
