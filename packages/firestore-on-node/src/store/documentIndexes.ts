import { type IndexHint } from '../query/indexHint';
import { type OrderedPlan } from '../query/plan';
import { type StoredDocument } from '../values/types';
import { countIds, eachId, FieldIndex } from './fieldIndex';
import { SortedIndex } from './sortedIndex';

// Up to this many documents, sorting is as fast as a sorted index.
const MAX_UNINDEXED = 256;
// Each index costs memory and time at every write, so the least recently used one is dropped.
const MAX_SORTED = 24;
// Below this, a scan is as fast as an index and costs nothing to maintain.
const INDEX_FROM = 64;

/** The documents an index is of: one collection's by id, or one group's by path. */
export interface DocumentSource {
  readonly size: number;
  get(id: string): StoredDocument | undefined;
  entries(): Iterable<readonly [id: string, document: StoredDocument]>;
}

/**
 * The indexes of a set of documents: every field by value, as soon as there are enough documents to make it worth
 * while, and the orders that queries have asked for.
 */
export class DocumentIndexes {
  private fields: FieldIndex | null = null;
  /** By the key of their plans, the one used last at the end. */
  private readonly sorted = new Map<string, SortedIndex>();

  constructor(private readonly source: DocumentSource) {}

  /** Notes that the document of an id was replaced or removed. */
  replaced(id: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (this.fields !== null) this.fields.replaceFields(id, before?.fields ?? {}, after?.fields ?? {});
    else if (this.source.size >= INDEX_FROM) this.indexFields();
    for (const index of this.sorted.values()) index.replace(before, after);
  }

  /** The documents of the plan in order; null when filtering by the hint is as fast. */
  walk(plan: OrderedPlan, hint: IndexHint | null): Iterable<StoredDocument> | null {
    if (this.source.size < INDEX_FROM || hint?.kind === 'name') return null;
    const ids = hint === null ? null : this.idsOf(hint);
    if (ids !== null && countIds(ids) <= MAX_UNINDEXED) return null;
    const index = this.sorted.get(plan.key) ?? new SortedIndex(plan.fields, this.all());
    this.sorted.delete(plan.key);
    this.sorted.set(plan.key, index);
    if (this.sorted.size > MAX_SORTED) this.sorted.delete(this.sorted.keys().next().value!);
    return index.walk(plan);
  }

  /** Documents that can match the hint, in no order. */
  *find(hint: IndexHint | null): Iterable<StoredDocument> {
    const ids = hint === null ? null : this.idsOf(hint);
    if (ids === null) yield* this.all();
    else for (const id of eachId(ids)) yield this.source.get(id)!;
  }

  private idsOf(hint: IndexHint): ReturnType<FieldIndex['find']> {
    if (hint.kind === 'name' || this.source.size < INDEX_FROM) return null;
    const index = (this.fields ?? this.indexFields()).below(hint.field);
    return index === null ? [] : index.find(hint.kind, hint.values);
  }

  private indexFields(): FieldIndex {
    this.fields = new FieldIndex();
    for (const [id, document] of this.source.entries()) this.fields.replaceFields(id, {}, document.fields);
    return this.fields;
  }

  private *all(): Iterable<StoredDocument> {
    for (const [, document] of this.source.entries()) yield document;
  }
}
