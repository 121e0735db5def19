// The page in a frame: a board for somebody's page, or the house of all boards there.

import { HERE, KEEPS_HOUSE, type ToFrame } from "./messages";

const { port1: port, port2: given } = new MessageChannel();

if (location.hash === KEEPS_HOUSE) {
  const { serve } = await import("./keeper");
  port.onmessage = ({ ports }: MessageEvent<ToFrame>) => serve(ports[0]!);
} else {
  (await import("./show.svelte")).show(port);
}
parent.postMessage(HERE, "*", [given]); // whoever embeds it may: that is what it is for
