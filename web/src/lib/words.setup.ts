// Tests begin where a page does: with the words of what they show; here of everything, in both languages.

import shelves from "virtual:shelves";
import { afterAll, vi } from "vitest";
import { LANGUAGES, speak, type Code } from "./language";
import { fetchWords } from "./words";

const NAMES = new Set(Object.keys(shelves).map((shelf) => shelf.slice(0, shelf.lastIndexOf("-"))));

for (const code of Object.keys(LANGUAGES) as Code[]) await Promise.all([...NAMES].map((name) => fetchWords(name, code)));

// A file finds what a page does, whichever files shared its window before.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  speak("en");
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
