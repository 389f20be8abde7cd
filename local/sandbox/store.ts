import { join } from 'node:path';
import { openJournal, type Warn } from './journal';

/** One record written or replaced. */
export type Change<T> = { [K in keyof T & string]: { table: K; record: T[K] } }[keyof T & string];

/** Small typed tables in memory, written through to a journal. Every record has an `id`. */
export interface Store<T extends Record<string, { id: string }>> {
  get<K extends keyof T & string>(table: K, id: string): T[K] | undefined;
  /** Every record of a table, oldest first. */
  all<K extends keyof T & string>(table: K): T[K][];
  /** Visible to readers at once; resolves when on disk. The changes of one call are stored atomically. */
  put(...changes: Change<T>[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens `{dataDir}/{name}.jsonl`; without a directory the records live in memory only. */
export async function openStore<T extends Record<string, { id: string }>>(
  dataDir: string | null,
  name: string,
  warn?: Warn,
): Promise<Store<T>> {
  const tables = new Map<string, Map<string, { id: string }>>();
  const table = (key: string) => {
    const rows = tables.get(key) ?? new Map<string, { id: string }>();
    tables.set(key, rows);
    return rows;
  };
  const apply = (changes: Change<T>[]) => {
    for (const change of changes) table(change.table).set(change.record.id, change.record);
  };

  const journal = dataDir === null ? null : await openJournal(join(dataDir, `${name}.jsonl`), warn);
  for (const line of journal?.lines ?? []) apply(line as Change<T>[]);

  return {
    get: <K extends keyof T & string>(key: K, id: string) => table(key).get(id) as T[K] | undefined,
    all: <K extends keyof T & string>(key: K) => [...table(key).values()] as T[K][],
    async put(...changes) {
      apply(changes);
      await journal?.append(changes);
    },
    async close() {
      await journal?.close();
    },
  };
}
