import { isRecord, type Json } from '../json';
import { formatFieldPath, parseFieldPath } from '../paths/fieldPath';
import {
  type IndexDefinition,
  type IndexField,
  type IndexKind,
  type IndexScope,
  type IndexSet,
  type VectorIndex,
} from './types';

/** Parses the content of a `firestore.indexes.json`. Throws an Error that names the fault. */
export function parseIndexFile(json: Json): IndexSet {
  if (!isRecord(json)) throw new Error('An index file holds an object.');
  const composites: IndexDefinition[] = [];
  const vectors: VectorIndex[] = [];
  for (const entry of list(json.indexes)) {
    if (!isRecord(entry)) throw new Error('An index is an object.');
    const of = {
      collectionId: text(entry.collectionGroup, 'collectionGroup'),
      scope: scope(entry.queryScope),
    };
    const last = list(entry.fields).at(-1);
    if (isRecord(last) && isRecord(last.vectorConfig)) {
      const otherFields = list(entry.fields).slice(0, -1);
      vectors.push({
        ...of,
        otherFields: otherFields.length === 0 ? [] : fields(otherFields).map(({ path }) => path),
        path: written(last.fieldPath),
        dimension: Number(last.vectorConfig.dimension),
      });
    } else composites.push({ ...of, fields: fields(entry.fields) });
  }
  return { composites, vectors, overrides: new Map(list(json.fieldOverrides).map(override)) };
}

/** The key of a field's own indexes. */
export function overrideKey(collectionId: string, path: string): string {
  return `${collectionId}/${path}`;
}

function override(entry: Json): [string, readonly IndexDefinition[]] {
  if (!isRecord(entry)) throw new Error('A field override is an object.');
  const collectionId = text(entry.collectionGroup, 'collectionGroup');
  const path = written(entry.fieldPath);
  const indexes = list(entry.indexes).map((index): IndexDefinition => {
    if (!isRecord(index)) throw new Error('An index is an object.');
    return {
      collectionId,
      scope: scope(index.queryScope),
      fields: [{ path, kind: kind(index.order, index.arrayConfig) }],
    };
  });
  return [overrideKey(collectionId, path), indexes];
}

function fields(json: Json | undefined): IndexField[] {
  const parsed = list(json).map((field): IndexField => {
    if (!isRecord(field)) throw new Error('A field of an index is an object.');
    return { path: written(field.fieldPath), kind: kind(field.order, field.arrayConfig) };
  });
  if (parsed.length === 0) throw new Error('An index has fields.');
  return parsed;
}

function kind(order: Json | undefined, arrayConfig: Json | undefined): IndexKind {
  if (arrayConfig === 'CONTAINS') return 'contains';
  if (order === 'ASCENDING') return 'asc';
  if (order === 'DESCENDING') return 'desc';
  throw new Error('A field of an index has an order or an arrayConfig.');
}

function scope(json: Json | undefined): IndexScope {
  if (json === undefined || json === 'COLLECTION') return 'collection';
  if (json === 'COLLECTION_GROUP') return 'group';
  throw new Error(`Unknown queryScope: ${JSON.stringify(json)}.`);
}

function written(json: Json | undefined): string {
  const path = text(json, 'fieldPath');
  return path === '*' ? path : formatFieldPath(parseFieldPath(path));
}

function text(json: Json | undefined, what: string): string {
  if (typeof json !== 'string' || json === '') throw new Error(`${what} is missing.`);
  return json;
}

function list(json: Json | undefined): readonly Json[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw new Error('Expected a list.');
  return json as readonly Json[];
}
