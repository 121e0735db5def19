// Telling the house about somebody.

import { get } from "svelte/store";
import { api } from "./api";
import { language } from "./language";

/** Ask what is wrong and report it; what to say then, if anything. */
export async function report(table: string, player: string): Promise<string> {
  const why = prompt(get(language).text("web-report-why"));
  if (!why) return "";
  return api.report(table, player, why).then(
    () => get(language).text("web-reported"),
    (error: Error) => error.message,
  );
}
