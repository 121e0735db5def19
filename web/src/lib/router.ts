// Which page an address shows. Links are ordinary links; the browser's buttons work.

import { writable } from "svelte/store";

export type Page =
  | { name: "lobby" }
  | { name: "table"; id: string; seat: string | null; token: string | null }
  | { name: "replay"; id: string | null }
  | { name: "best"; game: string }
  | { name: "seed"; game: string; seed: string | null }
  | { name: "chronicle"; id: string }
  | { name: "account" }
  | { name: "reports" };

export function pageAt(path: string, query: string): Page {
  const [first, second] = path.split("/").filter(Boolean);
  const asked = new URLSearchParams(query);
  if (first === "t" && second) return { name: "table", id: second, seat: asked.get("seat"), token: asked.get("token") };
  if (first === "replay") return { name: "replay", id: second ?? null };
  if (first === "best" && second) return { name: "best", game: second };
  if (first === "seed" && second) return { name: "seed", game: second, seed: asked.get("seed") };
  if (first === "chronicle" && second) return { name: "chronicle", id: second };
  if (first === "account" || first === "reports") return { name: first };
  return { name: "lobby" };
}

// A file server knows only files, so there the page's place is kept behind a #.
const IS_FILE = import.meta.env.MODE === "tab";

/** Where the browser is, in the house's own addresses. */
export const place = (): URL => (IS_FILE ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));

/** An address of the house as this browser can follow it. */
export const reachable = (address: string): string => (IS_FILE ? `#${address}` : address);

const here = () => pageAt(place().pathname, place().search);

export const page = writable<Page>(here());

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", reachable(address));
  page.set(here());
  scrollTo(0, 0);
}

/** Let links inside the house change the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", () => page.set(here()));
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (!ours || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const address = addressOf(link);
    if (!address || address.startsWith("/api/")) return;
    event.preventDefault();
    go(address);
  });
}

/** Where a link leads inside the house, also after it was rewritten for a file server (tab/links.ts); none for other files. */
function addressOf(link: HTMLAnchorElement): string | null {
  if (!IS_FILE || link.getAttribute("href")?.startsWith("/")) return link.pathname + link.search;
  return link.hash.startsWith("#/") && link.pathname === location.pathname ? link.hash.slice(1) : null;
}
