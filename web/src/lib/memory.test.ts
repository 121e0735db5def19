import { describe, expect, it } from "vitest";
import { Memory } from "./memory";
import { phrase } from "./phrase";
import type * as wire from "./protocol";
import type { Update } from "./types";

const named = (move: number) => ({ move, does: { verb: "show" }, words: phrase(`move-${move}`) });
const refused = (run: number, why?: string): wire.RefusedOut => ({ run: [run, run], ...(why && { why: phrase(why) }) });
const asked = (moves: wire.MoveOut[], more: Partial<wire.Moment> = {}) => ({ type: "update", moment: { moves, ...more } }) as wire.Incoming;
const hear = (memory: Memory, message: wire.Incoming) => (memory.complete(message) as Update).moment;

describe("a memory", () => {
  it("knows by its number a move that was told before", () => {
    const memory = new Memory();
    hear(memory, asked([named(1), named(2)]));
    expect(hear(memory, asked([{ move: 2, change: { gold: 1 } }, named(3)])).moves).toEqual([{ ...named(2), change: { gold: 1 } }, named(3)]);
  });

  it("knows what cannot be done from when one was last asked, and forgets nothing in between", () => {
    const memory = new Memory();
    const first = hear(memory, asked([named(1)], { refused: [{ ...refused(7, "far"), does: { verb: "go" }, words: phrase("go") }] }));
    expect(hear(memory, asked([])).refused).toEqual([]);
    expect(hear(memory, asked([{ move: 1 }])).refused).toEqual(first.refused);
    expect(hear(memory, asked([{ move: 1 }], { refused: [] })).refused).toEqual([]);
    expect(hear(memory, asked([{ move: 1 }], { refused: [refused(7, "tired")] })).refused).toEqual([{ ...first.refused![0], why: phrase("tired") }]);
  });

  it("gives one reason to all that follow it without one of their own", () => {
    const run = (move: number) => ({ does: { verb: `go-${move}` }, words: phrase("go") });
    const told = [{ ...refused(7, "far"), ...run(7) }, { ...refused(8), ...run(8) }, { ...refused(9, "tired"), ...run(9) }];
    const heard = hear(new Memory(), asked([named(1)], { refused: told }));
    expect(heard.refused?.map((one) => one.why)).toEqual(["far", "far", "tired"].map((id) => phrase(id)));
  });

  it("sees of a board what has changed, and the rest as it was", () => {
    const memory = new Memory();
    const shown = (view: object) => hear(memory, asked([], { view })).view;
    expect(shown({ arena: [1, 2], points: 0 })).toEqual({ arena: [1, 2], points: 0 });
    expect(shown({ points: 3 })).toEqual({ arena: [1, 2], points: 3 });
    expect(shown({ arena: null })).toEqual({ arena: null, points: 3 });
  });

  it("lets pass what has no moment", () => {
    const chat = { type: "chat", text: "Гаразд." } as wire.Incoming;
    expect(new Memory().complete(chat)).toBe(chat);
  });
});
