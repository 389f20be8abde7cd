import { getField } from '../paths/fieldPath';
import { type Order } from '../query/types';
import { compareIndexed } from '../values/indexed';
import { compareNames } from '../values/order';
import { type StoredDocument, type Value } from '../values/types';

/** A document with the values it is ordered by. */
export interface Entry {
  readonly values: readonly Value[];
  readonly document: StoredDocument;
}

/** The document's entry in an index of the fields; null where it lacks one of them. */
export function entryOf(document: StoredDocument, fields: readonly Order[]): Entry | null {
  const values: Value[] = [];
  for (const { field } of fields) {
    const value = getField(document.fields, field);
    if (value === undefined) return null;
    values.push(value);
  }
  return { values, document };
}

/** Orders entries by the fields and then by name. */
export function compareEntries(a: Entry, b: Entry, fields: readonly Order[]): number {
  for (let i = 0; i < fields.length; i += 1) {
    const order = compareIndexed(a.values[i]!, b.values[i]!);
    if (order !== 0) return fields[i]!.direction === 'asc' ? order : -order;
  }
  return compareNames(a.document.name, b.document.name);
}
