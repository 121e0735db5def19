// What the games of the house bring to the browser, found in their folders by pattern: boards, worlds, lessons, drawings, colours.

import type { Component } from "svelte";
import type { BoardProps } from "../boards/board";
import { load } from "../boards/brought";
import Plain from "../boards/Plain.svelte";
import type { Boaster, ReadSealed } from "./boasts";
import { boardAddress, teaches } from "./brought";
import "./rooms";
import type { Lesson } from "./lesson";
import type { Read } from "./reading";
import type { Family } from "./sound";

type BoardModule = { default: Component<BoardProps> };
type WorldModule = { default: Component<{ document: Record<string, unknown>; isMixed?: boolean }> };

const BOARDS = byGame(import.meta.glob<BoardModule>("../../../src/ludotek/games/*/web/Board.svelte"));
const LESSONS = byGame(import.meta.glob<{ lesson: Lesson<never, never, never> }>("../../../src/ludotek/games/*/web/lesson.ts"));
const READINGS = byGame(import.meta.glob<{ read: Read }>("../../../src/ludotek/games/*/web/reading.ts"));
const BOASTS = byGame(import.meta.glob<{ sealed: ReadSealed<never> }>("../../../src/ludotek/games/*/web/boasts.ts"));
const ART = byGame(import.meta.glob<Component>("../../../src/ludotek/games/*/web/Art.svelte", { eager: true, import: "default" }));
const SOUNDS = byGame(import.meta.glob<{ family: Family }>("../../../src/ludotek/games/*/web/sound.ts"));
const WORLDS = byGame(import.meta.glob<WorldModule>("../../../src/ludotek/games/*/web/World.svelte"));

/** What a pattern found, by the id of the game in whose folder it lies. */
function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split("/").at(-3) ?? "", part]));
}

/** The board of a game: its own, or the one that plays any. */
export async function boardOf(game: string): Promise<BoardModule> {
  return (await BOARDS[game]?.()) ?? { default: Plain };
}

/** What can be read of the things on a game's board; nothing, where a game does not say. */
export async function readingOf(game: string): Promise<Read<unknown> | null> {
  return ((await READINGS[game]?.())?.read as Read<unknown> | undefined) ?? null;
}

/** What bots boast of in a game; nothing, where they never do. */
export async function boastsOf(game: string): Promise<Boaster | null> {
  const found = await BOASTS[game]?.();
  return found ? (await import("./boasts")).boaster(found.sealed as ReadSealed) : null;
}

/** What a game's room sounds like; nothing, where it sounds like the house. */
export const familyOf = async (game: string): Promise<Family | undefined> => (await SOUNDS[game]?.())?.family;

/** How a game draws a world between two games; nothing, if it does not. */
export async function worldOf(game: string): Promise<WorldModule | null> {
  return (await WORLDS[game]?.()) ?? null;
}

export const hasLesson = (game: string): boolean => game in LESSONS || teaches(game);

export async function lessonOf(game: string): Promise<Lesson | null> {
  const address = boardAddress(game);
  const found = await (address ? load(address).catch(() => null) : LESSONS[game]?.());
  return (found?.lesson as Lesson | undefined) ?? null;
}

export const artOf = (game: string): Component | null => ART[game] ?? null;
