// The Protocols of one Directive, link by link, as they are told.

import { untrack } from "svelte";
import type { GameEvent } from "$house/lib/types";
import type { Told } from "./types";

export interface Link {
  name: number; // of an Ancient or a Facility; -1 is a Node
  sort: "used" | "sparked" | "discharged" | "overloaded";
  seat: number;
  lost: { seat: number; number: number }[]; // below zero: regained
  wait: number; // beats until it lights, counted from the message that told of it
}

const LINKS = ["used", "sparked", "discharged", "overloaded"] as const;
const isLink = (told: Told): told is Extract<Told, { event: (typeof LINKS)[number] }> => (LINKS as readonly string[]).includes(told.event);

/** What is told goes on a chain; a Directive begins another. */
export function forge(links: Link[], events: readonly GameEvent<Told>[], isNew: boolean): Link[] {
  let chain = links;
  let wait = 0;
  for (const { told } of events) {
    if (told.event === "chose" || told.event === "began") chain = [];
    else if (isLink(told)) chain = [...chain, { name: "name" in told ? told.name : -1, sort: told.event, seat: told.seat, lost: [], wait: isNew ? wait++ : -1 }];
    else if (told.event === "lost" || told.event === "mended") chain = paid(chain, told.seat, told.event === "lost" ? told.number : -told.number);
  }
  return chain;
}

function paid(chain: Link[], seat: number, number: number): Link[] {
  const last = chain.at(-1);
  return last ? [...chain.slice(0, -1), { ...last, lost: [...last.lost, { seat, number }] }] : chain;
}

export class Chain {
  links = $state.raw<Link[]>([]);
  #heard = new WeakSet<object>();
  #begun = false;

  /** What was just told, once; whoever has just come finds the chain of the last Directive. */
  hear(happened: GameEvent<Told>[], history: GameEvent<Told>[]): void {
    untrack(() => {
      if (!this.#begun) this.links = forge([], history, false);
      else if (happened.length && !this.#heard.has(happened)) this.links = forge(this.links, happened, true);
      this.#begun = true;
      this.#heard.add(happened);
    });
  }
}
