import { get } from "svelte/store";
import { expect, test } from "vitest";
import { language } from "./language";
import { fetchWords } from "./late";

test("all that a board says is taken in at once, since one file names what is in another", async () => {
  let news = 0;
  const stop = language.subscribe(() => news++);
  await fetchWords("oath", "en");
  await fetchWords("oath", "en");
  expect(news).toBe(2); // as it was, and with everything
  expect(get(language).text("oath-effect-salt-the-earth")).toMatch(/^When played/);
  stop();
});

test("a game without such words has nothing to fetch", async () => {
  await expect(fetchWords("nowhere", "en")).resolves.toBeUndefined();
});
