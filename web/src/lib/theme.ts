// Light or dark: the visitor's choice, or what their system asks for.

import { writable } from "svelte/store";

export type Theme = "light" | "dark" | "system";
const KEPT = "ludotek.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

export const theme = writable<Theme>((localStorage.getItem(KEPT) as Theme | null) ?? "system");

function apply(chosen: Theme): void {
  const dark = chosen === "dark" || (chosen === "system" && system.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

theme.subscribe((chosen) => {
  localStorage.setItem(KEPT, chosen);
  apply(chosen);
});
system.addEventListener("change", () => apply((localStorage.getItem(KEPT) as Theme | null) ?? "system"));
