import { get } from "svelte/store";
import { beforeEach, expect, test, vi } from "vitest";
import { shelfOf } from "../../shelves.ts";

let words: typeof import("./words");
let languages: typeof import("./language");
let games: typeof import("./brought");

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules(); // a page that was just opened knows nothing
  [words, languages, games] = [await import("./words"), await import("./language"), await import("./brought")];
});
const said = (id: string) => get(languages.language).text(id);

test("a page has the words of the house and the titles of its games, and nothing else of them", async () => {
  await words.fetchHouse("en");
  expect([said("web-loading"), said("north-title")]).toEqual(["One moment …", "The North"]);
  expect(get(languages.language).has("north-seat-dawn")).toBe(false);
  expect(games.isMet("north")).toBe(false);
});

test("all that a game says is taken in at once, since one file names what is in another", async () => {
  let news = 0;
  const stop = languages.language.subscribe(() => news++);
  await words.fetchWords("oath", "en");
  await words.fetchWords("oath", "en");
  expect(news).toBe(2); // as it was, and with everything
  expect(said("oath-effect-salt-the-earth")).toMatch(/^When played/);
  expect(get(languages.language).has("oath-rulings-salt-the-earth")).toBe(false);
  stop();
});

test("a game that is met can be shown, and what was met is there in another language before it is spoken", async () => {
  await games.meet("novem");
  expect(games.isMet("novem")).toBe(true);
  const heard: [string, string][] = [];
  const stop = languages.language.subscribe((spoken) => heard.push([spoken.code, spoken.text("novem-seat-rows")]));
  await games.switchTo("uk");
  expect(heard.every(([code, word]) => word === (code === "uk" ? "Ряди" : "Rows"))).toBe(true);
  expect([said("novem-seat-rows"), said("web-loading")]).toEqual(["Ряди", "Хвилинку …"]);
  expect(get(languages.language).has("north-seat-dawn")).toBe(false);
  stop();
});

test("a guest that came first overrules nobody", async () => {
  languages.teach("en", "shoal", "shoal-title = Shoal\nnovem-seat-rows = Mine now\n");
  await words.fetchWords("novem", "en");
  expect([said("shoal-title"), said("novem-seat-rows")]).toEqual(["Shoal", "Rows"]);
});

test("a game from elsewhere has nothing to fetch", async () => {
  expect([words.isBuiltIn("nowhere"), words.isBuiltIn("house"), words.isBuiltIn("nort")]).toEqual([false, false, true]);
  await expect(words.fetchWords("nowhere", "en")).resolves.toBeUndefined();
});

test("files lie on the shelf of what they are read with", () => {
  const paths = ["web/src/locale/en/house.ftl", "games/oath/locale/uk/lobby.ftl", "games/oath/locale/uk/tale.ftl", "games/oath/web/locale/uk.ftl", "games/oath/locale/en/rulings.ftl"];
  expect(paths.map((path) => shelfOf(`/src/${path}`))).toEqual(["house-en", "house-uk", "oath-uk", "oath-uk", "oath-rulings-en"]);
});
