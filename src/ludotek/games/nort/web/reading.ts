// What can be read of Nort's powers.

import type { About, Reading } from "$house/lib/reading";
import type { NortView } from "./types";

const POWERS = ["adjust", "reverse", "over", "through"];
const POWER_OF: Record<string, string> = { longer: "adjust", shorter: "adjust" };

export function read(name: string, { language }: About<NortView>): Reading | null {
  const [kind = "", verb = ""] = name.split("-");
  const power = POWER_OF[verb] ?? verb;
  if (kind !== "power" || !POWERS.includes(power)) return null;
  return { title: language.text("nort-power", { power }), text: [{ words: language.text(`nort-reading-${power}`) }, { words: language.text("nort-reading-uses") }] };
}
