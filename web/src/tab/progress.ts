// While the house is being set up: one sentence above the page, gone when it is ready.

import { get } from "svelte/store";
import { language } from "../lib/language";

export function showProgress(ready: Promise<void>): void {
  const note = document.createElement("p");
  note.className = "setting-up";
  note.setAttribute("role", "status");
  note.textContent = get(language).text("web-tab-setting-up");
  document.body.prepend(note);
  ready.then(
    () => note.remove(),
    (error: Error) => {
      note.setAttribute("role", "alert");
      note.textContent = get(language).text("web-tab-failed", { reason: error.message });
    },
  );
}
