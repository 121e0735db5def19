// The lines of card text as signs: what is done, how often, and for each of what. Drawn in a square of 16.

export interface Sign {
  sign: string; // the drawing
  number: string;
  per: string; // the drawing of what is counted
}

const CARD = "M4 2.500h8v11H4z";
const HOUSE = "M2 8l6-5.500L14 8M4 7v6.500h8V7";
const GEAR = "M8 2.500l4.800 2.800v5.400L8 13.500l-4.800-2.800V5.300zM8 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4z";
const LAMP = "M8 2l6 6-6 6-6-6z";
const ARROWS = "M2 5h11l-3-3M14 11H3l3 3";

const SIGNS: Record<string, string> = {
  draw: "M3 8h8v6.500H3zM6 5h7v6.500M8.500 1v3",
  strike: "M9.500 1L3.500 9h4l-1 6 6-8.500h-4.200z",
  mend: "M8 3v10M3 8h10",
  charge: "M3 8.500l5-5 5 5M3 13.500l5-5 5 5",
  reset: "M12.800 9.500a5 5 0 1 1-.6-4.500M12.800 1.500V5H9.300",
  "flip yours": "M8 2v12M6 3.500L2 5v6l4 1.500zM10 3.500l4 1.500v6l-4 1.500z",
  "flip theirs": "M8 4v10M6 6L2 7v5l4 1.500zM10 6l4 1v5l-4 1.500zM2 2h12",
  "exchange hand and wastes": `${ARROWS}M1 8h1M4.500 8h1M10.500 8h1M14 8h1`,
  "exchange hand and zone": `${ARROWS}M5 8h6`,
  "exchange zones": `${ARROWS}M8 6.500v3`,
  salvage: "M2 9v5h12V9M8 11V2M4.800 5.200L8 2l3.200 3.200",
  refill: "M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z",
  scan: "M1 8c4-6 10-6 14 0-4 6-10 6-14 0zM8 6.200a1.800 1.800 0 1 0 0 3.600a1.800 1.800 0 1 0 0-3.600z",
  build: HOUSE,
  raise: `${HOUSE}M8 13.500V9M6.500 10.500L8 9l1.500 1.500`,
  found: `${HOUSE}M6 10.500h4`,
  activate: "M4 2.500l9 5.500-9 5.500z",
  recall: "M6 2L2 6l4 4M2 6h7.500a4 4 0 0 1 0 8H5",
  oust: "M3 3l10 10M13 3L3 13",
  take: "M2 9v5h12V9M8 2v9M4.800 7.800L8 11l3.200-3.200",
  scrap: `${CARD}M6 6l4 4M10 6l-4 4`,
  "if done": "M2 8h11M9 4l4 4-4 4",
  echo: "M8 12.500v.5M5 10a4.200 4.200 0 0 1 6 0M2.800 7.600a7.400 7.400 0 0 1 10.400 0M1 5a10 10 0 0 1 14 0",
};
const PER: Record<string, string> = { facility: HOUSE, ancient: GEAR, "card in hand": CARD, "node level": LAMP, lead: "M3 13V9h3v4M6 13V3h4v10M10 13V7h3v6" };

/** `draw 2`, `strike per facility`, `flip yours`. */
export function signOf(written: string): Sign {
  const [, verb = "", number = ""] = /^(.*?)(?: (\d+))?$/.exec(written) ?? [];
  const [plain = "", per = ""] = verb.split(" per ");
  return { sign: SIGNS[plain] ?? "", number, per: PER[per] ?? "" };
}

