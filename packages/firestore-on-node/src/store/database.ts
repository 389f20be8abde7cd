import { rootName, splitLast } from '../paths/resourceName';
import { type IndexHint } from '../query/indexHint';
import { type OrderedPlan } from '../query/plan';
import { compareTimestamps, microsFromTimestamp, timestampFromMicros } from '../values/timestamp';
import { type StoredDocument } from '../values/types';
import { Collection } from './collection';
import { CollectionGroup } from './collectionGroup';
import { type DocumentIndexes } from './documentIndexes';
import { History } from './history';
import { inScope, type ReadView, type Scope } from './readView';
import { SnapshotView } from './snapshotView';

// The longest age of a snapshot read (`MAX_PAST_MICROS`), and the lifetime of a transaction that reads
// there.
const HISTORY_MICROS = (3_600 + 300) * 1_000_000;
/** The earliest time of any database. */
export const EARLIEST = '0001-01-01T00:00:00Z';

/** One database of one project, in memory: its present state, and its recent past for snapshot reads. */
export class Database implements ReadView {
  readonly root: string;
  private readonly collections = new Map<string, Collection>();
  private readonly groups = new Map<string, CollectionGroup>();
  private readonly history: History;
  /** The database was empty before this time; the history since then is unknown. */
  private createdAt = EARLIEST;

  /** `horizon`: its state before this time is unknown; by default it was always empty until now. */
  constructor(
    readonly project: string,
    readonly id: string,
    horizon = EARLIEST,
  ) {
    this.history = new History(horizon);
    this.root = rootName(project, id);
  }

  nameOf(path: string): string {
    return `${this.root}/${path}`;
  }

  pathOf({ name }: StoredDocument): string {
    return name.slice(this.root.length + 1);
  }

  get(path: string): StoredDocument | undefined {
    const [parent, id] = splitLast(path);
    return this.collections.get(parent)?.documents.get(id);
  }

  /** Puts or removes the document at the path; `time` is the commit's. */
  put(path: string, document: StoredDocument | undefined, time: string): void {
    this.history.record({ time, path, before: this.get(path) });
    this.history.prune(timestampFromMicros(microsFromTimestamp(time) - HISTORY_MICROS));
    this.restore(path, document);
  }

  /** Puts or removes a document without history, for changes from before the process started. */
  restore(path: string, document: StoredDocument | undefined): void {
    const [parent, id] = splitLast(path);
    const collection = this.collection(parent);
    const before = collection.documents.get(id);
    collection.put(id, document);
    const group = this.groups.get(collection.id)!;
    group.replaced(path, before, document);
    if (collection.documents.size > 0) return;
    this.collections.delete(parent);
    group.remove(collection);
  }

  /** Undoes the newest change, made at `time`. */
  takeBack(before: ReadonlyMap<string, StoredDocument | undefined>, time: string): void {
    for (const [path, document] of before) this.restore(path, document);
    this.history.takeBack(time);
  }

  *scan(scope: Scope, hints: readonly IndexHint[]): Iterable<StoredDocument> {
    const hint = hints[0];
    if (hint?.kind === 'name') yield* this.named(scope, hint);
    else if (scope.collectionId !== null) yield* this.indexesOf(scope)?.find(hints) ?? [];
    else
      for (const { path, id, documents } of this.collections.values())
        if (inScope(path, id, scope)) yield* documents.values();
  }

  walk(scope: Scope, plan: OrderedPlan, hints: readonly IndexHint[]): Iterable<StoredDocument> | null {
    return this.indexesOf(scope)?.walk(plan, hints) ?? null;
  }

  /** The state at a past time, or null if it is too long ago. */
  at(time: string): ReadView | null {
    if (this.isUnborn(time)) return new Database(this.project, this.id);
    const past = this.history.since(time);
    if (past === null) return null;
    return past.size === 0 ? this : new SnapshotView(this, past);
  }

  /** Whether the state at that time is still known. */
  remembers(time: string): boolean {
    return this.isUnborn(time) || this.history.reaches(time);
  }

  collectionPaths(): Iterable<string> {
    return this.collections.keys();
  }

  *documents(): Iterable<StoredDocument> {
    for (const collection of this.collections.values()) yield* collection.documents.values();
  }

  /** Removes everything; reads at times before `time` then fail. */
  clear(time: string): void {
    this.collections.clear();
    this.groups.clear();
    this.history.forget(time);
  }

  /** Sets the present state as that of `time`. Earlier states are unknown, except before `createdAt`. */
  forgetBefore(time: string, createdAt = EARLIEST): void {
    this.history.forget(time);
    this.createdAt = createdAt;
  }

  private isUnborn(time: string): boolean {
    return compareTimestamps(time, this.createdAt) < 0;
  }

  private *named(scope: Scope, hint: IndexHint): Iterable<StoredDocument> {
    for (const name of new Set(
      hint.values.map((value) => ('referenceValue' in value ? value.referenceValue : '')),
    )) {
      const path = name.startsWith(`${this.root}/`) ? name.slice(this.root.length + 1) : '';
      const collectionPath = splitLast(path)[0];
      const document = this.get(path);
      if (document !== undefined && inScope(collectionPath, splitLast(collectionPath)[1], scope))
        yield document;
    }
  }

  /**
   * The indexes of the scope's collection, or of its whole group for a query at the root; null where it has
   * no document.
   */
  private indexesOf({ parent, collectionId, allDescendants }: Scope): DocumentIndexes | null {
    if (collectionId === null) return null;
    if (allDescendants) return this.groups.get(collectionId)?.indexes ?? null;
    return this.collections.get(parent === '' ? collectionId : `${parent}/${collectionId}`)?.indexes ?? null;
  }

  private collection(path: string): Collection {
    const existing = this.collections.get(path);
    if (existing !== undefined) return existing;
    const created = new Collection(path);
    this.collections.set(path, created);
    const group = this.groups.get(created.id) ?? new CollectionGroup();
    group.add(created);
    this.groups.set(created.id, group);
    return created;
  }
}
