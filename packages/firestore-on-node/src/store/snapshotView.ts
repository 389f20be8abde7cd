import { splitLast } from '../paths/resourceName';
import { type IndexHint } from '../query/indexHint';
import { type OrderedPlan } from '../query/plan';
import { type StoredDocument } from '../values/types';
import { compareEntries, type Entry, entryOf } from './entry';
import { inScope, type ReadView, type Scope } from './readView';

/** A state beside the present one: the base, except for the documents in `differing` (undefined: absent). */
export class SnapshotView implements ReadView {
  constructor(
    private readonly base: ReadView & { readonly root: string },
    private readonly differing: ReadonlyMap<string, StoredDocument | undefined>,
  ) {}

  get(path: string): StoredDocument | undefined {
    return this.differing.has(path) ? this.differing.get(path) : this.base.get(path);
  }

  *collectionPaths(): Iterable<string> {
    const deleted = new Set<string>();
    const held = new Set<string>();
    for (const [path, document] of this.differing) {
      const collectionPath = splitLast(path)[0];
      if (document === undefined) deleted.add(collectionPath);
      else held.add(collectionPath);
    }
    yield* held;
    for (const path of this.base.collectionPaths()) {
      if (held.has(path)) continue;
      // A collection existed at that time only if one of its documents did.
      if (!deleted.has(path) || this.holdsUnchanged(path)) yield path;
    }
  }

  *scan(scope: Scope, hints: readonly IndexHint[]): Iterable<StoredDocument> {
    yield* this.unchanged(this.base.scan(scope, hints));
    yield* this.changed(scope);
  }

  walk(scope: Scope, plan: OrderedPlan, hints: readonly IndexHint[]): Iterable<StoredDocument> | null {
    const inOrder = this.base.walk(scope, plan, hints);
    return inOrder && this.merged(this.unchanged(inOrder), scope, plan);
  }

  /** Merges unchanged documents with the former versions of changed ones, in order. */
  private *merged(
    unchanged: Iterable<StoredDocument>,
    scope: Scope,
    plan: OrderedPlan,
  ): Iterable<StoredDocument> {
    const sign = plan.isBackwards ? -1 : 1;
    const compare = (a: Entry, b: Entry) => sign * compareEntries(a, b, plan.fields);
    const changed = [...this.changed(scope)]
      .flatMap((document) => entryOf(document, plan.fields) ?? [])
      .filter(({ values, document }) => plan.position(values, document) === 0)
      .sort(compare);
    let next = 0;
    for (const document of unchanged) {
      const entry = entryOf(document, plan.fields)!;
      while (next < changed.length && compare(changed[next]!, entry) < 0) yield changed[next++]!.document;
      yield document;
    }
    while (next < changed.length) yield changed[next++]!.document;
  }

  private holdsUnchanged(collectionPath: string): boolean {
    const [parent, collectionId] = splitLast(collectionPath);
    const documents = this.base.scan({ parent, collectionId, allDescendants: false }, []);
    for (const _ of this.unchanged(documents)) return true;
    return false;
  }

  private *unchanged(documents: Iterable<StoredDocument>): Iterable<StoredDocument> {
    const start = this.base.root.length + 1;
    for (const document of documents) if (!this.differing.has(document.name.slice(start))) yield document;
  }

  private *changed(scope: Scope): Iterable<StoredDocument> {
    for (const [path, document] of this.differing) {
      const collectionPath = splitLast(path)[0];
      if (document !== undefined && inScope(collectionPath, splitLast(collectionPath)[1], scope))
        yield document;
    }
  }
}
