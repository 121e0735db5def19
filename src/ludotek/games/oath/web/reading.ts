// What can be read of Oath's cards, sites, banners, traits and banks.

import type { Language } from "$house/lib/language";
import type { About, Reading } from "$house/lib/reading";
import { costOf, denizenOf, isVision, relicOf, siteOf, slugOf } from "./cards";
import { BANNERS, REGIONS, SLOTS, SUITS, TRAITS, isBack, type OathView } from "./view";
import { effectOf, nameOf, seatOf, siteName } from "./words";

type Paragraph = NonNullable<Reading["text"]>[number];

export function read(name: string, { view, language }: About<OathView>): Reading | null {
  const [, kind = "", digits = ""] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
  const number = Number(digits);
  if (kind === "card") return ofCard(language, number);
  if (kind === "slot") return ofSite(language, view, number);
  if (kind === "banner") return { title: language.text(`oath-banner-${BANNERS[number]}`), text: told(language.textOr(`oath-effect-${BANNERS[number]}`, "")) };
  if (kind === "space") return { title: language.text(`oath-trait-${TRAITS[number]}`), text: told(language.textOr(`oath-effect-${TRAITS[number]}`, "")) };
  if (kind === "bank") return { title: language.text(`oath-suit-${SUITS[number]}`), text: told(language.text("oath-reading-bank")) };
  if (name === "deck") return { title: language.text("web-oath-deck"), text: told(language.text("oath-reading-deck")) };
  return kind === "pile" ? { title: language.text("oath-move-search-pile", { region: language.text(`oath-region-${REGIONS[number]}`) }), text: told(language.text("oath-reading-pile")) } : null;
}

const told = (words: string): Paragraph[] => (words ? [{ words }] : []);

function ofCard(language: Language, card: number): Reading | null {
  if (isBack(card)) return null;
  const text = [...told(effectOf(language, card)), ...costs(language, card), ...(siteOf(card) ? ofLand(language, card) : [])];
  return { title: nameOf(language, card), kind: kindOf(language, card), text, rulings: `oath-ruling-${slugOf(card)}` };
}

function kindOf(language: Language, card: number): string {
  const [denizen, relic] = [denizenOf(card), relicOf(card)];
  if (relic) return `${language.text("oath-back-relic")} · ${language.text("web-oath-dice-of", { count: relic.dice })}`;
  if (!denizen) return language.text(isVision(card) ? "oath-back-vision" : "oath-back-site");
  const where = denizen.where.split(",")[0] ?? "any";
  const facts = [denizen.suit === null ? language.text("web-oath-ruin") : language.text(`oath-suit-${SUITS[denizen.suit]}`)];
  if (where !== "any") facts.push(language.text(`web-oath-only-${where}`));
  if (denizen.where.includes("locked")) facts.push(language.text("web-oath-locked"));
  return facts.join(" · ");
}

/** What its power takes, placed on it or burnt. */
function costs(language: Language, card: number): Paragraph[] {
  const { placedFavor, placedSecrets, burntFavor, burntSecrets } = costOf(card);
  const goods = (favor: number, secrets: number): string =>
    [favor && `${language.text("web-oath-good-favor")} ${favor}`, secrets && `${language.text("web-oath-good-secrets")} ${secrets}`].filter(Boolean).join(", ");
  const found: Paragraph[] = [];
  if (placedFavor + placedSecrets) found.push({ label: language.text("web-oath-placed"), words: goods(placedFavor, placedSecrets) });
  if (burntFavor + burntSecrets) found.push({ label: language.text("web-oath-burnt"), words: goods(burntFavor, burntSecrets) });
  return found;
}

function ofLand(language: Language, card: number): Paragraph[] {
  const site = siteOf(card)!;
  const facts = [language.text("web-oath-capacity", { count: site.capacity })];
  if (site.is_coast) facts.push(language.text("web-oath-coast"));
  const [suit, homeland] = site.homeland.split(": ");
  if (homeland) facts.push(`${language.text(`oath-suit-${suit}`)}: ${language.text(`web-oath-homeland-${homeland}`)}`);
  const [amount, , , bank] = site.price.split(" ");
  const price = amount === "burn" ? site.price.split(" ") : [];
  if (price.length) facts.push(`${language.text("web-oath-relic-price")} ${language.text("web-oath-burnt")} ${language.text(`web-oath-good-${price[2] === "favor" ? "favor" : "secrets"}`)} ${price[1]}`);
  else if (bank) facts.push(`${language.text("web-oath-relic-price")} ${language.text("web-oath-good-favor")} ${amount} → ${language.text(`oath-suit-${bank}`)}`);
  return facts.map((words) => ({ words }));
}

/** A site as it lies on the map: its card, where it is, and who rules it. */
function ofSite(language: Language, view: OathView, slot: number): Reading | null {
  const here = view.sites[slot];
  if (!here) return null;
  const where = language.text(`oath-slot-${SLOTS[slot]}`);
  const card = here.site === null ? null : ofCard(language, here.site);
  if (!card) return { title: siteName(language, view, slot), text: told(language.text("web-oath-unexplored")) };
  const ruler = here.ruler === null ? language.text("oath-bandits") : seatOf(language, here.ruler);
  return { ...card, kind: `${where} · ${language.text("oath-reading-ruler", { seat: ruler })}` };
}
