// What can be read of The North's cards, both sides of them, of Nodes and Directives.

import type { Language } from "$house/lib/language";
import type { About, Reading } from "$house/lib/reading";
import type { NorthView } from "./types";
import { FACILITIES_FROM, printedOn, sidesOf, type Cards, type Sides } from "./view";
import { flavourOf, linesOf, nameOf } from "./words";

type Text = NonNullable<Reading["text"]>;

/** The name under which a board shows a card of which one may know but one side: `sides-4-21`, `sides--21`. */
export const sidesName = ({ kind, back }: Sides): string => `sides-${kind ?? ""}-${back ?? ""}`;

export function read(name: string, { view, language }: About<NorthView>): Reading | null {
  const cards = printedOn(view);
  const [kind, first = "", second = ""] = name.split("-");
  if (kind === "directive") return { title: language.text(`north-directive-${first}`), text: [{ words: aboutDirective(language, view, first) }] };
  if (kind === "node") return ofNode(language, cards, Number(first));
  if (kind === "card") return ofSides(language, cards, sidesOf(cards, Number(first)));
  if (kind === "wastes") {
    const place = view.wastes[Number(first)];
    return place ? ofSides(language, cards, { kind: place.kind, back: place.far }) : null;
  }
  return kind === "sides" ? ofSides(language, cards, { kind: first ? Number(first) : null, back: second ? Number(second) : null }) : null;
}

function ofSides(language: Language, cards: Cards, { kind, back }: Sides): Reading {
  const face = kind === null ? null : cards.kinds[kind];
  const text: Text = face
    ? [
        { label: language.text("web-north-protocol"), words: linesOf(language, face.protocol) },
        { label: language.text("web-north-spark"), words: linesOf(language, face.spark) },
        { words: flavourOf(language, cards, kind!) },
      ]
    : [{ words: language.text("web-north-unseen-face") }];
  const upper = kind ?? back;
  const what = face ? language.text("web-north-ancient", { value: face.value }) : language.text("web-north-facility");
  return { title: upper === null ? "?" : nameOf(language, cards, upper), kind: what, text: [...text, ...ofBack(language, cards, back)] };
}

function ofBack(language: Language, cards: Cards, back: number | null): Text {
  const facility = back === null ? null : cards.facilities[back - FACILITIES_FROM];
  if (back === null || !facility) return [{ words: language.text("web-north-unseen-back") }];
  return [
    { label: `↺ ${nameOf(language, cards, back)} · ${language.text("web-north-facility")}`, words: linesOf(language, facility.protocol) },
    { words: flavourOf(language, cards, back) },
  ];
}

function ofNode(language: Language, cards: Cards, level: number): Reading {
  const text = cards.node.map((lines, index) => ({ label: `${index + 1 === level ? "▸ " : ""}${language.text("web-north-level", { level: index + 1 })}`, words: linesOf(language, lines) }));
  return { title: language.text("web-north-node-title"), text };
}

/** What a Directive does for whoever has the turn. */
export function aboutDirective(language: Language, view: NorthView, directive: string): string {
  const cards = printedOn(view);
  const level = view.sides[view.turn === 1 ? 1 : 0].node;
  if (directive === "discharge") return level ? linesOf(language, cards.node[level - 1] ?? []) : language.text("web-north-about-discharge-none");
  if (directive !== "build") return language.text(`web-north-about-${directive}`);
  const top = view.wastes_top;
  if (top === null) return language.text("web-north-about-build-none");
  return language.text("web-north-about-build", { name: nameOf(language, cards, top), lines: linesOf(language, cards.facilities[top - FACILITIES_FROM]?.protocol ?? []) });
}
