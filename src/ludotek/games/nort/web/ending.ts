// What happened at the end, and where, in the words of the log.

import type { Language } from "$house/lib/language";
import type { Crash, NortView } from "./view";

const SEATS = ["blue", "red"];

function happening({ ending, loser, at, trace_of }: Crash, view: NortView): string {
  if (ending === "edge") return "nort-hit-the-edge";
  if (ending === "intersection") return "nort-crossed-fatally";
  if (ending === "retrace") return trace_of === loser ? "nort-retraced-own" : "nort-retraced-other";
  const mine = view.arena?.mines.find((one) => one.at[0] === at?.[0] && one.at[1] === at?.[1]);
  return mine?.shape === "black" ? "nort-hit-black" : "nort-hit-grey";
}

export function ending(view: NortView, language: Language): string {
  const crash = view.end;
  if (!crash) return "";
  if (crash.at === null || crash.loser === null) {
    const points = language.text("nort-speed-counted", { blue: view.speed[0] ?? 0, red: view.speed[1] ?? 0 });
    if (crash.ending === "draw") return `${points} ${language.text("nort-drawn")}`;
    return crash.ending === "speed" ? points : `${points} ${language.text("web-nort-decided", { by: language.text(`nort-ending-${crash.ending}`) })}`;
  }
  const name = (seat: number) => language.text(`nort-seat-${SEATS[seat]}`);
  return language.text(happening(crash, view), { seat: name(crash.loser), other: name(1 - crash.loser), x: crash.at[0], y: crash.at[1] });
}
