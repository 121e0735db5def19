// What the parts of a table's own sheet do, in words. The house's own parts have their sentences already.

import type { Language } from "$house/lib/language";
import { named, type NosView, type PartView } from "./view";

const PLAIN = "1,2,3,4,5,6";
const HAND = 2; // dice in hand without a part that adds one

type Words = Pick<Language, "text">;

/** What a part of this table does. */
export function does(part: string, view: Pick<NosView, "own_parts">, words: Words): string {
  const own = view.own_parts[part];
  return own ? facts(own, words).join(" ") : words.text(`nos-part-${named(part)}`);
}

/** A sentence for everything in which a part's dice differ from common ones. Only a V8 adds a die, only Nitrous saves one. */
export function facts(part: PartView, words: Words): string[] {
  const found: string[] = [];
  if (part.hand > HAND) found.push(words.text("nos-part-v8"));
  if (part.saved) found.push(words.text("nos-part-nitrous"));
  if (part.faces.join() !== PLAIN) found.push(faces(part.faces, words));
  if (part.free_under) found.push(words.text("nos-does-under", { under: part.free_under }));
  if (part.free_over) found.push(words.text("nos-does-over", { over: part.free_over }));
  return found.length ? found : [words.text("nos-part-common")];
}

/** Values that are equally likely are named once each, others as often as they stand on the die. */
function faces(shown: number[], words: Words): string {
  const values = [...new Set(shown)].sort();
  const times = values.map((value) => shown.filter((face) => face === value).length);
  const listed = times.every((often) => often === times[0]) ? values : [...shown].sort();
  const last = listed[listed.length - 1]!;
  if (listed.length === 1) return words.text("nos-does-face", { value: last });
  return words.text("nos-does-faces", { values: listed.slice(0, -1).join(", "), last });
}
