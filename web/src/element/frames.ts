// The frames of a page's boards, and the one that keeps the house for all of them. A frame says by itself that it is
// there, whenever it has been loaded, and brings the port over which it speaks from then on.

import { HERE, KEEPS_HOUSE, type ToElement, type ToFrame } from "./messages";

const PAGE = new URL(/* @vite-ignore */ "board.html", import.meta.url); // beside this script

export type Hear = (message: ToElement) => void;
export type Tell = (message: ToFrame, ...ports: MessagePort[]) => void;

const expected = new WeakMap<object, (port: MessagePort) => void>();

addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data === HERE && port && event.origin === PAGE.origin && event.source) expected.get(event.source)?.(port);
});

/** Put a frame somewhere; `meet` is called each time that it has been loaded. */
export function frameIn(place: Node, mark: string, meet: (tell: Tell) => void, hear: Hear): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = PAGE.href + mark;
  frame.allow = "fullscreen";
  place.appendChild(frame);
  expected.set(frame.contentWindow!, (port) => {
    port.onmessage = ({ data }: MessageEvent<ToElement>) => hear(data);
    meet((message, ...ports) => port.postMessage(message, ports));
  });
  return frame;
}

let keeper: Promise<Tell> | null = null;

/** A port to the house of this page; it is set up when somebody first wants one. */
export async function houseOfPage(): Promise<MessagePort> {
  keeper ??= new Promise((resolve) => {
    const frame = frameIn(document.body, KEEPS_HOUSE, resolve, () => undefined);
    frame.style.setProperty("display", "none", "important"); // whatever the page says of frames
    frame.ariaHidden = "true";
  });
  const { port1, port2 } = new MessageChannel();
  (await keeper)({ say: "serve" }, port1);
  return port2;
}
