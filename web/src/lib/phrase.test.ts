// svelte-check reads this file too: a line below `@ts-expect-error` that compiles after all is an error there.

import { expect, it } from "vitest";
import { Language, nameOf } from "./language";
import { named, phrase } from "./phrase";
import type { Beat, OfferedMove, Refused } from "./types";

const said = phrase("novem-took", { seat: phrase("novem-seat-rows"), tile: 9 });
const offer: OfferedMove = { move: 0, does: { verb: "row" }, words: said };
const beat: Beat = { say: said };
const refused: Refused = { run: [0, 0], why: said, does: { verb: "row" }, words: said };

/** How boards once found out what a move or an event is; `said` is what they would learn. */
export const READINGS: (() => unknown)[] = [
  // @ts-expect-error: a phrase has no id for anybody but the language
  () => offer.words.id === "novem-took",
  // @ts-expect-error
  () => beat.say.id.startsWith("novem-"),
  // @ts-expect-error
  () => refused.why.gaps?.tile,
  // @ts-expect-error
  () => (({ id }) => id)(offer.words),
  // @ts-expect-error
  () => offer.words["id"],
  // @ts-expect-error: nor is it one
  () => offer.words === "novem-took",
  // @ts-expect-error: the name that is sent back is no text
  () => nameOf(said) === "novem-took",
  // @ts-expect-error
  () => nameOf(said).startsWith("novem-"),
  // @ts-expect-error
  () => new Map([["novem-took", 1]]).get(nameOf(said)),
  // @ts-expect-error
  () => ({ "novem-took": 1 })[nameOf(said)],
  () => {
    // @ts-expect-error
    switch (nameOf(said)) { case "novem-took": return 1; }
    return 0;
  },
  // @ts-expect-error: and whoever has words of their own closes them
  () => new Language("en").say({ id: "novem-took" }),
];

it("is said by the language, also by the name that somebody sends back", () => {
  const spoken = new Language("en");
  expect(spoken.say(said)).toBe("Rows take the 9.");
  expect(spoken.say(named(nameOf(phrase("web-replay"))))).toBe(spoken.text("web-replay"));
  expect([spoken.knows(said), spoken.knows(phrase("novem-gone"))]).toEqual([true, false]);
});
