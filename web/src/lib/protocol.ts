// Written by `make types`; the source is src/ludotek/wire.

declare const closed: unique symbol;

/** What is to be said. It comes closed, and only the language opens it (lib/language.ts): nobody learns from words
 * what a move or an event is. */
export interface Phrase {
  readonly [closed]: "phrase";
}

/** What a phrase is called: to be sent back as it came, and nothing to go by. */
export interface MessageId {
  readonly [closed]: "message";
}

/** What a move is; every game has its own. */
export interface Deed {
  verb: string;
}

/** What an event is; every game has its own. */
export interface Told {
  event: string;
}

export interface Hello {
  type: "hello";
  protocol: number;
  seat?: string;
  remembers?: boolean;
}

export interface Play {
  type: "move";
  question: number;
  move: number;
  time?: number | null;
  nonce?: string;
}

export interface Pong {
  type: "pong";
  id: number;
  clock: number;
}

export interface Chat {
  type: "chat";
  text: string;
}

export interface Words {
  type: "words";
  text: string;
}

export interface Canned {
  type: "canned";
  id: MessageId;
}

export interface Seal {
  type: "seal";
  round: number;
  seal: string;
}

export interface Salt {
  type: "salt";
  round: number;
  salt: string;
}

export interface Waive {
  type: "waive";
}

export interface Free {
  type: "free";
  seat: number;
}

export interface Stand {
  type: "stand";
}

export interface Resign {
  type: "resign";
}

export interface Rematch {
  type: "rematch";
}

export interface Offer {
  type: "offer";
  what: "draw" | "takeback";
}

export interface Answer {
  type: "answer";
  what: "draw" | "takeback";
  accept: boolean;
}

export interface GiveToBot {
  type: "give_to_bot";
  seat: number;
  level: number;
}

export interface Mute {
  type: "mute";
  player: string;
}

export interface Unmute {
  type: "unmute";
  player: string;
}

export interface Remove {
  type: "remove";
  player: string;
}

export interface TableOut {
  type: "table";
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  host: string;
  private: boolean;
  status: "closed" | "live" | "open" | "over";
  clock: TableClock;
  you: Person;
  your_seat: number;
  seats: SeatOut[];
  spectators: number;
  ply: number;
  commitment: string;
  salts: Record<string, string>;
  chat: ChatOut[];
  history: EventOut[];
  story: Beat[];
  offers: OfferOut[];
  can_take_back: boolean;
  result: number[] | null;
  reason: Phrase | null;
  next_table: string | null;
  now: number;
  moment: Moment;
  outlook: Outlook | null;
  reckoning: Reckoning | null;
  is_given_up: boolean;
  elsewhere: boolean;
  hides: boolean;
  has_worlds: boolean;
  chronicle: string;
  has_tale: boolean;
  announcements: Phrase[];
  muted: string[];
  round: number;
  seals: Record<string, string>;
  waived: string[];
  late: string[];
  words: WordsOut[];
  since: Sentence[];
  quick: number[];
}

export interface TableClock {
  kind: "game" | "move" | "none";
  seconds: number;
  increment: number;
}

export interface Person {
  id: string;
  name: string;
}

export interface SeatOut {
  name: string;
  kind: "anyone" | "bot" | "friend" | "person";
  player: string | null;
  player_name: string | null;
  level: number | null;
  present: boolean;
  clock: number | null;
  latency: number | null;
  bot_from: number | null;
}

export interface ChatOut {
  type: "chat";
  player: string;
  name: string;
  seat: number | null;
  text: string;
  canned: MessageId | null;
  at: number;
}

export interface EventOut {
  ply: number;
  numbers: [number, number, number];
  told: Told;
  time?: number | null;
}

export interface Beat {
  say: Phrase;
  ply?: number;
  links?: Record<string, string>;
  seat?: number;
  place?: string;
  lasts?: number;
  is_deed?: boolean;
  is_step?: boolean;
  begins?: boolean;
  touches?: [number, string][];
  events?: number;
  at?: number;
}

export interface OfferOut {
  what: "draw" | "takeback";
  by: number;
}

export interface Moment {
  kind: "deal" | "over" | "race" | "sealed" | "turn";
  view: unknown;
  question: number;
  moves: MoveOut[];
  awaiting: number[];
  others: boolean;
  sentence: Phrase;
  deadline?: number | null;
  since?: number | null;
  refused?: RefusedOut[] | null;
  deal?: Deal | null;
}

export interface MoveOut {
  move: number;
  does?: Deed;
  words?: Phrase;
  change?: Record<string, number>;
}

