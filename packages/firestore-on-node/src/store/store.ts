import { FirestoreError } from '../errors';
import { Journal } from '../persistence/journal';
import { type Change, type LogRecord } from '../persistence/record';
import { parseLocation, rootName } from '../paths/resourceName';
import { microsFromTimestamp } from '../values/timestamp';
import { type StoredDocument } from '../values/types';
import { CommitClock } from './clock';
import { Database, EARLIEST } from './database';

export interface StoreOptions {
  /** The data directory; null keeps the data in memory only. */
  readonly dataDir: string | null;
  /** Receives a sentence for each damaged file. */
  readonly warn: (message: string) => void;
  /** A log shorter than this is never compacted. Default 16 MiB. */
  readonly compactFromBytes?: number | undefined;
  /** The machine's time in milliseconds since 1970. Default `Date.now`. */
  readonly wallMillis?: () => number;
}

/** All databases of all projects, in memory and, with a data directory, on disk. */
export class Store {
  readonly clock: CommitClock;
  private readonly databases = new Map<string, Database>();
  /** When this process loaded the databases; earlier states are unknown. */
  private begun = EARLIEST;
  private readonly births = new Map<Database, string>();
  private journal: Journal | null = null;
  private replayed: Database | null = null;

  private constructor(wallMillis: (() => number) | undefined) {
    this.clock = new CommitClock(wallMillis);
  }

  /** Locks the data directory and loads its data. Throws if another process has the lock. */
  static async open(options: StoreOptions): Promise<Store> {
    const { dataDir, warn, compactFromBytes = 16 * 2 ** 20 } = options;
    const store = new Store(options.wallMillis);
    if (dataDir === null) return store;
    store.journal = await Journal.open({
      directory: dataDir,
      warn,
      compactFromBytes,
      apply: (record) => store.replay(record),
      documents: () => [...store.databases.values()].flatMap((database) => [...database.documents()]),
    });
    const { isWholeHistory } = store.journal;
    if (isWholeHistory && store.births.size === 0) return store;
    store.begun = store.clock.now();
    for (const database of store.databases.values()) {
      const createdAt = isWholeHistory ? store.births.get(database) : undefined;
      database.forgetBefore(store.begun, createdAt);
    }
    return store;
  }

  /** The database; it is created on first use. */
  database(project: string, id: string): Database {
    const root = rootName(project, id);
    const existing = this.databases.get(root);
    if (existing !== undefined) return existing;
    const created = new Database(project, id, this.begun);
    this.databases.set(root, created);
    return created;
  }

  /**
   * Makes a commit the current state at once. Resolves when it is durable; no response that depends on it
   * may be sent before (`settled`). Undoes it and throws UNAVAILABLE if it cannot be made durable.
   */
  apply(
    database: Database,
    outcome: ReadonlyMap<string, StoredDocument | undefined>,
    time: string,
  ): Promise<void> {
    this.checkSound();
    const changes: Change[] = [];
    const before = new Map<string, StoredDocument | undefined>();
    for (const [path, document] of outcome) {
      const present = database.get(path);
      if (present === document) continue;
      before.set(path, present);
      database.put(path, document, time);
      changes.push(document === undefined ? { delete: database.nameOf(path) } : { put: document });
    }
    if (changes.length === 0) return this.settled();
    return this.append({ kind: 'commit', time, changes }, () => database.takeBack(before, time));
  }

  /** Removes every document of the database. Resolves when that is durable. */
  clear(database: Database): Promise<void> {
    this.checkSound();
    const time = this.clock.next();
    const before = new Map(
      [...database.documents()].map((document) => [database.pathOf(document), document]),
    );
    database.clear(time);
    return this.append({ kind: 'clear', time, root: database.root }, () => database.takeBack(before, time));
  }

  /** Resolves once every change so far is durable. Throws UNAVAILABLE if one fails. */
  async settled(): Promise<void> {
    this.checkSound();
    await this.journal?.settled().catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  async close(): Promise<void> {
    await this.journal?.close();
  }

  private checkSound(): void {
    const failure = this.journal?.failure ?? null;
    if (failure !== null) throw unavailable(failure);
  }

  private async append(record: LogRecord, takeBack: () => void): Promise<void> {
    await this.journal?.append(record, takeBack).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  private replay(record: LogRecord): void {
    this.clock.advance(microsFromTimestamp(record.time));
    if (record.kind === 'clear') this.databaseOf(record.root, record.time).clear(record.time);
    else record.changes.forEach((change) => this.replayChange(change, record.time));
  }

  private replayChange(change: Change, time: string): void {
    const name = 'put' in change ? change.put.name : change.delete;
    // Most changes are in the same database as the previous one.
    if (this.replayed === null || !name.startsWith(`${this.replayed.root}/`))
      this.replayed = this.databaseOf(name, time);
    const path = name.slice(this.replayed.root.length + 1);
    this.replayed.restore(path, 'put' in change ? change.put : undefined);
  }

  private databaseOf(name: string, time: string): Database {
    const location = parseLocation(name);
    const database = this.database(location.project, location.database);
    if (!this.births.has(database)) this.births.set(database, time);
    return database;
  }
}

// Clients retry on UNAVAILABLE, which succeeds once the disk has room.
function unavailable(error: unknown): FirestoreError {
  const cause = error instanceof Error ? error.message : String(error);
  return new FirestoreError(
    'UNAVAILABLE',
    `The data cannot be written to the disk (${cause}), so nothing was changed. Make room and try again.`,
  );
}
