// A page that runs its house itself.

import { get } from "svelte/store";
import { settle } from "../lib/house";
import { language } from "../lib/language";
import { TabHouse } from "./house";
import { lookAfterLinks } from "./links";
import { lookForHouse } from "./back";
import { showProgress } from "./progress";

export function start(): void {
  const house = new TabHouse(get(language).text("web-tab-name"));
  settle(house);
  lookAfterLinks();
  showProgress(house.ready);
  void house.ready.then(stay, () => undefined);
  lookForHouse();
}

/** Keep what is here for the next visit, and games for as long as the browser can. */
async function stay(): Promise<void> {
  await navigator.storage?.persist?.();
  if ("serviceWorker" in navigator && location.protocol !== "file:") await navigator.serviceWorker.register(new URL("service.js", document.baseURI));
}
