// What can be read of Nort's powers and vehicles.

import type { Language } from "$house/lib/language";
import type { About, Reading } from "$house/lib/reading";
import type { NortView } from "./types";

const POWERS = ["adjust", "reverse", "over", "through"];
const POWER_OF: Record<string, string> = { longer: "adjust", shorter: "adjust" };

export function read(name: string, { view, language }: About<NortView>): Reading | null {
  const [kind = "", verb = ""] = name.split("-");
  if (kind === "vehicle") return ofVehicle(language, view.vehicles[Number(verb)]);
  const power = POWER_OF[verb] ?? verb;
  if (kind !== "power" || !POWERS.includes(power)) return null;
  return { title: language.text("nort-power", { power }), text: [{ words: language.text(`nort-reading-${power}`) }, { words: language.text("nort-reading-uses") }] };
}

/** How sharply it turns, and what each of its powers does. */
function ofVehicle(language: Language, vehicle: NortView["vehicles"][number] | undefined): Reading | null {
  if (!vehicle) return null;
  const powers = vehicle.powers.map((power) => ({ label: language.text("nort-power", { power }), words: language.text(`nort-reading-${power}`) }));
  return { title: language.textOr(`nort-vehicle-${vehicle.name.toLowerCase()}`, vehicle.name), kind: language.text("nort-turn", { turn: vehicle.turn }), text: [...powers, { words: language.text("nort-reading-uses") }] };
}
