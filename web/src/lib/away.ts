// Playing on without the house: where it offers that, the browser keeps all that takes, for when its line is gone.

import { api } from "./api";

export const HOUSE = "ludotek.house"; // which house the pages in /tab/ belong to
const TAB = "/tab/";

/** Let the browser fetch what it takes, beside everything else; where it may keep anything at all. */
export async function getReady(): Promise<void> {
  if (!navigator.serviceWorker) return;
  const { tab } = await api.me().catch(() => ({ tab: "" }));
  if (tab !== TAB) return;
  localStorage.setItem(HOUSE, location.origin);
  await navigator.serviceWorker.register(`${TAB}service.js`);
  await navigator.serviceWorker.register("/away.js");
}

/** Where one can play on now, or nothing. */
export async function refuge(): Promise<string> {
  const found = await navigator.serviceWorker?.getRegistration(TAB);
  return found?.active && new URL(found.scope).pathname === TAB ? TAB : "";
}
