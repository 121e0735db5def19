// Why something cannot be done, as the rules say: boards ask by what it is.

import type { Language } from "./language";
import type { Refused } from "./types";

type Action = { verb: string } & Record<string, unknown>;

const isIt = (one: Refused, action: Action): boolean => {
  const does = one.does as Action;
  return Object.keys(does).length === Object.keys(action).length && Object.entries(action).every(([name, value]) => does[name] === value);
};

export const refusalOf = (refused: Refused[] | undefined, action: Action): Refused | undefined => refused?.find((one) => isIt(one, action));

/** The reason in words; nothing, where an action is possible, not expected, or its words are not here yet. */
export function whyNot(language: Language, refused: Refused[] | undefined, action: Action): string {
  const found = refusalOf(refused, action);
  return found && language.knows(found.why) ? language.say(found.why) : "";
}
