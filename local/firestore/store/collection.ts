import { formatFieldPath } from '../paths/fieldPath';
import { splitLast } from '../paths/resourceName';
import { type IndexHint } from '../query/indexHint';
import { type StoredDocument } from '../values/types';
import { FieldIndex } from './fieldIndex';

// Below this a scan is as quick as an index, and costs no upkeep.
const INDEX_FROM = 64;

/** The documents of one collection by id, with an index for each field that an equality was asked about. */
export class Collection {
  readonly documents = new Map<string, StoredDocument>();
  readonly id: string;
  private readonly indexes = new Map<string, FieldIndex>();

  constructor(readonly path: string) {
    this.id = splitLast(path)[1];
  }

  put(id: string, document: StoredDocument | undefined): void {
    const before = this.documents.get(id);
    if (document === undefined) this.documents.delete(id);
    else this.documents.set(id, document);
    for (const index of this.indexes.values()) index.replace(id, before, document);
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
