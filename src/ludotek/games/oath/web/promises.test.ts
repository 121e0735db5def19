// What is owed, in sentences of both languages.

import { describe, expect, it } from "vitest";
import { Language } from "$house/lib/language";
import { contractOf, saidOf } from "./promises";
import type { OathView } from "./view";

const view = { sites: [], turn: 0 } as unknown as OathView;
const [english, ukrainian] = [new Language("en"), new Language("uk")];
const owes = (language: Language, ...contract: number[]): string => contractOf(language, view, contract).split(". ")[0]!;

describe("a contract", () => {
  it("bends the name of whoever is owed something", () => {
    expect([1, 2, 3, 4, 5].map((creditor) => owes(ukrainian, 0, creditor, 0, 3, 0, 2))).toEqual(["Червоному", "Синьому", "Жовтому", "Білому", "Чорному"].map((name) => `Канцлер винен ${name}: Фавор 3`));
    expect(owes(english, 1, 0, 0, 3, 0, 2)).toBe("Red owes the Chancellor: Favor 3");
  });

  it("bends the name of whoever a promise is about", () => {
    expect([2, 6, 7].map((what) => owes(ukrainian, 1, 0, what, 2, 0, 2))).toEqual(["жодного походу на Синього", "запропонувати Синьому Громадянство", "не пропонувати Синьому Громадянства"].map((goods) => `Червоний винен Канцлеру: ${goods}`));
    expect(saidOf(english, view, { name: "peace_with", number: 0 })).toBe("no campaign against the Chancellor");
  });
});
