// The house's languages: the same Fluent files as in the terminal, chosen by the browser, switchable.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { writable } from "svelte/store";
import { phrase, type Gaps, type Worded } from "./phrase";
import type { MessageId, Phrase } from "./types";
import { marked, stretches, type Stretch } from "./story";

export const LANGUAGES = { en: "English", uk: "Українська" } as const;
export type Code = keyof typeof LANGUAGES;

const KEPT = "ludotek.language";
const own: Record<Code, Map<string, string>> = { en: new Map(), uk: new Map() }; // by shelf: what the client was built with
const brought: Record<Code, Map<string, string>> = { en: new Map(), uk: new Map() }; // by game: words from the server

export class Language {
  readonly code: Code;
  private readonly bundle: FluentBundle;

  constructor(code: Code) {
    this.code = code;
    this.bundle = new FluentBundle(code, { useIsolating: false });
    const texts = [...own[code].values(), ...brought[code].values()]; // a guest overrules nobody
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
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

  /** Take in more words. */
  add(text: string): void {
    this.bundle.addResource(new FluentResource(text));
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

  /** A sentence, stretch by stretch, with the places that it names: by gap, or by the way to one, `all.first.card`. */
  spell(phrase: Phrase, links: Record<string, string> = {}): Stretch[] {
    const said = Object.entries(links).reduce((said, [way, place]) => this.mark(said, way.split("."), place), phrase);
    return stretches(this.say(said));
  }

  private mark(said: Phrase, [gap = "", ...further]: string[], place: string): Phrase {
    const { id, gaps } = opened(said);
    const filled = gaps?.[gap];
    if (filled === undefined || (further.length && typeof filled !== "object")) return said;
    const text = typeof filled === "object" ? this.say(filled) : String(filled);
    const named = further.length ? this.mark(filled as Phrase, further, place) : marked(text, place);
    return phrase(id, { ...gaps, [gap]: named });
  }

  /** What the server wants said. */
  say(phrase: Phrase): string {
    const { id, gaps } = opened(phrase);
    return this.text(id, this.filled(gaps));
  }

  /** Whether the words of a phrase are here. */
  knows(phrase: Phrase): boolean {
    return this.has(opened(phrase).id);
  }

  private filled(gaps: Gaps = {}): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, typeof gap === "object" ? this.say(gap) : gap]));
  }
}

/** Only here: everybody else learns from what a move or an event is, and not from how it is said. */
const opened = (phrase: Phrase): Worded => phrase as unknown as Worded;

/** What a phrase is called, to be sent back as it came. */
export const nameOf = (phrase: Phrase): MessageId => opened(phrase).id as unknown as MessageId;

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

/** Take in the words of a game that the client was not built with. */
export function teach(code: Code, game: string, text: string): void {
  brought[code].set(game, text);
  language.update((spoken) => (spoken.code === code ? new Language(code) : spoken));
}

/** Take in words of the house's own. Whoever speaks already needs nothing else anew, unless a guest was there first. */
export function learn(code: Code, shelf: string, text: string): void {
  own[code].set(shelf, text);
  language.update((spoken) => {
    if (spoken.code !== code) return spoken;
    if (brought[code].size > 0) return new Language(code);
    spoken.add(text);
    return spoken;
  });
}

language.subscribe((spoken) => (document.documentElement.lang = spoken.code));
