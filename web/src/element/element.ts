// `<ludotek-board>`: a board with a position or a record, in anybody's page. The board itself is a page of its own in a
// frame: no style of the page around it reaches it or comes from it, sizes are those of the frame, and what it starts and
// keeps belongs to the site that it comes from. Until it is there, and where it cannot be, what is in the element is shown.

import { frameIn, houseOfPage, type Tell } from "./frames";
import type { ToElement } from "./messages";
import { ATTRIBUTES, settingsOf } from "./settings";

const NAME = "ludotek-board";
const NEAR = "400px"; // from where a board is loaded, so that a page with many is light

const STYLE = `
  :host { display: block; }
  :host([hidden]) { display: none; }
  div { position: relative; display: block; container-type: inline-size; }
  iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden; color-scheme: auto; }
  [data-is-shown] slot { display: none; }
  [data-is-shown] iframe { position: static; display: block; visibility: visible; border-radius: 8px; height: var(--ludotek-height, min(92vh, max(560px, 72cqw), 800px)); }
  @container (max-width: 600px) { [data-is-shown] iframe { height: var(--ludotek-height, min(92vh, 760px)); } }
`;

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) (target as LudotekBoard).load();
  },
  { rootMargin: NEAR },
);

export class LudotekBoard extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  readonly #box = document.createElement("div");
  #frame: HTMLIFrameElement | null = null;
  #tell: Tell | null = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet(); // which a page that forbids styles in its text allows
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    this.#box.append(document.createElement("slot"));
    root.append(this.#box);
  }

  connectedCallback(): void {
    near.observe(this);
  }

  disconnectedCallback(): void {
    near.unobserve(this);
    this.#frame?.remove();
    this.#frame = this.#tell = null;
    delete this.#box.dataset["isShown"];
  }

  attributeChangedCallback(): void {
    if (this.#tell) void this.#show(this.#tell);
  }

  /** Have the board loaded, once. */
  load(): void {
    near.unobserve(this);
    this.#frame ??= frameIn(this.#box, "", (tell) => void this.#show(tell), (message) => void this.#hear(message));
  }

  async #show(tell: Tell): Promise<void> {
    this.#tell = tell;
    tell({ say: "show", settings: await settingsOf(this) });
  }

  async #hear(message: ToElement): Promise<void> {
    if (message.say === "shown") {
      this.#frame!.title = message.title;
      this.#box.dataset["isShown"] = "";
    } else if (message.say === "house") {
      this.#tell?.({ say: "house" }, await houseOfPage());
    } else {
      this.dispatchEvent(new CustomEvent("ludotek-step", { detail: message.step, bubbles: true }));
    }
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, LudotekBoard);
