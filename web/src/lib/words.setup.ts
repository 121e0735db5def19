// Tests begin where a page does: with the words of what they show; here of everything, in both languages.

import shelves from "virtual:shelves";
import { LANGUAGES, type Code } from "./language";
import { fetchWords } from "./words";

const NAMES = new Set(Object.keys(shelves).map((shelf) => shelf.slice(0, shelf.lastIndexOf("-"))));

for (const code of Object.keys(LANGUAGES) as Code[]) await Promise.all([...NAMES].map((name) => fetchWords(name, code)));
