import { invalid } from '../errors';
import { isRecord, type Json } from '../json';
import { type FieldPath, getField, parseFieldPath, withField } from '../paths/fieldPath';
import { double, isNumber, toNumber } from '../values/numbers';
import { vectorOf } from '../values/order';
import { parseValue } from '../values/parse';
import { type StoredDocument, type Value } from '../values/types';
import { type DistanceMeasure, readDistanceMeasure } from './enums';
import { parseFieldReference } from './parseFilter';

/** The documents whose vector in a field is nearest to one: https://firebase.google.com/docs/firestore/vector-search */
export interface FindNearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** The distance limit (for dot products the minimum); null for none. */
  readonly threshold: number | null;
  /** The result field for the distance; null for none. */
  readonly resultField: FieldPath | null;
}

const MAX_LIMIT = 1_000;

/** Parses StructuredQuery.findNearest; null if absent. Throws INVALID_ARGUMENT. */
export function parseFindNearest(json: Json | undefined): FindNearest | null {
  if (json === undefined || json === null) return null;
  if (!isRecord(json)) throw invalid('findNearest must be an object.');
  const vector = numbersOf(parseValue(json.queryVector));
  if (vector === null || vector.length === 0) throw invalid('findNearest needs a queryVector.');
  const limit = wrapped(json.limit);
  if (limit === null || !Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}.`);
  const threshold = wrapped(json.distanceThreshold);
  if (threshold !== null && Number.isNaN(threshold)) throw invalid('distanceThreshold must be a number.');
  const named = json.distanceResultField;
  return {
    field: parseFieldReference(json.vectorField),
    vector,
    measure: readDistanceMeasure(json.distanceMeasure),
    limit,
    threshold,
    resultField: typeof named === 'string' && named !== '' ? parseFieldPath(named) : null,
  };
}

/** The nearest of the documents, the nearest first; those without a vector of that dimension do not count. */
export function nearest(documents: readonly StoredDocument[], search: FindNearest): StoredDocument[] {
  const { field, vector, measure, limit, threshold, resultField } = search;
  // The larger a dot product, the nearer; of the others the smaller.
  const sign = measure === 'dot-product' ? -1 : 1;
  return documents
    .flatMap((document) => {
      const other = numbersOf(getField(document.fields, field));
      if (other === null || other.length !== vector.length) return [];
      const distance = DISTANCES[measure](vector, other);
      const isNear = threshold === null || sign * distance <= sign * threshold;
      return isNear && !Number.isNaN(distance) ? [{ document, distance }] : [];
    })
    .sort((a, b) => sign * (a.distance - b.distance))
    .slice(0, limit)
    .map(({ document, distance }) =>
      resultField === null
        ? document
        : { ...document, fields: withField(document.fields, resultField, double(distance)) },
    );
}

type Vector = readonly number[];

const dot = (a: Vector, b: Vector) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);

const DISTANCES: Readonly<Record<DistanceMeasure, (a: Vector, b: Vector) => number>> = {
  euclidean: (a, b) => Math.hypot(...a.map((x, i) => x - b[i]!)),
  // A zero vector has no direction and so no angle.
  cosine: (a, b) => 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)),
  'dot-product': dot,
};

function numbersOf(value: Value | undefined): number[] | null {
  const vector = value !== undefined && 'mapValue' in value ? vectorOf(value.mapValue.fields) : null;
  return vector !== null && vector.every(isNumber) ? vector.map(toNumber) : null;
}

function wrapped(json: Json | undefined): number | null {
  if (json === undefined || json === null) return null;
  return Number(isRecord(json) ? (json.value ?? 0) : json);
}
