// The pages of the house. Each comes with its styles when it is asked for, and is there at once from then on.

import type { Component } from "svelte";
import { get } from "svelte/store";
import { language } from "./language";
import type { Page } from "./router";
import { fetchEnding, fetchPages } from "./words";

type View = Component<Record<string, unknown>>;

const PAGES = {
  lobby: () => import("../pages/Lobby.svelte"),
  table: () => import("../pages/Table.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  best: () => import("../pages/Best.svelte"),
  seed: () => import("../pages/Seed.svelte"),
  chronicle: () => import("../pages/Chronicle.svelte"),
  account: () => import("../pages/Account.svelte"),
  reports: () => import("../pages/Reports.svelte"),
};

const OFTEN: Page["name"][] = ["lobby", "table", "replay"]; // their words come with the house
const AFTER: Page["name"][] = ["replay", "chronicle"]; // which tell of games that are over

/** What draws a page; it takes as properties what the page's address says. */
export async function viewOf(page: Page): Promise<View> {
  const { code } = get(language);
  const words = OFTEN.includes(page.name) ? null : fetchPages(code);
  const ending = AFTER.includes(page.name) ? fetchEnding(code) : null;
  const [view] = await Promise.all([PAGES[page.name](), words, ending]);
  return view.default as unknown as View;
}

/** What makes a page another one: to sit down at a table does not. */
export function keyOf(page: Page): string {
  const { name, ...rest } = page;
  return name === "table" ? page.id : JSON.stringify([name, rest]);
}
