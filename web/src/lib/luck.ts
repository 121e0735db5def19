// This browser's part of the luck, and what it keeps from before a game to compare in the end.
//
// Kept are notes as a record has them: the house's commitment, everybody's seals, one's own salt. So a page that was
// closed can still show its salt, and no house can say afterwards that it had promised something else.

import { sha256 } from "./sha256";
import { SPECTATOR, type Outgoing, type Table } from "./types";

export type Notes = Record<string, string>;
type Mixing = Pick<Table, "id" | "status" | "your_seat" | "seats" | "commitment" | "round" | "seals" | "waived" | "late">;

const KEPT = "ludotek.luck";
const MOST = 100; // tables remembered
const BYTES = 32;

const all = (): Record<string, Notes> => JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Notes>;

export const kept = (table: string): Notes | null => all()[table] ?? null;

function keep(table: string, notes: Notes): void {
  const { [table]: _, ...others } = all();
  const latest = [...Object.entries(others), [table, notes] as const].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)));
}

export const sealOf = (table: string, round: number | string, seat: string, commitment: string, salt: string): string =>
  sha256(`ludotek seal 1 ${table} ${round} ${seat} ${commitment} ${salt}`);

/** Whether the house has shown another commitment than at first. */
export const isBroken = (table: Mixing): boolean => (kept(table.id)?.["commitment"] ?? table.commitment) !== table.commitment;

/** What is to be said to a table now for one's part of the luck; whatever must not be forgotten is kept first. */
export function answers(table: Mixing): Outgoing[] {
  if (!kept(table.id)) keep(table.id, { table: table.id, commitment: table.commitment });
  const seat = table.your_seat > SPECTATOR ? table.seats[table.your_seat]?.name : undefined;
  if (table.status !== "open" || !seat || table.waived.includes(seat) || isBroken(table)) return [];
  const { round, seals } = table;
  const salt = saltFor(table, seat);
  const seal = sealOf(table.id, round, seat, table.commitment, salt);
  const standing = seals[seat];
  const said: Outgoing[] = [];
  if (standing === undefined || (standing !== seal && table.late.includes(seat))) said.push({ type: "seal", round, seal });
  if ((standing === undefined || standing === seal) && areOthersSealed(table, seat)) {
    keepSeals(table.id, seat, { ...seals, [seat]: seal });
    said.push({ type: "salt", round, salt });
  }
  return said;
}

/** What one's salt will be mixed with: once it is shown, no other seal may be put beside it. */
function keepSeals(table: string, seat: string, seals: Notes): void {
  const notes = kept(table)!;
  if (notes[`seal-${seat}`]) return;
  const known = Object.entries(seals).map(([name, text]) => [`seal-${name}`, text]);
  keep(table, { ...notes, ...(Object.fromEntries(known) as Notes) });
}

/** One's own salt for this seat and round: a new one for each, since an old one may have been shown. */
function saltFor(table: Mixing, seat: string): string {
  const notes = kept(table.id)!;
  const name = `salt-${seat}`;
  if (notes["round"] === String(table.round) && notes[name]) return notes[name];
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(table.id, { table: table.id, commitment: notes["commitment"]!, round: String(table.round), [name]: salt });
  return salt;
}

function areOthersSealed(table: Mixing, own: string): boolean {
  const others = table.seats.filter((seat) => seat.kind !== "bot" && seat.name !== own && !table.waived.includes(seat.name));
  return others.every((seat) => seat.kind === "person" && seat.name in table.seals);
}

/** The names of those notes of a record that are not as they were promised; none if the dice are the promised ones. */
export function brokenNotes(record: string, promised: Notes): string[] {
  const told = readNotes(record);
  const wrong = Object.keys(promised).filter((name) => told[name] !== promised[name]);
  const isSeal = (name: string) => name.startsWith("seal-");
  if (Object.keys(promised).some(isSeal)) wrong.push(...Object.keys(told).filter((name) => isSeal(name) && !(name in promised)));
  if (sha256(unhex(told["seed"] ?? "")) !== promised["commitment"]) wrong.push("seed");
  return [...wrong, ...unsealed(told).filter((name) => !wrong.includes(name))];
}

function readNotes(record: string): Notes {
  const [head = ""] = record.split("\n\n");
  return Object.fromEntries([...head.matchAll(/^note (\S+): ?(.*)$/gm)].map((found) => [found[1]!, found[2]!.trim()]));
}

/** The salts of a record that are not those that were sealed, or were not sealed at all. */
function unsealed(notes: Notes): string[] {
  const seats = [...new Set(Object.keys(notes).flatMap((name) => /^(?:seal|salt)-(.+)/.exec(name)?.[1] ?? []))];
  const said = ["table", "round", "commitment"].map((name) => notes[name] ?? "") as [string, string, string];
  const [table, round, commitment] = said;
  return seats
    .filter((seat) => sealOf(table, round, seat, commitment, notes[`salt-${seat}`] ?? "") !== notes[`seal-${seat}`])
    .map((seat) => `salt-${seat}`);
}

const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
