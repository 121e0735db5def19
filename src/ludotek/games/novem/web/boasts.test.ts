import { describe, expect, it } from "vitest";
import { heard } from "$house/boards/making";
import { Language, teach } from "$house/lib/language";
import { sealed } from "./boasts";
import en from "./locale/en.ftl?raw";
import uk from "./locale/uk.ftl?raw";
import type { NovemView, Told } from "./types";

const view: NovemView = { game: 1, rows: 0, attacker: 0, tiles: [2, 7, 6, 9, 5, 1, 4, 3, 8], below: [8, 3, 4, 1, 5, 9, 6, 7, 2], empty_rounds: 0, stall: 6, points: [0, null], marker: null };
const told = (...events: Told[]) => events.map((event) => heard(event));
const begun: Told = { event: "set", layout: 0, game: 1 };
const revealed: Told = { event: "revealed", row: 0, column: 2 };

describe("what a bot may boast of in Novem", () => {
  it("is its row or its column, from three or from two", () => {
    expect(sealed(view as never, told(begun), 0)).toMatchObject({ round: 0, choices: 3, last: null });
    expect(sealed({ ...view, tiles: [1, 2, 3, 4] } as never, told(begun), 1).choices).toBe(2);
    expect(sealed(view as never, [], 0).gaps(1)).toEqual({ kind: "row", name: "B" });
    expect(sealed(view as never, [], 1).gaps(1)).toEqual({ kind: "column", name: "2" });
  });

  it("is open with the reveal", () => {
    expect(sealed(view as never, told(begun, revealed), 0)).toMatchObject({ round: 1, last: 0 });
    expect(sealed(view as never, told(begun, revealed), 1)).toMatchObject({ round: 1, last: 2 });
  });

  it("is not spoken of any more once rows and columns have changed hands", () => {
    expect(sealed({ ...view, game: 2, rows: 1 } as never, told(begun, revealed, { event: "set", layout: 1, game: 2 }), 0)).toMatchObject({ round: 1, last: null });
  });

  it("never reads what is sealed", () => {
    const seen = [null, 0, 1, 2].map((marker) => ({ ...sealed({ ...view, marker } as never, told(begun), 1), gaps: 0 }));
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it.each([["en", en], ["uk", uk]] as const)("is said in %s by every level that does, each in its own words", (code, words) => {
    teach(code, "novem", words);
    const language = new Language(code);
    const ids = [3, 4, 5].flatMap((level) => ["announces", "meant", "bluffed"].map((what) => `novem-bot-${what}-${level}`));
    expect(ids.filter((id) => !language.has(id))).toEqual([]);
    expect(new Set(ids.map((id) => language.text(id, { kind: "row", name: "A" }))).size).toBe(9);
    expect(language.text("novem-bot-announces-4", { kind: "column", name: "2" })).toContain("2");
  });
});
