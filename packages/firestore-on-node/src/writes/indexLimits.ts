import { invalid } from '../errors';
import { overrideKey } from '../indexes/indexFile';
import { type IndexDefinition, type IndexSet } from '../indexes/types';
import { formatFieldPath, getField, parseFieldPath } from '../paths/fieldPath';
import { MAX_INDEXED_BYTES } from '../values/indexed';
import { valueKey } from '../values/key';
import { nameSize, valueSize } from '../values/size';
import { type Fields, type Value } from '../values/types';

// "Indexes": https://firebase.google.com/docs/firestore/quotas#indexes
const MAX_ENTRIES = 40_000;
const MAX_COMPOSITE_ENTRIES = 1_000;
const MAX_ENTRY_BYTES = 7_680;
const MAX_BYTES = 8 * 2 ** 20;
const MAX_COMPOSITE_BYTES = 2 * 2 ** 20;
// "Index entry size": https://firebase.google.com/docs/firestore/storage-size#index-entry-size
const OVERHEAD = 32;

interface Totals {
  entries: number;
  bytes: number;
}

/**
 * Refuses a document whose index entries are too many or too large. Fields that the index file exempts have none;
 * without a file there are the automatic indexes alone. Throws INVALID_ARGUMENT.
 */
export function checkIndexEntries(name: string, fields: Fields, set: IndexSet | null): void {
  const ids = name.split('/').slice(5);
  const collectionId = ids.at(-2)!;
  const parent = name.split('/').slice(0, -2).join('/');
  const own = nameSize(name) + nameSize(parent) + OVERHEAD;
  const single: Totals = { entries: 0, bytes: 0 };
  const exempt = exemption(set, collectionId);
  visit(fields, [], (path, values) => {
    const copies = exempt(path);
    if (copies > 0)
      for (const value of values) add(single, own + path.length + 1 + indexedSize(value), copies);
  });
  const composite: Totals = { entries: 0, bytes: 0 };
  for (const index of set?.composites ?? []) {
    if (index.collectionId !== collectionId) continue;
    for (const size of compositeSizes(index, fields)) add(composite, own + size, 1);
  }
  const bytes = single.bytes + composite.bytes;
  const isTooMuch =
    single.entries + composite.entries > MAX_ENTRIES ||
    composite.entries > MAX_COMPOSITE_ENTRIES ||
    bytes > MAX_BYTES ||
    composite.bytes > MAX_COMPOSITE_BYTES;
  if (isTooMuch) throw invalid(`too many index entries for entity /${ids.join('/')}`);
}

function add(totals: Totals, size: number, copies: number): void {
  if (size > MAX_ENTRY_BYTES)
    throw invalid(`An index entry may have at most ${MAX_ENTRY_BYTES} bytes, this one has ${size}.`);
  totals.entries += copies;
  totals.bytes += copies * size;
}

/** How many entries a field's value has: two (ascending and descending), or as many as the index file says. */
function exemption(set: IndexSet | null, collectionId: string): (path: string) => number {
  if (set === null || set.overrides.size === 0) return () => 2;
  return (path) => {
    const own =
      set.overrides.get(overrideKey(collectionId, path)) ?? set.overrides.get(overrideKey(collectionId, '*'));
    return own === undefined ? 2 : own.length;
  };
}

// Each field has entries, and each element of an array as well.
function visit(
  fields: Fields,
  above: readonly string[],
  each: (path: string, values: readonly Value[]) => void,
): void {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...above, name];
    const elements = 'arrayValue' in value ? distinct(value.arrayValue.values) : [];
    each(formatFieldPath(path), [value, ...elements]);
    if ('mapValue' in value) visit(value.mapValue.fields, path, each);
  }
}

/** The values' part of each entry that an index has of a document: none, one, or one for each element of its array. */
function compositeSizes({ fields: indexed }: IndexDefinition, fields: Fields): number[] {
  let sizes = [0];
  for (const { path, kind } of indexed) {
    if (path === '__name__') continue;
    const value = getField(fields, parseFieldPath(path));
    if (value === undefined) return [];
    const isArray = kind === 'contains' && 'arrayValue' in value;
    const values = kind !== 'contains' ? [value] : isArray ? distinct(value.arrayValue.values) : [];
    sizes = values.flatMap((each) => sizes.map((size) => size + indexedSize(each)));
  }
  return sizes;
}

function distinct(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [valueKey(value), value])).values()];
}

function indexedSize(value: Value): number {
  return Math.min(valueSize(value), MAX_INDEXED_BYTES);
}
