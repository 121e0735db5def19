// Keeps the whole house in the browser, so that it opens without a network. tools/site.py fills in the three constants.
//
// A new version is fetched beside the old one and waits until no page of the old one is open: a page always gets the
// files it was built with, so an update breaks no game under way. Nothing but the site's own files is ever answered here.

const NAME = "ludotek-" + "VERSION";
const FILES = ["FILES"];
const LATER = ["LATER"]; // pages that few want, kept once somebody has read them

const addresses = (files) => new Set(files.map((file) => new URL(file, self.registration.scope).href));
const known = addresses(FILES);
const later = addresses(LATER);

// The page has just fetched most of them, so the browser's own cache is asked first. What bears its content in its name is
// never another; whether any other file is still the same, the server is asked, or a new version would be kept half old.
async function keep() {
  const cache = await caches.open(NAME);
  await Promise.all([...known].map(async (address) => {
    const answer = await fetch(address, { cache: address.includes("/assets/") ? "force-cache" : "no-cache" });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer);
  }));
}

async function answer(address, request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(address);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (later.has(address) && fetched.ok) await cache.put(address, fetched.clone());
  return fetched;
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("ludotek-") && name !== NAME) await caches.delete(name);
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const address = event.request.url.split("#")[0].split("?")[0];
  if (event.request.method === "GET" && (known.has(address) || later.has(address))) event.respondWith(answer(address, event.request));
});
