// What is promised at the Tribunal, in words: lines of an offer, and contracts that are signed.

import type { Language } from "$house/lib/language";
import type { Line } from "./cards";
import { BANNERS, type OathView } from "./view";
import { bent, seatOf, siteName } from "./words";

const DEEDS = ["search", "muster", "trade", "recover", "travel", "campaign"];
const TERMS = ["due", "due_rounds", "due_deed", "forfeit", "forfeit_secrets"];
// By what a contract owes: the line with which it is promised.
const OWED = ["favor", "secrets", "peace_with", "spare", "forgo", "journey", "enfranchise", "exclude"];
const TIMES = ["turns", "rounds", "deed"];

/** When a clause is due, and what is forfeited. */
export const isTerm = ({ name }: Line): boolean => TERMS.includes(name);

/** Of a promise that names a site, a banner or a player, in the third person. */
function promised(language: Language, view: OathView, what: string, number: number): string {
  const gaps = { ...bent(language, "seat", number), site: siteName(language, view, number), banner: language.text(`oath-banner-${BANNERS[number] ?? BANNERS[0]}`) };
  return language.text(`web-oath-promise-${what.replace("_", "-")}`, gaps);
}

const isPromise = (name: string): boolean => OWED.indexOf(name) > 1;

/** A line of an offer that is a promise or a term; nothing where it is neither. */
export function saidOf(language: Language, view: OathView, { name, number }: Line): string {
  const plain = name.replace("ask_", "");
  if (isPromise(plain)) return promised(language, view, plain, number);
  if (name === "due_deed") return language.text("oath-move-due-deed", { seat: seatOf(language, Math.floor(number / 6)), deed: language.text(`oath-deed-${DEEDS[number % 6]}`) });
  return TERMS.includes(name) ? language.text(`oath-move-${name.replace("_", "-")}`, { number: number + 1 }) : "";
}

/** A contract: eight numbers. */
export function contractOf(language: Language, view: OathView, contract: number[]): string {
  const [debtor = 0, creditor = 0, what = 0, amount = 0, when = 0, count = 0, favor = 0, secrets = 0] = contract;
  const goods = what < 2 ? `${language.text(`web-oath-good-${OWED[what]}`)} ${amount}` : promised(language, view, OWED[what]!, amount);
  const toCome = count - (TIMES[when] === "turns" && view.turn === debtor ? 1 : 0); // a turn that has begun is counted
  const time =
    TIMES[when] === "deed"
      ? language.text("oath-move-due-deed", { seat: seatOf(language, Math.floor(count / 6)), deed: language.text(`oath-deed-${DEEDS[count % 6]}`) })
      : language.text(`web-oath-left-${TIMES[when]}`, { count: toCome });
  return language.text("web-oath-contract", { a: seatOf(language, debtor), ...bent(language, "b", creditor), goods, time, favor, secrets });
}
