// A board in a frame, as the element around it says.

import { mount } from "svelte";
import "../style.css"; // before the rooms of games, whose colours overrule the house's
import "../lib/rooms";
import { settle } from "../lib/house";
import { Language, language, preferred } from "../lib/language";
import { get } from "svelte/store";
import { TabHouse } from "../tab/house";
import { fetchEnding, fetchHouse, fetchPages, fetchWords } from "../lib/words";
import Embedded from "./Embedded.svelte";
import type { Settings, ToElement, ToFrame } from "./messages";
import { gameOf } from "./reading";

const system = matchMedia("(prefers-color-scheme: dark)");

/** What is chosen for one board is no choice of the visitor for the whole house, so it is not kept. Words come first. */
async function dress(settings: Settings): Promise<void> {
  const code = preferred(settings.lang || null, navigator.languages);
  await Promise.all([fetchHouse(code), fetchPages(code), fetchEnding(code), fetchWords(gameOf(settings), code)]).catch(console.error);
  if (get(language).code !== code) language.set(new Language(code));
  const isDark = settings.theme === "dark" || (settings.theme !== "light" && system.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

/** The house of the page around, which is set up when it is first wanted. */
function reaching(tell: (message: ToElement) => void): { arrive: (port: MessagePort) => void; reach: () => Promise<void> } {
  let house: Promise<TabHouse> | null = null;
  let arrive: (port: MessagePort) => void = () => undefined;
  const port = new Promise<MessagePort>((resolve) => (arrive = resolve));
  async function wanted(): Promise<TabHouse> {
    tell({ say: "house" });
    const made = new TabHouse(get(language).text("web-tab-name"), await port);
    settle(made);
    return made;
  }
  return { arrive, reach: async () => (await (house ??= wanted())).ready };
}

export function show(port: MessagePort): void {
  const tell = (message: ToElement): void => port.postMessage(message);
  const { arrive, reach } = reaching(tell);
  const props = $state<{ settings: Settings | null }>({ settings: null });
  let dressed = Promise.resolve(); // one after the other, so that the last that was said holds
  port.onmessage = ({ data, ports }: MessageEvent<ToFrame>) => {
    if (data.say === "house") arrive(ports[0]!);
    else if (data.say === "show") {
      dressed = dressed.then(() => dress(data.settings)).then(() => void (props.settings = data.settings));
    }
  };
  system.addEventListener("change", () => props.settings && void dress(props.settings));
  mount(Embedded, { target: document.getElementById("board")!, props: { given: props, reach, tell } });
}
