// The links for friends: kept in this browser by whoever made the table, until its game is over.

import type { Created } from "./types";

const KEPT = "ludotek.invitations";

const key = (table: string) => `${KEPT}.${table}`;

export const isThisMachine = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** By seat: the whole link. Where the page was opened by a name that means this machine alone, by the house's address on the network. */
export function linksOf(made: Created, here: URL | Location): Record<string, string> {
  const house = (isThisMachine(here.hostname) && made.near) || here.href;
  return Object.fromEntries(Object.entries(made.invitations).map(([seat, path]) => [seat, new URL(path, house).href]));
}

export function keep(made: Created): void {
  if (Object.keys(made.invitations).length) localStorage.setItem(key(made.id), JSON.stringify(linksOf(made, location)));
}

export const kept = (table: string): Record<string, string> =>
  JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Record<string, string>;

export const drop = (table: string): void => localStorage.removeItem(key(table));
