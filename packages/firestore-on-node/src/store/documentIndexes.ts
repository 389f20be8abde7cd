import { type IndexHint } from '../query/indexHint';
import { type OrderedPlan } from '../query/plan';
import { type StoredDocument } from '../values/types';
import { countIds, eachId, FieldIndex, hintKey, hintTest, type Ids } from './fieldIndex';
import { SortedIndex } from './sortedIndex';

// Up to this many documents, sorting is as fast as a sorted index.
const MAX_UNINDEXED = 256;
// Each index costs memory and time at every write, so the least recently used one is dropped.
const MAX_SORTED = 24;
// Below this, a scan is as fast as an index and costs nothing to maintain.
const INDEX_FROM = 64;

/** The documents that a filter leaves, by id. */
interface Narrowest {
  readonly hint: IndexHint;
  readonly ids: readonly Ids[];
  readonly count: number;
}

/** The documents an index is of: one collection's by id, or one group's by path. */
export interface DocumentSource {
  readonly size: number;
  get(id: string): StoredDocument | undefined;
  entries(): Iterable<readonly [id: string, document: StoredDocument]>;
}

/**
 * The indexes of a set of documents: every field by value, once there are enough documents, and the orders
 * that queries have used.
 */
export class DocumentIndexes {
  private fields: FieldIndex | null = null;
  /** By the key of their plans, the one used last at the end. */
  private readonly sorted = new Map<string, SortedIndex>();

  constructor(
    private readonly source: DocumentSource,
    private readonly maxUnindexed = MAX_UNINDEXED,
  ) {}

  /** Notes that the document of an id was replaced or removed. */
  replaced(id: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (this.fields !== null) this.fields.replaceFields(id, before?.fields ?? {}, after?.fields ?? {});
    else if (this.source.size >= INDEX_FROM) this.indexFields();
    for (const index of this.sorted.values()) index.replace(before, after);
  }

  /** The documents of the plan in order; null when filtering by a hint is as fast. */
  walk(plan: OrderedPlan, hints: readonly IndexHint[]): Iterable<StoredDocument> | null {
    if (this.source.size < INDEX_FROM || hints[0]?.kind === 'name') return null;
    const narrowest = this.narrowest(hints);
    if (narrowest !== null && narrowest.count <= this.maxUnindexed) return null;
    const key = narrowest === null ? plan.key : `${plan.key} ${hintKey(narrowest.hint)}`;
    const index = this.sorted.get(key) ?? this.sort(plan, narrowest);
    this.sorted.delete(key);
    this.sorted.set(key, index);
    if (this.sorted.size > MAX_SORTED) this.sorted.delete(this.sorted.keys().next().value!);
    return index.walk(plan);
  }

  /** Documents that can match the hints, in no order. */
  find(hints: readonly IndexHint[]): Iterable<StoredDocument> {
    const narrowest = this.narrowest(hints);
    return narrowest === null ? this.all() : this.byId(narrowest.ids);
  }

  // A search for a new word must not scan all documents, so only those with the word are sorted.
  private sort({ fields }: OrderedPlan, narrowest: Narrowest | null): SortedIndex {
    if (narrowest === null) return new SortedIndex(fields, this.all());
    return new SortedIndex(fields, this.byId(narrowest.ids), hintTest(narrowest.hint));
  }

  /** The hint that leaves the fewest documents; null where none of them names any. */
  private narrowest(hints: readonly IndexHint[]): Narrowest | null {
    let best: Narrowest | null = null;
    for (const hint of hints) {
      const ids = this.idsOf(hint);
      const count = ids === null ? Infinity : countIds(ids);
      if (ids !== null && count < (best?.count ?? Infinity)) best = { hint, ids, count };
    }
    return best;
  }

  private idsOf(hint: IndexHint): readonly Ids[] | null {
    if (hint.kind === 'name' || this.source.size < INDEX_FROM) return null;
    const index = (this.fields ?? this.indexFields()).below(hint.field);
    return index === null ? [] : index.find(hint.kind, hint.values);
  }

  private indexFields(): FieldIndex {
    this.fields = new FieldIndex();
    for (const [id, document] of this.source.entries()) this.fields.replaceFields(id, {}, document.fields);
    return this.fields;
  }

  private *byId(ids: readonly Ids[]): Iterable<StoredDocument> {
    for (const id of eachId(ids)) yield this.source.get(id)!;
  }

  private *all(): Iterable<StoredDocument> {
    for (const [, document] of this.source.entries()) yield document;
  }
}
