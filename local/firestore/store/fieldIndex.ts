import { type FieldPath, getField } from '../paths/fieldPath';
import { valueKey } from '../values/key';
import { type StoredDocument, type Value } from '../values/types';

/** Which documents of one collection hold a value in a field, or as an element of the array in it. */
export class FieldIndex {
  private readonly entries = new Map<string, Map<string, StoredDocument>>();

  constructor(
    private readonly kind: 'value' | 'element',
    private readonly field: FieldPath,
  ) {}

  replace(id: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const key of this.keys(before)) this.remove(key, id);
    if (after !== undefined) for (const key of this.keys(after)) this.entry(key).set(id, after);
  }

  /** How many entries the values have; a document with several of the elements counts as often. */
  count(values: readonly Value[]): number {
    return values.reduce((sum, value) => sum + (this.entries.get(valueKey(value))?.size ?? 0), 0);
  }

  *find(values: readonly Value[]): Iterable<StoredDocument> {
    const seen = new Set<string>();
    for (const key of new Set(values.map(valueKey))) {
      for (const [id, document] of this.entries.get(key) ?? []) {
        // An array may hold several of the wanted elements.
        if (seen.has(id)) continue;
        seen.add(id);
        yield document;
      }
    }
  }

  private keys(document: StoredDocument | undefined): Iterable<string> {
    const value = document === undefined ? undefined : getField(document.fields, this.field);
    if (value === undefined) return [];
    if (this.kind === 'value') return [valueKey(value)];
    return 'arrayValue' in value ? new Set(value.arrayValue.values.map(valueKey)) : [];
  }

  private entry(key: string): Map<string, StoredDocument> {
    const existing = this.entries.get(key);
    if (existing !== undefined) return existing;
    const created = new Map<string, StoredDocument>();
    this.entries.set(key, created);
    return created;
  }

  private remove(key: string, id: string): void {
    const entry = this.entries.get(key);
    entry?.delete(id);
    if (entry?.size === 0) this.entries.delete(key);
  }
}
