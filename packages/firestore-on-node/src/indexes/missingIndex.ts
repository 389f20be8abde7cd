import { type FieldPath } from '../paths/fieldPath';
import { type Query } from '../query/types';
import { overrideKey } from './indexFile';
import { sameField, type Shape, shapesOf } from './shapes';
import {
  type IndexDefinition,
  type IndexField,
  type IndexKind,
  type IndexScope,
  type IndexSet,
} from './types';

/**
 * Returns the index that a query needs and the set lacks, or null. `aggregated` are the fields that `sum` and `average`
 * read, none for a query that returns documents. Indexes that end in the query's orders are merged until
 * they cover all its equalities ("Index types in Cloud Firestore", index merging). A descending order needs an index of
 * its own, and a range without an order is ascending, counted ones too (the same page).
 */
export function missingIndex(
  query: Query,
  aggregated: readonly FieldPath[],
  set: IndexSet,
): IndexDefinition | null {
  const { collectionId } = query;
  // Queries over collections of every id are ordered by name and need no index.
  if (collectionId === null) return null;
  const scope: IndexScope = query.allDescendants ? 'group' : 'collection';
  const composites = set.composites.filter(
    (index) => index.collectionId === collectionId && index.scope === scope,
  );
  for (const shape of shapesOf(query, aggregated)) {
    const singles = [...shape.equal, ...shape.ordered].flatMap((field) =>
      singleIndexes(set, collectionId, scope, field),
    );
    if (!isServed(shape, [...composites, ...singles]))
      return { collectionId, scope, fields: [...shape.equal, ...shape.ordered] };
  }
  return null;
}

function isServed({ equal, ordered }: Shape, indexes: readonly IndexDefinition[]): boolean {
  if (equal.length === 0 && ordered.length === 0) return true;
  const covers = indexes.flatMap((index) => {
    const prefix = prefixBefore(withoutName(index.fields), ordered);
    const isUsable =
      prefix !== null && prefix.every((field) => equal.some((required) => serves(field, required)));
    return isUsable ? [prefix] : [];
  });
  if (covers.length === 0) return false;
  return equal.every((required) => covers.some((prefix) => prefix.some((field) => serves(field, required))));
}

/** The fields before the orders, of an index that ends with them; null for any other index. An index is read
 * in its own direction only. */
function prefixBefore(
  fields: readonly IndexField[],
  ordered: readonly IndexField[],
): readonly IndexField[] | null {
  const start = fields.length - ordered.length;
  if (start < 0) return null;
  const isEnd = fields.slice(start).every((field, i) => sameField(field, ordered[i]!));
  return isEnd ? fields.slice(0, start) : null;
}

// An equality leaves one value, so the direction does not matter.
function serves(field: IndexField, required: IndexField): boolean {
  return field.path === required.path && (field.kind === 'contains') === (required.kind === 'contains');
}

function reversed({ path, kind }: IndexField): IndexField {
  return { path, kind: kind === 'asc' ? 'desc' : kind === 'desc' ? 'asc' : kind };
}

// `__name__` in the direction of the field before it is implied.
function withoutName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1)!;
  const before = fields.at(-2);
  return last.path === '__name__' && (before === undefined || before.kind !== reversed(last).kind)
    ? fields.slice(0, -1)
    : fields;
}

/** The automatic single-field indexes of a collection, or their overrides; collection groups have none by default. */
function singleIndexes(
  set: IndexSet,
  collectionId: string,
  scope: IndexScope,
  { path }: IndexField,
): readonly IndexDefinition[] {
  const own =
    set.overrides.get(overrideKey(collectionId, path)) ?? set.overrides.get(overrideKey(collectionId, '*'));
  if (own !== undefined)
    return own.filter((index) => index.scope === scope).map((index) => onField(index, path));
  if (scope === 'group') return [];
  const kinds: readonly IndexKind[] = ['asc', 'desc', 'contains'];
  return kinds.map((kind) => ({ collectionId, scope, fields: [{ path, kind }] }));
}

function onField(index: IndexDefinition, path: string): IndexDefinition {
  return { ...index, fields: index.fields.map(({ kind }) => ({ path, kind })) };
}
