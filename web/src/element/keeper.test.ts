import { describe, expect, it } from "vitest";
import type { Wire } from "../lib/house";
import { TabHouse } from "../tab/house";
import { serve } from "./keeper";

class Lines implements Wire {
  readyState = 1;
  onopen = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send = (text: string) => this.onmessage?.({ data: `${text}!` });
  close = () => this.onclose?.();
}

/** A house that answers with what it was asked. */
const house = {
  ready: Promise.resolve(),
  ask: async (path: string, { method, body }: { method: string; body: string }) => new Response(`${method} ${path} ${body}`, { status: path === "/no" ? 400 : 200 }),
  line: () => new Lines(),
} as unknown as TabHouse;

function visitor(names: string[]): TabHouse {
  const { port1, port2 } = new MessageChannel();
  serve(port1, (name) => (names.push(name), house));
  return new TabHouse("Visitor", port2);
}

describe("one house for all boards of a page", () => {
  it("answers each of them what it asked", async () => {
    const names: string[] = [];
    const [one, other] = [visitor(names), visitor(names)];
    const [first, second] = await Promise.all([one.ask("/a", { method: "POST", body: "x" }), other.ask("/no")]);
    expect(await first.text()).toBe("POST /a x");
    expect(second.status).toBe(400);
    expect(names).toEqual(["Visitor", "Visitor"]);
  });

  it("gives each of them lines of its own", async () => {
    const lines = [visitor([]), visitor([])].map((one) => one.line("t"));
    const heard = await Promise.all(
      lines.map((line, index) => new Promise<string>((resolve) => {
        line.onmessage = ({ data }) => resolve(data);
        line.onopen = () => line.send(`hello ${index}`);
      })),
    );
    expect(heard).toEqual(["hello 0!", "hello 1!"]);
  });
});
