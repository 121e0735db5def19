// The dice of a campaign as they are remembered.

import { describe, expect, it } from "vitest";
import { bereft, rolledAgain, whyOf, type Battle } from "./desk.svelte";

const battle = (attack: number[], defense: number[]): Battle => ({ attacker: 1, defender: 2, attack, defense, isWon: null, hosts: { attack: 4, defense: 3 }, lost: { attack: 0, defense: 0 } });

describe("dice that are rolled again", () => {
  it("are the defender's while nobody has attacked", () => {
    expect(rolledAgain(battle([], [1, 2]))).toEqual(battle([], []));
  });
  it("are the attacker's from then on", () => {
    expect(rolledAgain(battle([0, 2], [1]))).toEqual(battle([], [1]));
  });
});

describe("warbands that fall", () => {
  it("are the attacker's, or those of whoever stands against them: the defender's and its allies'", () => {
    const fought = [2, 1, 3].reduce((one, seat) => bereft(one, seat, seat), battle([], []));
    expect(fought.lost).toEqual({ attack: 1, defense: 5 });
  });
});

describe("why a campaign ended as it did", () => {
  const rolled = { ...battle([1, 0], [1]), isWon: true };
  it("is both totals, and what was sacrificed after them", () => {
    expect(whyOf({ ...rolled, totals: { attack: 4, defense: 3, dice: 2, lost: 0 } })).toEqual({ attack: 4, defense: 3, sacrificed: 0 });
    const bled = { ...rolled, lost: { attack: 3, defense: 0 }, totals: { attack: 2, defense: 3, dice: 2, lost: 1 } };
    expect(whyOf(bled)).toEqual({ attack: 2, defense: 3, sacrificed: 2 });
  });
  it("is the defense alone where the last die of the attack ended it", () => {
    expect(whyOf({ ...rolled, isWon: false, totals: { attack: 1, defense: 3, dice: 1, lost: 0 } })).toEqual({ defense: 3, sacrificed: 0 });
  });
});
