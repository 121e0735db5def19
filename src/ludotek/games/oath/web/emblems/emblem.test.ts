import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { plainName, SITE, slugOf } from "../cards";
import { BANNERS } from "../view";
import { emblemOf, idsOfEmblems } from "./emblem";
import Emblem from "./Emblem.svelte";
import { FIGURES } from "./figures";
import { ARRANGEMENTS, pictureOf } from "./grammar";
import { RECIPES } from "./recipes";
import { strokesOf } from "./strokes";

const CARDS = Array.from({ length: SITE }, (_, card) => card);

describe("emblems", () => {
  test("every denizen, edifice face, Vision, relic and banner has one, and nothing else has", () => {
    expect(idsOfEmblems().sort()).toEqual([...CARDS.map(slugOf), ...BANNERS].sort());
    expect(idsOfEmblems()).toHaveLength(198 + 12 + 5 + 21 + 2);
  });

  test("a card's suit gives its frame", () => {
    const frameOf = (name: string) => emblemOf(CARDS.find((card) => plainName(card) === name)!).frame;
    expect(["Longbows", "Wolves", "Tents", "Map", "Ruined Temple"].map(frameOf)).toEqual(["order", "beast", "nomad", "relic", "ruin"]);
    expect(emblemOf("vision-of-faith").frame).toBe("vision");
    expect(emblemOf("darkest-secret").frame).toBe("banner");
  });

  test("no two cards have the same recipe in the same frame", () => {
    const recipes = idsOfEmblems().map((id) => `${emblemOf(id).frame} ${RECIPES[id.replaceAll("-", "_")]}`);
    expect(new Set(recipes).size).toBe(recipes.length);
  });

  test("it is the same each time", () => {
    render(Emblem, { card: 3 });
    const first = document.querySelector("svg.emblem")!.outerHTML;
    document.body.innerHTML = "";
    render(Emblem, { card: slugOf(3) });
    expect(document.querySelector("svg.emblem")!.outerHTML).toBe(first);
  });

  test("it has the size it is given, and leaves its name to the words beside it", () => {
    const { container } = render(Emblem, { card: "map", size: 96 });
    const svg = container.querySelector("svg")!;
    expect([svg.getAttribute("width"), svg.getAttribute("aria-hidden")]).toEqual(["96", "true"]);
  });

  test("a card that is not there is an error", () => {
    expect(() => emblemOf("no-such-card")).toThrow("no-such-card");
  });
});

describe("figures and recipes", () => {
  test("no word is a figure and an arrangement at once", () => {
    expect(ARRANGEMENTS.filter((word) => word in FIGURES)).toEqual([]);
  });

  test("every figure and every arrangement is used", () => {
    const used = new Set([...Object.values(RECIPES).flatMap((recipe) => recipe.split(" ")), "bubble", "thought"]);
    expect([...Object.keys(FIGURES), ...ARRANGEMENTS].filter((word) => !used.has(word))).toEqual([]);
  });

  test("every stroke names its tool and is a path", () => {
    const strokes = Object.values(FIGURES).flatMap(strokesOf);
    expect(strokes.filter(({ tool, path }) => tool === undefined || !/^M[-MmLlHhVvQqTtAaCcZz\d. ]+$/.test(path))).toEqual([]);
  });

  test("a capital letter draws a stroke twice, the second time mirrored", () => {
    const [left, right] = strokesOf("S O10 10 3");
    expect(left!.path).toBe(right!.path);
    expect([left!.matrix[0], right!.matrix[0]]).toEqual([1, -1]);
  });

  test("a recipe with a word too many, too few or unknown is an error", () => {
    expect(() => pictureOf("keep keep")).toThrow("last words: keep");
    expect(() => pictureOf("with keep")).toThrow("no figure");
    expect(() => pictureOf("unicorn")).toThrow("unicorn");
  });

  test("what lies over others has a halo", () => {
    expect(pictureOf("with keep coin").map((mark) => mark.hasHalo)).toContain(true);
    expect(pictureOf("keep").map((mark) => mark.hasHalo)).not.toContain(true);
    expect(emblemOf("mercenaries").lines.map((line) => line.tool)).toContain("halo");
  });
});
