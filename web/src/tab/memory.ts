// An interpreter's memory, kept from an earlier visit: with it, another one need not begin from nothing.
//
// It belongs to one version of the parts and to one browser, and lies in the browser's cache. Whatever is wrong with it,
// an interpreter begins as at a first visit.

import { PARTS, version } from "./parts";

const CACHE = "memory-of-ludotek";

async function address(): Promise<string> {
  return `${PARTS}memory?${new URLSearchParams({ version: await version(), browser: navigator.userAgent })}`;
}

const store = (): Promise<Cache> | null => ("caches" in self ? caches.open(CACHE) : null);

export async function remembered(): Promise<ArrayBuffer | null> {
  const kept = await (await store())?.match(await address());
  return kept ? kept.arrayBuffer() : null;
}

/** Keep a memory instead of older ones of this site. */
export async function remember(memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await forget();
  await (await store())?.put(await address(), new Response(memory));
}

export async function forget(): Promise<void> {
  const cache = await store();
  for (const { url } of (await cache?.keys()) ?? []) if (url.startsWith(PARTS)) await cache!.delete(url);
}
