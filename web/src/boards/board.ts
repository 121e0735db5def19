// What every board is given. It draws the view, offers the moves, and knows no rule.

import type { GameEvent, Moment, Seat } from "../lib/types";

export interface BoardProps {
  moment: Moment;
  yourSeat: number;
  seats: Seat[];
  happened: GameEvent[]; // what was just told, to be shown as motion
  play: (move: number) => void;
  now?: () => number; // on the table's clock, on which deadlines are; a record has none
}
