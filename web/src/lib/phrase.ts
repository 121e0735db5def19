// Words of one's own. What the house wants said comes closed (protocol.ts), and only the language opens it.

import type { MessageId, Phrase } from "./protocol";

export type Gaps = Record<string, string | number | Phrase>;

/** What is in a phrase: a message of the language files, and what fills its gaps. */
export interface Worded {
  id: string;
  gaps?: Gaps;
}

/** Close it: whoever gets it can have it said, and no more. */
export const phrase = (id: string, gaps: Gaps = {}): Phrase => ({ id, gaps }) satisfies Worded as unknown as Phrase;

/** The message that was named by somebody, as one says a phrase. */
export const named = (id: MessageId): Phrase => phrase(id as unknown as string);
