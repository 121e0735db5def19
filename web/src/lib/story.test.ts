import { expect, test } from "vitest";
import { phrase } from "./phrase";
import { marked, seatAt, stretches, turnsOf } from "./story";
import type { Beat } from "./types";

const beat = (id: string, more: Partial<Beat> = {}): Beat => ({ say: phrase(id), ...more });

test("beats are put in turns, and details below the deed that they belong to", () => {
  const [before, first, second] = turnsOf([
    beat("set"),
    beat("turn-1", { begins: true, is_deed: true }),
    beat("deed", { is_deed: true }),
    beat("detail"),
    beat("turn-2", { begins: true, is_deed: true }),
  ]);
  expect(before).toEqual({ title: null, deeds: [{ beat: beat("set"), details: [] }] });
  expect(first!.title!.say).toEqual(phrase("turn-1"));
  expect(first!.deeds).toEqual([{ beat: beat("deed", { is_deed: true }), details: [beat("detail")] }]);
  expect(second!.deeds).toEqual([]);
});

test("names in a sentence are found again", () => {
  const said = `${marked("Red", "seat-1")} plays ${marked("Longbows", "card-4")}.`;
  expect(stretches(said)).toEqual([
    { text: "Red", place: "seat-1" },
    { text: " plays ", place: "" },
    { text: "Longbows", place: "card-4" },
    { text: ".", place: "" },
  ]);
});

test("a seat is known by its place, and nothing else is taken for one", () => {
  expect([seatAt("seat-3"), seatAt("card-3"), seatAt("")]).toEqual([3, null, null]);
});
