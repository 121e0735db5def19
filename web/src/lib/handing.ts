// Games that were played in this browser without the house: their records are handed in, once.
//
// The house in the tab keeps them as text (`TabStore.keep_record`), in the browser's storage that both pages share.

import { api, Refusal } from "./api";

const BASE = "ludotek";
const THINGS = "things";
const RECORD = "record-";
const HANDED = "handed-";

const found = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** Which tables' records are still to be handed in, by the names of what is kept. */
export function waiting(names: readonly string[]): string[] {
  const tables = names.filter((name) => name.startsWith(RECORD)).map((name) => name.slice(RECORD.length));
  return tables.filter((table) => !names.includes(`${HANDED}${table}`));
}

async function opened(): Promise<IDBDatabase | null> {
  const bases = await indexedDB.databases?.();
  return bases?.some(({ name }) => name === BASE) ? found(indexedDB.open(BASE)) : null; // else nobody has played here
}

/** Hand in whatever is not yet; how many games that were. */
export async function handAllIn(): Promise<number> {
  const base = await opened();
  if (!base?.objectStoreNames.contains(THINGS)) return 0;
  const things = (mode: IDBTransactionMode) => base.transaction(THINGS, mode).objectStore(THINGS);
  const names = (await found(things("readonly").getAllKeys())).map(String);
  let count = 0;
  for (const table of waiting(names)) {
    const record = (await found(things("readonly").get(`${RECORD}${table}`))) as string;
    const kept = await api.handIn(record).catch(refusedFor);
    await found(things("readwrite").put(kept.id, `${HANDED}${table}`));
    if (kept.is_new) count++;
  }
  base.close();
  return count;
}

/** What the house does not take for good is not brought again; what it could not take now is. */
function refusedFor(error: Error): { id: string; is_new: boolean } {
  if (error instanceof Refusal && error.code.startsWith("record/")) return { id: error.code, is_new: false };
  throw error;
}
