import { type FieldPath, getField } from '../paths/fieldPath';
import { type IndexHint } from '../query/indexHint';
import { scalarKey } from '../values/key';
import { vectorOf } from '../values/order';
import { type Fields, type Value } from '../values/types';

// A single document is stored without a set, because most values occur in only one.
export type Ids = string | Set<string>;

/**
 * An index from values, or elements of arrays, to the documents that have them, for one field and the
 * fields of its maps. Whole maps and arrays are not indexed and long values share keys, so results must be
 * filtered.
 */
export class FieldIndex {
  private readonly values = new Map<string, Ids>();
  private readonly elements = new Map<string, Ids>();
  private readonly children = new Map<string, FieldIndex>();

  /** Replaces the indexed fields of one document. */
  replaceFields(id: string, before: Fields, after: Fields): void {
    for (const name of Object.keys(before)) {
      const next = Object.hasOwn(after, name) ? after[name] : undefined;
      if (next !== before[name]) this.child(name).replace(id, before[name], next);
    }
    for (const name of Object.keys(after))
      if (!Object.hasOwn(before, name)) this.child(name).replace(id, undefined, after[name]);
  }

  /** The index of a nested field; null where no document has it. */
  below([name, ...rest]: FieldPath): FieldIndex | null {
    return name === undefined ? this : (this.children.get(name)?.below(rest) ?? null);
  }

  /** Ids by value (or element), grouped by value; null if the index does not contain one of the values. */
  find(kind: 'value' | 'element', values: readonly Value[]): Ids[] | null {
    const found: Ids[] = [];
    for (const key of new Set(values.map(scalarKey))) {
      if (key === null) return null;
      const ids = (kind === 'value' ? this.values : this.elements).get(key);
      if (ids !== undefined) found.push(ids);
    }
    return found;
  }

  private replace(id: string, before: Value | undefined, after: Value | undefined): void {
    const old = before === undefined ? null : scalarKey(before);
    const next = after === undefined ? null : scalarKey(after);
    if (old !== next) {
      if (old !== null) remove(this.values, old, id);
      if (next !== null) add(this.values, next, id);
    }
    if (before !== undefined && 'arrayValue' in before)
      for (const key of elementKeys(before)) remove(this.elements, key, id);
    if (after !== undefined && 'arrayValue' in after)
      for (const key of elementKeys(after)) add(this.elements, key, id);
    const [below, above] = [mapOf(before), mapOf(after)];
    if (below !== NO_FIELDS || above !== NO_FIELDS) this.replaceFields(id, below, above);
  }

  private child(name: string): FieldIndex {
    let child = this.children.get(name);
    if (child === undefined) this.children.set(name, (child = new FieldIndex()));
    return child;
  }
}

/** The number of ids; a document with several of the elements counts as often. */
export function countIds(found: readonly Ids[]): number {
  return found.reduce((sum, ids) => sum + (typeof ids === 'string' ? 1 : ids.size), 0);
}

/** Each id once. */
export function* eachId(found: readonly Ids[]): Iterable<string> {
  const seen = found.length > 1 ? new Set<string>() : null;
  for (const ids of found) {
    for (const id of typeof ids === 'string' ? [ids] : ids) {
      if (seen?.has(id)) continue;
      seen?.add(id);
      yield id;
    }
  }
}

/** A key that is equal for hints that find the same documents in an index. */
export function hintKey({ kind, field, values }: IndexHint): string {
  return JSON.stringify([kind, field, [...new Set(values.map(scalarKey))].sort()]);
}

/** Tells whether an index finds a document with these fields by the hint. */
export function hintTest({ kind, field, values }: IndexHint): (fields: Fields) => boolean {
  const keys = new Set(values.map(scalarKey));
  return (fields) => {
    const value = getField(fields, field);
    if (value === undefined) return false;
    if (kind === 'value') return keys.has(scalarKey(value));
    return 'arrayValue' in value && value.arrayValue.values.some((item) => keys.has(scalarKey(item)));
  };
}

const NO_FIELDS: Fields = {};

// Queries cannot address a part of a vector.
function mapOf(value: Value | undefined): Fields {
  if (value === undefined || !('mapValue' in value)) return NO_FIELDS;
  return vectorOf(value.mapValue.fields) === null ? value.mapValue.fields : NO_FIELDS;
}

function elementKeys(value: Extract<Value, { arrayValue: unknown }>): Set<string> {
  return new Set(value.arrayValue.values.flatMap((item) => scalarKey(item) ?? []));
}

function add(entries: Map<string, Ids>, key: string, id: string): void {
  const ids = entries.get(key);
  if (ids === undefined) entries.set(key, id);
  else if (typeof ids !== 'string') ids.add(id);
  else if (ids !== id) entries.set(key, new Set([ids, id]));
}

function remove(entries: Map<string, Ids>, key: string, id: string): void {
  const ids = entries.get(key);
  if (ids === id) entries.delete(key);
  else if (typeof ids === 'object' && ids.delete(id) && ids.size === 0) entries.delete(key);
}
