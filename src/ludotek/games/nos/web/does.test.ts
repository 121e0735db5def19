import { describe, expect, it } from "vitest";
import street from "../street.yaml?raw";
import { Language, type Code } from "$house/lib/language";
import { does, facts } from "./does";
import { named, type PartView } from "./view";

const PLAIN: PartView = { faces: [1, 2, 3, 4, 5, 6], hand: 2, saved: false, free_under: 0, free_over: 0 };
const CODES: Code[] = ["en", "uk"];
const OR = { en: "or", uk: "або" };

/** The parts of the house's sheet, as it says them: `v8: {colour: yellow, cards: 2, hand: 3}`. */
function parts(): [string, PartView][] {
  const lines = [...street.matchAll(/^ {2}(\w+): (\{.*\})(?: +#.*)?$/gm)];
  return lines.map(([, name, said]) => [name!, { ...PLAIN, ...(JSON.parse(said!.replaceAll(/([a-z_]+):/g, '"$1":').replaceAll(/: ([a-z]+),/g, ': "$1",')) as PartView) }]);
}

describe.each(CODES)("What parts do, in %s", (code) => {
  const words = new Language(code);

  it("is for the house's sheet what its own sentences say", () => {
    expect(parts()).toHaveLength(6);
    for (const [name, part] of parts()) {
      const [fixed, said] = [does(name, { own_parts: {} }, words), facts(part, words)];
      expect(said).toHaveLength(1);
      if (part.faces === PLAIN.faces) expect(said[0]).toBe(fixed);
      else expect(/\d.*$/.exec(said[0]!)?.[0]).toBe(/\d.*$/.exec(fixed)?.[0]);
    }
  });

  it("is all of it, with what a table's own sheet says", () => {
    const own = { v8: { ...PLAIN, hand: 3, free_over: 2, faces: [1, 1, 1, 1, 2, 2] } };
    const said = does("v8", { own_parts: own }, words);
    expect(said).toContain(words.text("nos-part-v8"));
    expect(said).toContain(`1, 1, 1, 1, 2 ${OR[code]} 2`);
    expect(said).toContain(words.text("nos-does-over", { over: 2 }));
  });

  it("is nothing for a part that does nothing, and one number for a die of one number", () => {
    expect(does("spoiler", { own_parts: { spoiler: PLAIN } }, words)).toBe(words.text("nos-part-common"));
    expect(facts({ ...PLAIN, faces: [5, 5, 5, 5, 5, 5] }, words)).toEqual([words.text("nos-does-face", { value: 5 })]);
  });

  it("has a sentence for every part", () => {
    for (const [name] of parts()) expect(words.has(`nos-part-${named(name)}`)).toBe(true);
  });
});
