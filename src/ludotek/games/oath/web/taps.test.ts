import { describe, expect, it } from "vitest";
import { KEPT } from "./seen";
import { tapsOf, type Decision } from "./taps";

const decided = (question: string, verb: string): Decision => ({ ...KEPT[question]!, chosen: KEPT[question]!.moves.find(({ does }) => does.verb === verb)!.move });

describe("the touches that a move takes", () => {
  it("are two in the list and one on the map for a journey", () => {
    expect(tapsOf([decided("act", "travel")])).toEqual({ list: 2, map: 1 });
  });

  it("are as many anew in the list after another kind was closed, and a Rest that wastes Supply asks once", () => {
    expect(tapsOf([decided("act", "travel"), decided("act", "rest")])).toEqual({ list: 4, map: 3 });
  });

  it("are one for a card that is kept and placed, and two in the list", () => {
    expect(tapsOf([decided("keep", "card"), { ...KEPT["place"]!, chosen: KEPT["place"]!.moves[0]!.move, isForeseen: true }])).toEqual({ list: 2, map: 1 });
  });

  it("are one for a campaign, its targets left as they are, and its dice, which stand beside it", () => {
    const campaign = [decided("act", "campaign"), { ...decided("targets", "done"), isForeseen: true }, { ...decided("muster-dice", "number"), isForeseen: true }];
    expect(tapsOf(campaign)).toEqual({ list: 4, map: 1 });
  });

  it("are one more for dice that chance stands before", () => {
    expect(tapsOf([decided("targets", "done"), decided("muster-dice", "number")]).map).toBe(2);
  });

  it("are one each where a held card is placed that was not drawn", () => {
    expect(tapsOf([{ ...KEPT["place"]!, chosen: KEPT["place"]!.moves[0]!.move }])).toEqual({ list: 1, map: 1 });
  });
});
