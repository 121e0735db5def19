// The dice of a campaign as they are remembered.

import { describe, expect, it } from "vitest";
import { rolledAgain, type Battle } from "./desk.svelte";

const battle = (attack: number[], defense: number[]): Battle => ({ attacker: 1, defender: 2, attack, defense, isWon: null });

describe("dice that are rolled again", () => {
  it("are the defender's while nobody has attacked", () => {
    expect(rolledAgain(battle([], [1, 2]))).toEqual(battle([], []));
  });
  it("are the attacker's from then on", () => {
    expect(rolledAgain(battle([0, 2], [1]))).toEqual(battle([], [1]));
  });
});
