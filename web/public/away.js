// Where the house cannot be reached, its pages lead to the one that the browser has kept. Nothing else is touched.
self.addEventListener("fetch", (event) => {
  const isKept = new URL(event.request.url).pathname.startsWith("/tab/");
  if (event.request.mode !== "navigate" || isKept) return;
  event.respondWith(fetch(event.request).catch(() => Response.redirect("/tab/")));
});
