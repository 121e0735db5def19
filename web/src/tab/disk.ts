// The browser's own storage, as the house in the tab asks for it (`Disk` in table/tab/storage.py). A move is durable when
// its promise is kept: transactions are strict, and nothing is answered before they are complete.

const NAME = "ludotek";
const VERSION = 1;
const TABLES = "tables";
const MOVES = "moves";
const THINGS = "things";

type Row = { id: string; version: number; next: number; row: string };
type Stored = [number, ...unknown[]];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: "id" });
      asked.result.createObjectStore(MOVES);
      asked.result.createObjectStore(THINGS);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

const found = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

export class Disk {
  private constructor(
    private readonly base: IDBDatabase,
    private readonly changed: (table: string) => void,
  ) {}

  /** Whoever else has this storage open hears which table has changed. */
  static async open(changed: (table: string) => void): Promise<Disk> {
    return new Disk(await opened(), changed);
  }

  /** Do something in one transaction; it is kept whole, or not at all. */
  private async within<T>(mode: IDBTransactionMode, act: (store: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
    const transaction = this.base.transaction([TABLES, MOVES, THINGS], mode, { durability: "strict" });
    const over = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const came = await act((name) => transaction.objectStore(name));
    await over;
    return came;
  }

  create(id: string, version: number, row: string): Promise<boolean> {
    return this.within("readwrite", async (store) => {
      if (await found(store(TABLES).get(id))) return false;
      store(TABLES).put({ id, version, next: 0, row } satisfies Row);
      return true;
    });
  }

  table(id: string): Promise<string> {
    return this.within("readonly", async (store) => ((await found(store(TABLES).get(id))) as Row | undefined)?.row ?? "");
  }

  tables(): Promise<string> {
    return this.within("readonly", async (store) => `[${((await found(store(TABLES).getAll())) as Row[]).map((one) => one.row).join()}]`);
  }

  moves(id: string, ply: number): Promise<string> {
    return this.within("readonly", async (store) => JSON.stringify(await found(store(MOVES).getAll(from(id, ply)))));
  }

  async append(id: string, ply: number, version: number, moves: string, after: number, row: string): Promise<string> {
    const made = JSON.parse(moves) as Stored[];
    return this.change(id, ply, version, (store) => {
      for (const move of made) store(MOVES).add(move, [id, move[0]]);
      store(TABLES).put({ id, version: after, next: ply + made.length, row } satisfies Row);
    });
  }

  async take_back(id: string, ply: number, next: number, version: number, after: number, row: string): Promise<string> {
    return this.change(id, next, version, (store) => {
      store(MOVES).delete(from(id, ply));
      store(TABLES).put({ id, version: after, next: ply, row } satisfies Row);
    });
  }

  /** Change a table that is as it is expected to be; else say what is not. */
  private async change(id: string, next: number, version: number, act: (store: (name: string) => IDBObjectStore) => void): Promise<string> {
    const unexpected = await this.within("readwrite", async (store) => {
      const kept = (await found(store(TABLES).get(id))) as Row | undefined;
      if (!kept) return "table";
      if (kept.version !== version) return "version";
      if (next >= 0 && kept.next !== next) return "ply";
      act(store);
      return "";
    });
    if (!unexpected) this.changed(id);
    return unexpected;
  }

  read(name: string): Promise<string> {
    return this.within("readonly", async (store) => ((await found(store(THINGS).get(name))) as string | undefined) ?? "");
  }

  async write(name: string, text: string): Promise<void> {
    await this.within("readwrite", async (store) => void store(THINGS).put(text, name));
  }
}

/** The moves of a table from a ply on. */
const from = (id: string, ply: number): IDBKeyRange => IDBKeyRange.bound([id, ply], [id, Number.MAX_SAFE_INTEGER]);
