// The house behind the page: one that is served, or one that this very page runs in a worker.

/** A line to a table: what of a WebSocket is used, whoever is at its other end. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface House {
  readonly hasPeople: boolean; // others, accounts and what people compare
  ask(path: string, asked?: RequestInit): Promise<Response>;
  line(table: string): Wire;
}

const served: House = {
  hasPeople: true,
  ask: (path, asked) => fetch(path, asked),
  line: (table) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`) as Wire;
  },
};

let chosen = served;

export const house = (): House => chosen;

/** Have another house behind the page, before anything is asked of it. */
export function settle(other: House): void {
  chosen = other;
}
