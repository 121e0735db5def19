// Links of the house where only files are served: pages are behind a #, and what an API would send is made here.

import { house } from "../lib/house";
import { reachable } from "../lib/router";

const API = "/api/";

/** The address that a link was written with, if it is one of the house. */
function written(link: HTMLAnchorElement | null | undefined): string | null {
  const address = link?.getAttribute("href");
  return address?.startsWith("/") ? address : null;
}

/** A link of the house leads where this server has something: also in another tab, and when its address is copied. */
function lead(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const address = written(link);
  if (link && address && !address.startsWith(API)) link.setAttribute("href", reachable(address));
}

async function bring(event: MouseEvent): Promise<void> {
  const link = (event.target as Element | null)?.closest?.("a");
  const address = written(link);
  if (!link || !address?.startsWith(API)) return;
  event.preventDefault();
  const page = /^\/api\/games\/(\w+)\/reference\?lang=(\w+)$/.exec(address);
  if (page) {
    open(new URL(`reference/${page[1]}.${page[2]}.html`, document.baseURI), "_blank", "noopener");
    return;
  }
  const answer = await house().ask(address);
  if (answer.ok) save(await answer.text(), link.download);
}

export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

export function lookAfterLinks(): void {
  for (const kind of ["pointerover", "focusin"]) addEventListener(kind, lead, true);
  addEventListener("click", (event) => void bring(event), true);
}
