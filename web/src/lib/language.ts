// The house's languages: the same Fluent files as in the terminal, chosen by the browser, switchable.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { writable } from "svelte/store";
import type { Phrase } from "./types";

export const LANGUAGES = { en: "English", uk: "Українська" } as const;
export type Code = keyof typeof LANGUAGES;

// Vite reads these calls as they are written, so their settings cannot be shared. Reference pages (`-aid`) come whole.
const TEXTS: Record<Code, Record<string, string>[]> = {
  en: [
    import.meta.glob(["../../../src/ludotek/locale/en/*.ftl", "!**/*-aid.ftl"], { query: "?raw", import: "default", eager: true }),
    import.meta.glob("../locale/en/*.ftl", { query: "?raw", import: "default", eager: true }),
  ],
  uk: [
    import.meta.glob(["../../../src/ludotek/locale/uk/*.ftl", "!**/*-aid.ftl"], { query: "?raw", import: "default", eager: true }),
    import.meta.glob("../locale/uk/*.ftl", { query: "?raw", import: "default", eager: true }),
  ],
};
const KEPT = "ludotek.language";

export class Language {
  readonly code: Code;
  private readonly bundle: FluentBundle;

  constructor(code: Code) {
    this.code = code;
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const text of TEXTS[code].flatMap(Object.values<string>)) this.bundle.addResource(new FluentResource(text));
  }

  /** A message by its id (`novem-title`, `option-novem-first.about`), or the id itself if there is none. */
  text(id: string, gaps: Record<string, FluentVariable> = {}): string {
    const [name, attribute] = id.split(".", 2) as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    const faults: Error[] = [];
    const said = this.bundle.formatPattern(pattern, gaps, faults);
    for (const fault of faults) report(id, fault);
    return said;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message if there is one, else plain words. */
  textOr(id: string, plain: string): string {
    return this.has(id) ? this.text(id) : plain;
  }

  /** What was refused, by its code or else by the room of its code; in its own words, if neither has a message. */
  refusal(code: string, sentence: string): string {
    const ids = [`error-${code.replace("/", "-")}`, `error-${code.split("/")[0]}`];
    const known = ids.find((id) => this.has(id));
    return known ? this.text(known, { sentence }) : sentence;
  }

  /** What the server wants said. */
  say(phrase: Phrase): string {
    const gaps: Record<string, FluentVariable> = {};
    for (const [name, gap] of Object.entries(phrase.gaps)) {
      gaps[name] = typeof gap === "object" ? this.say(gap) : gap;
    }
    return this.text(phrase.id, gaps);
  }
}

/** A sentence with a hole in it is a fault, but no reason to take the board from whoever plays. */
function report(id: string, fault: Error): void {
  if (import.meta.env.MODE === "test") throw new Error(`${id}: ${fault.message}`);
  console.error(`${id}: ${fault.message}`);
}

/** The language of a visitor: what they chose, else what their browser asks for, else English. */
export function preferred(kept: string | null, asked: readonly string[]): Code {
  const wishes = [kept ?? "", ...asked].map((wish) => wish.slice(0, 2).toLowerCase());
  return (wishes.find((wish) => wish in LANGUAGES) ?? "en") as Code;
}

export const language = writable(new Language(preferred(localStorage.getItem(KEPT), navigator.languages)));

export function speak(code: Code): void {
  localStorage.setItem(KEPT, code);
  language.set(new Language(code));
}

language.subscribe((spoken) => (document.documentElement.lang = spoken.code));
