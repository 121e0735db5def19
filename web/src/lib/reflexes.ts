// How fast bots react in races at the tables that one opens: at one's own pace, or at full speed.

import { writable } from "svelte/store";

const KEPT = "ludotek.reflexes";
export type Reflexes = "yours" | "full";
export const reflexes = writable<Reflexes>(localStorage.getItem(KEPT) === "full" ? "full" : "yours");
reflexes.subscribe((chosen) => localStorage.setItem(KEPT, chosen));
