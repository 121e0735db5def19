// The frame that keeps the house for all boards of a page: one interpreter, and a line to it for each.

import { TabHouse } from "../tab/house";
import type { ToHouse, ToPage } from "../tab/messages";
import type { Wire } from "../lib/house";

let kept: TabHouse | null = null;

/** Answer what comes through a port as a worker would that belonged to one page alone. */
export function serve(port: MessagePort, house = (name: string) => (kept ??= new TabHouse(name))): void {
  const wires = new Map<number, Wire>();
  const tell = (message: ToPage): void => port.postMessage(message);
  let opened: TabHouse;

  async function answer(asked: Extract<ToHouse, { say: "ask" }>): Promise<void> {
    const { number, method, path, body } = asked;
    const came = await opened.ask(path, { method, body });
    tell({ say: "answer", number, text: JSON.stringify({ status: came.status, body: await came.text() }) });
  }

  function connect(number: number, table: string): void {
    const wire = opened.line(table);
    wire.onmessage = ({ data }) => tell({ say: "tell", number, text: data });
    wire.onclose = () => tell({ say: "end", number });
    wires.set(number, wire);
  }

  port.onmessage = ({ data }: MessageEvent<ToHouse>) => {
    if (data.say === "open") {
      opened = house(data.name);
      opened.ready.then(
        () => tell({ say: "ready" }),
        (error: Error) => tell({ say: "failed", reason: error.message }),
      );
    } else if (data.say === "ask") void answer(data);
    else if (data.say === "line") connect(data.number, data.table);
    else if (data.say === "tell") wires.get(data.number)?.send(data.text);
    else if (data.say === "close") wires.get(data.number)?.close();
  };
}
