// What an element's attributes mean.

import type { Fetched, Settings } from "./messages";

export const ATTRIBUTES = ["game", "record", "replay", "step", "seat", "options", "seed", "lang", "theme", "play"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

const RECORD = /^\s*ludotek:/; // what every record begins with
const PACKED = /\.gz$/;
const USUAL_LEVEL = 3;

/** A file beside the page, unpacked if it is packed: plain file servers do not do that. */
async function fetched(address: string): Promise<Fetched> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return { problem: `${address}: ${answer.status} ${answer.statusText}` };
    const packed = PACKED.test(new URL(answer.url || address, document.baseURI).pathname) && answer.headers.get("Content-Encoding") !== "gzip";
    return { text: await (packed ? new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))) : answer).text() };
  } catch (error) {
    return { problem: `${address}: ${(error as Error).message}` };
  }
}

/** A record that stands in the element itself, if one does; each line where it was, without what indents all of them. */
export function inline(element: Element): string {
  const text = element.textContent ?? "";
  if (!RECORD.test(text)) return "";
  const lines = text.split("\n").slice(text.split("\n").findIndex((line) => line.trim()));
  const indent = lines[0]!.length - lines[0]!.trimStart().length;
  return lines.map((line) => (line.slice(0, indent).trim() ? line : line.slice(indent))).join("\n");
}

const number = (text: string | null): number | null => (text !== null && /^-?\d+$/.test(text.trim()) ? Number(text) : null);

/** Options as they are written: `first=rows board=small`. */
export function pairs(text: string): Record<string, string> {
  const found = text.trim().split(/\s+/).filter(Boolean).map((pair) => pair.split("=", 2) as [string, string?]);
  return Object.fromEntries(found.map(([name, value]) => [name, value ?? ""]));
}

export async function settingsOf(element: Element): Promise<Settings> {
  const given = (name: Attribute): string => element.getAttribute(name) ?? "";
  const within = inline(element);
  const [record, replay] = await Promise.all(
    (["record", "replay"] as const).map((name) => (element.hasAttribute(name) ? fetched(given(name)) : null)),
  );
  return {
    game: given("game"),
    record: record ?? (within ? { text: within } : null),
    replay: replay ?? null,
    step: number(element.getAttribute("step")),
    seat: given("seat"),
    options: pairs(given("options")),
    seed: number(element.getAttribute("seed")) ?? 0,
    lang: given("lang") || element.closest("[lang]")?.getAttribute("lang") || "",
    theme: given("theme"),
    play: element.hasAttribute("play") ? (number(given("play")) ?? USUAL_LEVEL) : null,
  };
}
