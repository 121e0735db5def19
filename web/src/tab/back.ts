// A page that was kept for when its house cannot be reached leads back to it once that answers again.

import { get } from "svelte/store";
import { HOUSE } from "../lib/away";
import { language } from "../lib/language";

const OFTEN = 5000; // milliseconds between two looks

/** Whether this page belongs to a house that is there now; asked past what the browser has kept. */
async function isThere(house: string): Promise<boolean> {
  const answer = await fetch(`${house}/api/me`, { cache: "no-store" }).catch(() => null);
  return answer?.ok === true;
}

function offer(house: string): void {
  const note = document.createElement("p");
  note.className = "setting-up";
  note.setAttribute("role", "status");
  const link = document.createElement("a");
  link.href = `${house}/`;
  link.target = "_self";
  link.textContent = get(language).text("web-back");
  note.append(link);
  document.body.prepend(note);
}

export function lookForHouse(): void {
  const house = localStorage.getItem(HOUSE);
  if (house !== location.origin || !new URL(document.baseURI).pathname.endsWith("/tab/")) return;
  const timer = setInterval(() => {
    void isThere(house).then((there) => {
      if (!there) return;
      clearInterval(timer);
      offer(house);
    });
  }, OFTEN);
}
