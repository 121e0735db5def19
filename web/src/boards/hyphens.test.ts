import { describe, expect, it } from "vitest";
import { softened } from "./hyphens";

const broken = (text: string): string => softened(text).replaceAll("\u00AD", "-");

describe("a long word", () => {
  it("may be broken between its syllables", () => {
    expect(["Старійшини", "Відновлення", "Подорожувати", "Перемістити загони"].map(broken)).toEqual(["Ста-рій-шини", "Від-нов-лення", "Подо-ро-жу-вати", "Пере-міс-тити загони"]);
    expect(["Glass Leviathan", "Enchantress", "Disgraced Captain"].map(broken)).toEqual(["Glass Levia-than", "Enchan-tress", "Dis-graced Captain"]);
  });

  it("keeps together what is spoken as one, and never leaves fewer than three letters", () => {
    expect(["Узурпатора", "Прихильність", "Mushrooms", "Matchless"].map(broken)).toEqual(["Узур-па-тора", "При-хиль-ність", "Mush-rooms", "Match-less"]);
  });

  it("is the same word without its hyphens, and a short one is not touched", () => {
    expect(softened("Найтемніший Секрет: 12").replaceAll("\u00AD", "")).toBe("Найтемніший Секрет: 12");
    expect(softened("Рівнини, Plains")).toBe("Рівнини, Plains");
  });
});
