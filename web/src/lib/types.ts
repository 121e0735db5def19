// What the server says and understands, by the client's own names. The shapes are written from the server's structs
// (protocol.ts), and what each game says, from its own declarations (types.ts in its folder).

import type * as wire from "./protocol";
import type { Deed, Told } from "./protocol";

export type { Beat, BestMark, Card, Chances, ChronicleCard, Comparison, Created, Deed, Lobby, Me, MessageId, Outgoing, Outlook, Phrase, Reckoning, Replay, Review, ReviewedMove, Sentence, Told, TurningPoint, WayToWin } from "./protocol";

/** Messages as they are read: with what the line had told before (memory.ts). */
type Whole<T extends { moment: wire.Moment }> = Omit<T, "moment"> & { moment: Moment };
export type Table = Whole<wire.TableOut>;
export type Update = Whole<wire.UpdateOut>;
export type Incoming = Table | Update | Exclude<wire.Incoming, wire.TableOut | wire.UpdateOut>;
export type ChatLine = wire.ChatOut;
export type Clock = wire.TableClock;
export type Seat = wire.SeatOut;
export type SeatKind = Seat["kind"];
export type Status = Table["status"];
export type Bargain = wire.OfferOut["what"];
export type NewTable = wire.TableIn;
export type Options = wire.GameShape["slow"];
export type GameCard = wire.GameShape;
export type Account = wire.AccountShape;
export type Session = wire.SessionShape;
export type Report = wire.ReportShape;
export type Best = wire.BestShape;
export type World = wire.WorldShape;
export type Chronicle = wire.ChronicleShape;
export type Chapter = wire.ChapterShape;
export type Challenge = wire.ChallengeShape;
export type Ranking = Pick<wire.Comparison, "course" | "best" | "yours" | "players">;

/** A move that is offered; `does` says what it is, in the words of its game's vocabulary. */
export type OfferedMove<D extends Deed = Deed> = wire.MoveOut & { does: D; words: wire.Phrase };

/** What one expects and cannot do now, and why; of a run of moves `does` is only its name. */
export type Refused = Required<wire.RefusedOut>;

/** Something that was told; `told` says what it is. */
export type GameEvent<T extends Told = Told> = wire.EventOut & { told: T };

/** The game as one seat sees it now, and what it is asked; in a race also since when, on the table's clock. */
export type Moment<View = unknown, D extends Deed = Deed> = Omit<wire.Moment, "view" | "moves" | "refused"> & { view: View; moves: OfferedMove<D>[]; refused?: Refused[]; outlook?: wire.Outlook | null }; // where everybody stood then

export type Kind = Moment["kind"];

/** The moment after some moves that were not made, and a game's odds there. */
export type Foresight<View = unknown, D extends Deed = Deed> = Omit<wire.Foresight, "view" | "moves"> & { view: View; moves: (wire.Branch & { does: D })[] };

export const SPECTATOR = -3;