export interface RefusedOut {
  run: [number, number];
  why?: Phrase;
  does?: Deed;
  words?: Phrase;
}

export interface Deal {
  number: number;
  seats: number[];
}

export interface Outlook {
  ways: WayToWin[];
}

export interface WayToWin {
  name: Phrase;
  nears?: Near[];
  next?: Phrase | null;
  is_loss?: boolean;
  is_close?: boolean;
}

export interface Near {
  seat: number;
  have: number | null;
  need?: number;
}

export interface Reckoning {
  rule: Phrase;
  sources: Source[];
  is_summed: boolean;
}

export interface Source {
  name: Phrase;
  points: (number | null)[];
}

export interface WordsOut {
  deal: number;
  seat: number;
  text: string;
}

export interface Sentence {
  say: Phrase;
  sums_up: Beat[];
  links?: Record<string, string>;
}

export interface UpdateOut {
  type: "update";
  ply: number;
  events: EventOut[];
  story: Beat[];
  moment: Moment;
  now: number;
  can_take_back?: boolean;
  seats?: SeatOut[];
  since?: Sentence[];
  outlook?: Outlook | null;
}

export interface PresenceOut {
  type: "presence";
  seats: SeatOut[];
  spectators: number;
  now: number;
}

export interface PingOut {
  type: "ping";
  id: number;
  now: number;
}

export interface ErrorOut {
  type: "error";
  code: string;
  sentence: string;
  nonce: string;
}

export interface NameIn {
  name: string;
}

export interface CredentialsIn {
  name: string;
  password: string;
}

export interface PasswordsIn {
  old: string;
  new: string;
}

export interface SeatIn {
  kind: "anyone" | "bot" | "friend" | "here" | "me";
  level?: number;
  name?: string;
}

export interface TableIn {
  game: string;
  seats: SeatIn[];
  options?: Record<string, string | number | boolean | null>;
  clock?: TableClock;
  private?: boolean;
  practice?: boolean;
  pace?: "full" | "yours";
  waive?: boolean;
  chronicle?: string;
}

export interface SitIn {
  token?: string | null;
  waive?: boolean;
}

export interface ForesightIn {
  question: number;
  line?: number[];
  seat?: string;
}

export interface HintIn {
  question: number;
}

export interface CodeIn {
  text: string;
}

export interface MomentIn {
  ply: number;
}

export interface ReportIn {
  table: string;
  player: string;
  text: string;
}

export interface ChronicleIn {
  name: string;
}

export interface NextSeatIn {
  kind: "anyone" | "bot" | "friend" | "me" | "same";
  level?: number;
  was?: number;
}

export interface NextGameIn {
  after: string;
  seats?: NextSeatIn[];
  options?: Record<string, string | number | boolean | null>;
  clock?: TableClock | null;
  private?: boolean | null;
  waive?: boolean;
}

export interface BoardIn {
  record?: string;
  game?: string;
  options?: Record<string, string | number | boolean | null>;
  seed?: number;
  seat?: string;
}

export interface PlayOnIn {
  record: string;
  step: number;
  seat?: string;
  level?: number;
}

export interface Problem {
  code: string;
  sentence: string;
  option: string;
}

export interface Me {
  id: string | null;
  name: string | null;
  account: boolean;
  tab: string;
}

export interface Handed {
  id: string;
  url: string;
  is_new: boolean;
}

export interface Branch {
  move: number;
  does: Deed;
  words: Phrase;
  odds: Record<string, unknown> | null;
}

export interface Foresight {
  view: unknown;
  odds: Record<string, unknown> | null;
  moves: Branch[];
}

export interface Reason {
  say: Phrase;
  times: number;
  looks: number;
}

export interface HintShape {
  move: number | null;
  words: Phrase;
  hopes: Reason[];
  fears: Reason[];
}

export interface PastBoard {
  ply: number;
  view: unknown;
}

export interface Past {
  boards: PastBoard[];
}

export interface LevelShape {
  level: number;
  name: Phrase;
}

export interface GameShape {
  id: string;
  title: string;
  seats: string[];
  options_schema: Record<string, unknown>;
  levels: LevelShape[];
  announcements: Phrase[];
  languages: string[];
  daily: Record<string, string | number | boolean | null> | null;
  has_best: boolean;
  has_worlds: boolean;
  chronicle: string;
  slow: Record<string, string | number | boolean | null>;
  practice: Record<string, string | number | boolean | null>;
  has_tale: boolean;
  has_lesson: boolean;
  board: string | null;
  art: string | null;
  words: string[];
}

export interface WorldLine {
  about: Phrase;
  there: Phrase[];
}

export interface WorldLeft {
  seed: string;
}

