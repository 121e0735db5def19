// What a line has told once and does not tell again: what moves are called, what could not be done when one was last asked,
// and what of the board is as it was. Whoever reads messages behind this reads them whole.

import type * as wire from "./protocol";
import type { Incoming, Moment, OfferedMove, Refused } from "./types";

type Name = Pick<OfferedMove, "does" | "words">;

export class Memory {
  private readonly moves = new Map<number, Name>();
  private readonly actions = new Map<string, Name>();
  private refused: Refused[] = [];
  private view: object = {};

  /** A message with all that it left out. */
  complete(message: wire.Incoming): Incoming {
    if (message.type !== "table" && message.type !== "update") return message;
    return { ...message, moment: this.moment(message.moment) } as Incoming;
  }

  private moment(moment: wire.Moment): Moment {
    if (moment.moves.length && moment.refused) this.refused = this.reasons(moment.refused);
    const refused = moment.moves.length ? this.refused : [];
    const view = (this.view = { ...this.view, ...(moment.view as object) });
    return { ...moment, view, moves: moment.moves.map((one) => ({ ...one, ...recall(this.moves, one.move, one) })), refused };
  }

  private reasons(told: readonly wire.RefusedOut[]): Refused[] {
    const refused: Refused[] = [];
    for (const one of told) {
      refused.push({ run: one.run, why: one.why ?? refused.at(-1)!.why, ...recall(this.actions, one.run.join(), one) });
    }
    return refused;
  }
}

/** What something is called, as it was told now or before. */
function recall<K>(known: Map<K, Name>, key: K, { does, words }: Partial<Name>): Name {
  if (does && words) known.set(key, { does, words });
  return known.get(key)!;
}
