// What every board is given. It draws the view, offers the moves, and knows no rule.

import type { Foresight, GameEvent, Moment, Seat } from "../lib/types";

export interface BoardProps {
  moment: Moment;
  yourSeat: number;
  seats: Seat[];
  happened: GameEvent[]; // what was just told, to be shown as motion
  history?: GameEvent[]; // all that was told so far, for those who have just come
  play: (move: number) => void;
  foresee?: (line: number[]) => Promise<Foresight>; // what would follow moves of one's own; a record has nothing to ask
  now?: () => number; // on the table's clock, on which deadlines are; a record has none
}
