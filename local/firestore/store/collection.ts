import { formatFieldPath } from '../paths/fieldPath';
import { splitLast } from '../paths/resourceName';
import { type IndexHint } from '../query/indexHint';
import { type OrderedPlan } from '../query/plan';
import { type StoredDocument } from '../values/types';
import { FieldIndex } from './fieldIndex';
import { SortedIndex } from './sortedIndex';

// So many documents an equality may leave that sorting them is as quick as going by a sorted index.
const FEW = 256;
// Each costs memory and time at every write; the one used least lately makes room.
const MOST_SORTED = 24;
// Below this a scan is as quick as an index, and costs no upkeep.
const INDEX_FROM = 64;

/** The documents of one collection by id, with the indexes that queries have asked for. */
export class Collection {
  readonly documents = new Map<string, StoredDocument>();
  readonly id: string;
  private readonly indexes = new Map<string, FieldIndex>();
  /** By the key of their plans, the one used last at the end. */
  private readonly sorted = new Map<string, SortedIndex>();

  constructor(readonly path: string) {
    this.id = splitLast(path)[1];
  }

  put(id: string, document: StoredDocument | undefined): void {
    const before = this.documents.get(id);
    if (document === undefined) this.documents.delete(id);
    else this.documents.set(id, document);
    for (const index of this.indexes.values()) index.replace(id, before, document);
    for (const index of this.sorted.values()) index.replace(before, document);
  }

  /** The documents of the plan in its order; null where going through what the hint finds is as quick. */
  walk(plan: OrderedPlan, hint: IndexHint | null): Iterable<StoredDocument> | null {
    if (this.documents.size < INDEX_FROM || hint?.kind === 'name') return null;
    if (hint !== null && this.index(hint.kind, hint.field).count(hint.values) <= FEW) return null;
    const index = this.sorted.get(plan.key) ?? new SortedIndex(plan.fields, this.documents.values());
    this.sorted.delete(plan.key);
    this.sorted.set(plan.key, index);
    if (this.sorted.size > MOST_SORTED) this.sorted.delete(this.sorted.keys().next().value!);
    return index.walk(plan);
  }

  find(hint: IndexHint | null): Iterable<StoredDocument> {
    if (hint === null || hint.kind === 'name' || this.documents.size < INDEX_FROM)
      return this.documents.values();
    return this.index(hint.kind, hint.field).find(hint.values);
  }

  private index(kind: 'value' | 'element', field: IndexHint['field']): FieldIndex {
    const key = `${kind}:${formatFieldPath(field)}`;
    const existing = this.indexes.get(key);
    if (existing !== undefined) return existing;
    const created = new FieldIndex(kind, field);
    for (const [id, document] of this.documents) created.replace(id, undefined, document);
    this.indexes.set(key, created);
    return created;
  }
}
