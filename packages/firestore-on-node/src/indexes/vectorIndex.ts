import { FirestoreError } from '../errors';
import { formatFieldPath, isDocumentName } from '../paths/fieldPath';
import { atomsOf } from '../query/checkQuery';
import { type Query } from '../query/types';
import { type IndexSet } from './types';

/**
 * Refuses a vector search without its index; the error has the entry for the index file. Throws
 * FAILED_PRECONDITION.
 */
export function requireVectorIndex(query: Query, set: IndexSet): void {
  const { findNearest, collectionId, allDescendants, where, orderBy } = query;
  if (findNearest === null || collectionId === null) return;
  const fields = [...(where === null ? [] : atomsOf(where)), ...orderBy].map(({ field }) => field);
  const otherFields = new Set(fields.filter((field) => !isDocumentName(field)).map(formatFieldPath));
  const path = formatFieldPath(findNearest.field);
  const dimension = findNearest.vector.length;
  const scope = allDescendants ? 'group' : 'collection';
  const isThere = set.vectors.some(
    (index) =>
      index.collectionId === collectionId &&
      index.scope === scope &&
      index.path === path &&
      index.dimension === dimension &&
      index.otherFields.length === otherFields.size &&
      index.otherFields.every((other) => otherFields.has(other)),
  );
  if (isThere) return;
  const entry = {
    collectionGroup: collectionId,
    queryScope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [
      ...[...otherFields].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      { fieldPath: path, vectorConfig: { dimension, flat: {} } },
    ],
  };
  throw new FirestoreError(
    'FAILED_PRECONDITION',
    `Missing vector index configuration. Add it to "indexes" of firestore.indexes.json: ${JSON.stringify(entry)}`,
  );
}
