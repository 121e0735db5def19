// The worker behind a page: an interpreter with the house in it. Its helpers run this same script under another name.

import type { PyodideAPI } from "pyodide";
import { Disk } from "./disk";
import { HELPER, Helpers } from "./helpers";
import type { Done, Job, ToHouse, ToPage } from "./messages";
import { python } from "./python";

interface Line {
  hear(text: string): void;
  close(): void;
}

interface Door {
  open(name: string): Promise<void>;
  ask(method: string, path: string, body: string): Promise<string>;
  line(table: string, tell: (text: string) => void, end: (code: number) => void): Line;
  elsewhere(table: string): void;
}

const LATER = 1000; // milliseconds after which bots get ready: the first table is to be laid before

const tell = (message: ToPage): void => self.postMessage(message);

async function keepHouse(): Promise<void> {
  const others = new BroadcastChannel("ludotek");
  const helpers = new Helpers();
  const lines = new Map<number, Line>();
  const early: ToHouse[] = [];
  let door: Door | null = null;
  self.onmessage = ({ data }: MessageEvent<ToHouse>) => (door ? void take(door, data) : early.push(data));

  async function take(house: Door, message: ToHouse): Promise<void> {
    const { number } = message as { number: number };
    if (message.say === "open") await open(house, message.name);
    else if (message.say === "ask") tell({ say: "answer", number, text: await house.ask(message.method, message.path, message.body) });
    else if (message.say === "line") lines.set(number, house.line(message.table, (text) => tell({ say: "tell", number, text }), () => tell({ say: "end", number })));
    else if (message.say === "tell") lines.get(number)?.hear(message.text);
    else lines.get(number)?.close();
  }

  async function open(house: Door, name: string): Promise<void> {
    await house.open(name);
    tell({ say: "ready" });
    setTimeout(() => helpers.prepare(), LATER);
  }

  const [made, disk] = await Promise.all([python(false), Disk.open((table) => others.postMessage(table))]);
  const Doors = made.pyimport("ludotek.table.tab.door").Door as (disk: Disk, helpers: Helpers) => Door;
  const found = Doors(disk, helpers);
  others.onmessage = ({ data }: MessageEvent<string>) => found.elsewhere(data);
  for (const message of early.splice(0)) await take(found, message);
  door = found;
  for (const message of early.splice(0)) await take(found, message);
}

async function help(): Promise<void> {
  const ready: Promise<PyodideAPI> = python(true);
  const work = ready.then((made) => made.pyimport("ludotek.table.tab.helper").work as (job: string) => string);
  self.onmessage = async ({ data }: MessageEvent<Job>) => {
    const done: Done = { number: data.number, came: (await work)(data.job) };
    self.postMessage(done);
  };
  await work;
}

(self.name === HELPER ? help() : keepHouse()).catch((error: Error) => {
  if (self.name === HELPER) throw error;
  tell({ say: "failed", reason: error.message });
});
