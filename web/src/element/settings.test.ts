import { afterEach, describe, expect, it, vi } from "vitest";
import { pairs, settingsOf } from "./settings";

const RECORD = "ludotek: 1\ngame: novem\nversion: 1\noption layout:\n  | a\n\n1. rows: B\n";

function element(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector("ludotek-board")!;
}

const serve = (files: Record<string, BodyInit>) =>
  vi.stubGlobal("fetch", async (address: string) => (address in files ? new Response(files[address]) : new Response("", { status: 404, statusText: "Not Found" })));

afterEach(() => vi.unstubAllGlobals());

describe("what an element's attributes say", () => {
  it("is little, where there are none", async () => {
    document.documentElement.lang = "";
    const settings = await settingsOf(element("<ludotek-board></ludotek-board>"));
    expect(settings).toEqual({ game: "", record: null, replay: null, step: null, seat: "", options: {}, seed: 0, lang: "", theme: "", play: null });
  });

  it("is read one by one", async () => {
    const settings = await settingsOf(element('<ludotek-board game="novem" step="3" seat="rows" options="first=rows  board=small" seed="5" lang="uk" theme="dark" play="2"></ludotek-board>'));
    expect(settings).toMatchObject({ game: "novem", step: 3, seat: "rows", options: { first: "rows", board: "small" }, seed: 5, lang: "uk", theme: "dark", play: 2 });
  });

  it("plays on against a usual bot, unless it names a level, and never with a step that is none", async () => {
    expect(await settingsOf(element('<ludotek-board play step="last"></ludotek-board>'))).toMatchObject({ play: 3, step: null });
  });

  it("speaks the language of the page around, unless it has its own", async () => {
    expect((await settingsOf(element('<div lang="uk"><ludotek-board></ludotek-board></div>'))).lang).toBe("uk");
    expect((await settingsOf(element('<div lang="uk"><ludotek-board lang="en"></ludotek-board></div>'))).lang).toBe("en");
  });

  it("has no value, where an option has none", () => expect(pairs("a= b")).toEqual({ a: "", b: "" }));
});

describe("the record of an element", () => {
  it("may stand in it, indented with the page, and other words are no record", async () => {
    const indented = RECORD.split("\n").map((line) => `    ${line}`).join("\n");
    expect((await settingsOf(element(`<ludotek-board><pre>${RECORD}</pre></ludotek-board>`))).record).toEqual({ text: RECORD });
    const found = (await settingsOf(element(`<ludotek-board><script type="text/plain">\n${indented}</script></ludotek-board>`))).record as { text: string };
    expect(found.text.trimEnd()).toBe(RECORD.trimEnd());
    expect((await settingsOf(element("<ludotek-board><p>A picture</p></ludotek-board>"))).record).toBeNull();
  });

  it("is fetched, and why it cannot be is told", async () => {
    serve({ "a.txt": RECORD });
    expect(await settingsOf(element('<ludotek-board record="a.txt" replay="b.json"></ludotek-board>'))).toMatchObject({
      record: { text: RECORD },
      replay: { problem: "b.json: 404 Not Found" },
    });
  });
});
