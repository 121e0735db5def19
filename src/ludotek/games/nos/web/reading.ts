// What can be read of Project NOS's parts and dice.

import type { About, Reading } from "$house/lib/reading";
import { does } from "./does";
import { named, type NosView } from "./view";

export function read(name: string, { view, language }: About<NosView>): Reading | null {
  const [kind = "", part = ""] = name.split(/-(.*)/s);
  if (kind !== "part" && kind !== "die") return null;
  const title = language.text(`nos-die-${named(part)}`);
  const what = part in view.colours ? does(part, view, language) : language.text("nos-part-common");
  if (kind === "die") return { title, text: [{ words: what }] };
  const left = language.text("web-nos-left", { cards: view.cards[part] ?? 0, dice: view.supply[part] ?? 0 });
  return { title, kind: left, text: [{ words: what }] };
}
