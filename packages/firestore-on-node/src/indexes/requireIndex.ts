import { FirestoreError } from '../errors';
import { type FieldPath } from '../paths/fieldPath';
import { type Query } from '../query/types';
import { indexLink } from './indexLink';
import { missingIndex } from './missingIndex';
import { type IndexDefinition, type IndexField, type IndexSet } from './types';
import { requireVectorIndex } from './vectorIndex';

/** Throws FAILED_PRECONDITION with the missing index entry for a query without its index. */
export function requireIndex(
  query: Query,
  aggregated: readonly FieldPath[],
  set: IndexSet | null,
  { project, id }: { readonly project: string; readonly id: string },
): void {
  if (set === null) return;
  if (query.findNearest !== null) return requireVectorIndex(query, set);
  const missing = missingIndex(query, aggregated, set);
  if (missing === null) return;
  const [first, second] = missing.fields;
  const entry = JSON.stringify(second === undefined ? fieldOverride(missing, first!) : composite(missing));
  const head =
    second === undefined
      ? `The query requires a ${singleName(missing, first!)} index for collection ${missing.collectionId} and field ${first!.path}.`
      : 'The query requires an index.';
  const place = second === undefined ? 'fieldOverrides' : 'indexes';
  throw new FirestoreError(
    'FAILED_PRECONDITION',
    `${head} You can create it here: ${indexLink(project, id, missing)} or add it to "${place}" of firestore.indexes.json: ${entry}`,
  );
}

function composite(index: IndexDefinition): object {
  return {
    collectionGroup: index.collectionId,
    queryScope: scopeName(index),
    fields: index.fields.map((field) => ({ fieldPath: field.path, ...kindOf(field) })),
  };
}

function fieldOverride(index: IndexDefinition, field: IndexField): object {
  return {
    collectionGroup: index.collectionId,
    fieldPath: field.path,
    indexes: [{ queryScope: scopeName(index), ...kindOf(field) }],
  };
}

function singleName(index: IndexDefinition, { kind }: IndexField): string {
  return `${scopeName(index)}_${kind === 'contains' ? 'CONTAINS' : kind.toUpperCase()}`;
}

function scopeName({ scope }: IndexDefinition): string {
  return scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function kindOf({ kind }: IndexField): object {
  if (kind === 'contains') return { arrayConfig: 'CONTAINS' };
  return { order: kind === 'asc' ? 'ASCENDING' : 'DESCENDING' };
}
