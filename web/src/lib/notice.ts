// In slow play a browser notification says that it is your move, if the visitor allowed it.

import type { Language } from "./language";
import type { Clock, Table } from "./types";

const SLOW = 3600; // a clock of an hour a move or more
let told = "";

export const isSlow = (clock: Clock): boolean => clock.kind === "move" && clock.seconds >= SLOW;

export const canAsk = (): boolean => "Notification" in window && Notification.permission === "default";

export function notifyTurn(table: Table, language: Language): void {
  const moment = `${table.id}/${table.moment.question}`;
  if (told === moment || !document.hidden || !isSlow(table.clock)) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  told = moment;
  show(language.text("web-your-move"), { body: language.say(table.moment.sentence), tag: table.id });
}

/** Where pages may not notify by themselves, as on phones, the title of the page must do. */
function show(title: string, more: NotificationOptions): void {
  try {
    new Notification(title, more);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}