export interface WorldShape {
  seed: string;
  title: Phrase;
  lines: WorldLine[];
  document: Record<string, unknown>;
  upgraded: string;
  repairs: Phrase[];
  options: Record<string, string | number | boolean | null>;
}

export interface RulesShape {
  html: string;
  has_reference: boolean;
}

export interface CardSeat {
  name: string;
  kind: "anyone" | "bot" | "friend" | "person";
  player_name: string | null;
  level: number | null;
}

export interface Card {
  id: string;
  game: string;
  title: string;
  status: "closed" | "live" | "open" | "over";
  seats: CardSeat[];
  clock: TableClock;
  private: boolean;
  created: number;
  your_seat: number | null;
  awaits_you: boolean;
  elsewhere: boolean;
}

export interface Lobby {
  open: Card[];
  live: Card[];
  mine: Card[];
}

export interface Created {
  id: string;
  url: string;
  invitations: Record<string, string>;
  commitment: string;
  chronicle: string;
  near: string | null;
}

export interface CodeShape {
  rows: string[];
}

export interface ReplaySeat {
  name: string;
  player_name: string | null;
}

export interface ReplayStep {
  ply: number;
  seat: number;
  move: Phrase | null;
  events: EventOut[];
  view: unknown;
  outlook: Outlook | null;
}

export interface Replay {
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: ReplaySeat[];
  result: number[] | null;
  reason: Phrase | null;
  steps: ReplayStep[];
  story: Beat[];
}

export interface BetterMove {
  words: Phrase;
  probability: number;
}

export interface ReviewedMove {
  ply: number;
  seat: number;
  chosen: Phrase;
  best: BetterMove[];
  lost: number;
  interval: number;
}

export interface Review {
  status: "done" | "thinking";
  exact: boolean;
  budget: Phrase | null;
  raced: boolean;
  unit: string;
  moves: ReviewedMove[];
}

export interface Chance {
  ply: number;
  shares: number[];
}

export interface TurningPoint {
  begin: number;
  ply: number;
  seat: number;
  before: number;
  after: number;
  told: Phrase[];
  view: unknown;
}

export interface Chances {
  method: Phrase;
  interval: number;
  moments: Chance[];
  turning: TurningPoint | null;
}

export interface Paragraph {
  heading: string;
  text: string;
}

export interface TaleShape {
  title: string;
  paragraphs: Paragraph[];
}

export interface RatingShape {
  game: string;
  rating: number;
  games: number;
}

export interface AccountShape {
  name: string;
  ratings: RatingShape[];
  history: Card[];
}

export interface SessionShape {
  id: string;
  browser: string;
  created: number;
  seen: number;
  is_this: boolean;
}

export interface TokenShape {
  token: string;
}

export interface ReportShape {
  id: number;
  table: string;
  player: string;
  reporter: string;
  text: string;
  at: number;
}

export interface Health {
  status: "ok";
  version: string;
}

export interface BestMark {
  place: number;
  name: string;
  is_you: boolean;
  mark: Phrase;
  value: number;
  table: string;
  at: number;
}

export interface ChallengeShape {
  course: string;
  name: Phrase;
  options: Record<string, string | number | boolean | null>;
  is_daily: boolean;
  best: BestMark[];
  yours: BestMark | null;
  players: number;
}

export interface BestShape {
  day: string;
  is_today: boolean;
  challenges: ChallengeShape[];
}

export interface Comparison {
  course: string | null;
  mark: Phrase | null;
  best: BestMark[];
  yours: BestMark | null;
  players: number;
}

export interface ChapterShape {
  table: string;
  number: number;
  after: string | null;
  status: "closed" | "live" | "open" | "over";
  seats: CardSeat[];
  ended: number | null;
  winner: number | null;
  rule: Phrase | null;
  reason: Phrase | null;
  changes: WorldLine[];
  began: string;
  left: string;
  seating: number[];
}

export interface ChronicleShape {
  id: string;
  game: string;
  title: string;
  name: string;
  created: number;
  is_yours: boolean;
  is_founder: boolean;
  chapters: ChapterShape[];
}

export interface ChronicleCard {
  id: string;
  game: string;
  title: string;
  name: string;
  games: number;
  is_played: boolean;
  people: string[];
  created: number;
}

export interface BoardShape {
  record: string;
  replay: Replay;
}

export type Outgoing = Hello | Play | Pong | Chat | Words | Canned | Seal | Salt | Waive | Free | Stand | Resign | Rematch | Offer | Answer | GiveToBot | Mute | Unmute | Remove;
export type Incoming = TableOut | UpdateOut | ChatOut | PresenceOut | PingOut | ErrorOut;
