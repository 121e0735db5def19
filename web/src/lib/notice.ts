// In slow play a browser notification says that it is your move, if the visitor allowed it.

import type { Language } from "./language";
import type { Table } from "./types";

const SLOW = 3600; // a clock of an hour a move or more
let told = "";

export const isSlow = (table: Table): boolean => table.clock.kind !== "none" && table.clock.seconds >= SLOW;

export const canAsk = (): boolean => "Notification" in window && Notification.permission === "default";

export function notifyTurn(table: Table, language: Language): void {
  const moment = `${table.id}/${table.moment.question}`;
  if (told === moment || !document.hidden || !isSlow(table)) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  told = moment;
  new Notification(language.text("web-your-move"), { body: language.say(table.moment.sentence), tag: table.id });
}
