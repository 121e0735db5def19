import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Language, preferred } from "./language";
import { phrase } from "./phrase";

const pages: Record<string, string> = import.meta.glob("../locale/*/*.ftl", { query: "?raw", import: "default", eager: true });
const text = (code: string) => Object.keys(pages).filter((path) => path.includes(`/${code}/`)).map((path) => pages[path]).join("\n");
const english = text("en");
const ukrainian = text("uk");

const ids = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();
const sources = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

describe("the browser's own messages", () => {
  it("are the same in both languages", () => {
    expect(ids(ukrainian)).toEqual(ids(english));
  });

  it("are all used somewhere", () => {
    const code = Object.values(sources).join("\n");
    const starts = [...code.matchAll(/[`"](web-[a-z0-9-]+)/g)].map((match) => match[1]!);
    const unused = ids(english).filter((id) => !starts.some((start) => id === start || (start.endsWith("-") && id.startsWith(start))));
    expect(unused).toEqual([]);
  });

  it("all exist", () => {
    const code = Object.values(sources).join("\n");
    const asked = [...code.matchAll(/"(web-[a-z0-9-]+)"/g)].map((match) => match[1]!);
    const spoken = new Language("en");
    expect(asked.filter((id) => !spoken.has(id))).toEqual([]);
  });
});

describe("a language", () => {
  it("says phrases inside phrases", () => {
    const said = phrase("novem-took", { seat: phrase("novem-seat-rows"), tile: 9 });
    expect(new Language("en").say(said)).toBe("Rows take the 9.");
  });

  it("marks the places that a sentence names, also inside a list of several", () => {
    const said = (tile: number) => phrase("novem-took", { seat: phrase("novem-seat-rows"), tile });
    const listed = phrase("story-list", { first: said(9), rest: said(4) });
    const stretches = new Language("en").spell(listed, { "first.seat": "seat-0", "rest.tile": "card-4", "rest.gone": "card-5", "first.tile.deeper": "card-6" });
    expect(stretches.map(({ text, place }) => [text, place])).toEqual([["Rows", "seat-0"], [" take the 9., Rows take the ", ""], ["4", "card-4"], [".", ""]]);
  });

  it("says a refusal by its code, by the room of its code, or as the house itself says it", () => {
    const spoken = new Language("uk");
    expect(spoken.refusal("table/too-late", "The game has gone on.")).toBe("Гра пішла далі; хід не повернено.");
    expect(spoken.refusal("record/bad-move", "Line 9: what?")).toContain("не вдається прочитати. Дім каже: Line 9: what?");
    expect(spoken.refusal("chess/in-check", "The king is in check.")).toBe("The king is in check.");
  });

  it("is the one the visitor chose, else the browser's, else English", () => {
    expect(preferred("uk", ["en"])).toBe("uk");
    expect(preferred(null, ["de-DE", "uk-UA", "en"])).toBe("uk");
    expect(preferred(null, ["fr"])).toBe("en");
  });
});
