import { describe, expect, it, vi } from "vitest";
import { futureOf, isFanned, lineOf, ofNumbers } from "./chains";
import { sorted, type Offer } from "./offers";
import { KEPT } from "./seen";
import { phrase } from "$house/lib/phrase";

type Foresee = Parameters<typeof futureOf>[0];

const offersOf = (question: string): Offer[] => sorted(KEPT[question]!.moves, KEPT[question]!.view, KEPT[question]!.seat);
const offerOf = (question: string, verb: string): Offer => offersOf(question).find((offer) => offer.verb === verb)!;

/** A table that asks these questions one after the other. */
const asking = (...questions: string[]): Foresee =>
  vi.fn(async (line: number[]) => {
    const { view, moves } = KEPT[questions[line.length - 1]!]!;
    return { view, odds: null, moves: moves.map((one) => ({ ...one, odds: null })) };
  });
const PROPOSE = 9999; // whatever number that move has

describe("answers that are chosen together with a move", () => {
  it("are the dice of a campaign, past targets that are left as they are", async () => {
    const campaign = offerOf("act", "campaign");
    const future = (await futureOf(asking("targets", "muster-dice"), campaign.move, 0))!;
    expect(isFanned(future)).toBe(true);
    const dice = future.next.at(-1)!;
    expect(lineOf({ offer: campaign, future, isRow: false }, dice)).toEqual([campaign.move, offerOf("targets", "done").move, dice.move]);
  });

  it("are a space of the Reliquary, with which the offer is proposed", async () => {
    const offer = offerOf("act", "offer");
    const spaces = asking("choose-space");
    const foresee: Foresee = async (line) => (line.length === 1 ? spaces(line) : { view: KEPT["add-line"]!.view, odds: null, moves: [{ move: PROPOSE, does: { verb: "propose" }, words: phrase("x"), odds: null }] });
    const future = (await futureOf(foresee, offer.move, 0))!;
    const space = future.next[0]!;
    expect(lineOf({ offer, future, isRow: false }, space)).toEqual([offer.move, space.move, PROPOSE]);
  });

  it("are a number alone, where each number is a move of its own", () => {
    const rows = offersOf("act").filter(({ verb }) => verb === "station");
    expect(lineOf({ offer: rows[0]!, future: ofNumbers(rows), isRow: true }, rows.at(-1)!)).toEqual([rows.at(-1)!.move]);
  });

  it("are none where the turn goes on with another deed", async () => {
    const muster = offerOf("act", "muster");
    const future = (await futureOf(asking("act"), muster.move, 0))!;
    expect(isFanned(future)).toBe(false);
  });

  it("are none where chance or somebody else comes first", async () => {
    const foresee: Foresee = async () => ({ view: KEPT["act"]!.view, odds: null, moves: [] });
    expect(await futureOf(foresee, offerOf("act", "rest").move, 0)).toBeNull();
  });
});
