// What every board is given. It draws the view, offers the moves, and knows no rule.

import type { WordsOut } from "../lib/protocol";
import type { Deed, Foresight, GameEvent, Moment, Outlook, Seat, Told } from "../lib/types";

export interface BoardProps<View = unknown, D extends Deed = Deed, T extends Told = Told> {
  moment: Moment<View, D>;
  yourSeat: number;
  seats: Seat[];
  happened: GameEvent<T>[]; // what was just told, to be shown as motion
  history?: GameEvent<T>[]; // all that was told so far, for those who have just come
  play: (move: number) => void;
  words?: WordsOut[]; // what players have added to their deals; a record shows none
  game?: string; // whose board it is, for those that draw any game
  foresee?: (line: number[]) => Promise<Foresight<View, D>>; // what would follow moves of one's own; a record has nothing to ask
  outlook?: Outlook | null; // where everybody stands; a board that draws it itself says so with `data-outlook`
  hold?: (isHeld: boolean) => void; // while it shows a picture of what has just ended, the story of what follows waits
  now?: () => number; // on the table's clock, on which deadlines are; a record has none
}
