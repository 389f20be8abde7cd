import { invalid } from '../errors';
import { type Json } from '../json';
import { type FieldOperator } from './types';

// Names and numbers of the enums in google/firestore/v1/query.proto; clients may send either.
const FIELD_OPERATORS: ReadonlyArray<readonly [string, number, FieldOperator]> = [
  ['LESS_THAN', 1, '<'],
  ['LESS_THAN_OR_EQUAL', 2, '<='],
  ['GREATER_THAN', 3, '>'],
  ['GREATER_THAN_OR_EQUAL', 4, '>='],
  ['EQUAL', 5, '=='],
  ['NOT_EQUAL', 6, '!='],
  ['ARRAY_CONTAINS', 7, 'array-contains'],
  ['IN', 8, 'in'],
  ['ARRAY_CONTAINS_ANY', 9, 'array-contains-any'],
  ['NOT_IN', 10, 'not-in'],
];

const COMPOSITE_OPERATORS = [
  ['AND', 1, 'and'],
  ['OR', 2, 'or'],
] as const;

const UNARY_OPERATORS = [
  ['IS_NAN', 2, 'is-nan'],
  ['IS_NULL', 3, 'is-null'],
  ['IS_NOT_NAN', 4, 'is-not-nan'],
  ['IS_NOT_NULL', 5, 'is-not-null'],
] as const;

export type DistanceMeasure = 'euclidean' | 'cosine' | 'dot-product';

const DISTANCE_MEASURES: ReadonlyArray<readonly [string, number, DistanceMeasure]> = [
  ['EUCLIDEAN', 1, 'euclidean'],
  ['COSINE', 2, 'cosine'],
  ['DOT_PRODUCT', 3, 'dot-product'],
];

const DIRECTIONS = [
  ['DIRECTION_UNSPECIFIED', 0, 'asc'],
  ['ASCENDING', 1, 'asc'],
  ['DESCENDING', 2, 'desc'],
] as const;

function reader<T>(what: string, table: ReadonlyArray<readonly [string, number, T]>) {
  return (json: Json | undefined): T => {
    const row = table.find(([name, number]) => json === name || json === number);
    if (row === undefined) throw invalid(`Unknown ${what}: ${JSON.stringify(json)}.`);
    return row[2];
  };
}

export const readFieldOperator = reader('field filter operator', FIELD_OPERATORS);
export const readCompositeOperator = reader('composite filter operator', COMPOSITE_OPERATORS);
export const readUnaryOperator = reader('unary filter operator', UNARY_OPERATORS);
export const readDistanceMeasure = reader('distance measure', DISTANCE_MEASURES);
export const readDirection = (json: Json | undefined) => (json === undefined ? 'asc' : directionOf(json));

const directionOf = reader('direction', DIRECTIONS);
