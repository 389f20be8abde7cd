import { type FindNearest } from './findNearest';
import { type FieldPath } from '../paths/fieldPath';
import { type Value } from '../values/types';

export type FieldOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly op: FieldOperator;
  /** For `in`, `not-in` and `array-contains-any` an array value. Unary filters are `==`/`!=` null or NaN. */
  readonly value: Value;
}

export interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | CompositeFilter;

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'asc' | 'desc';
}

/** A position among results: values for the first of the orders; `before` puts it just before equal ones. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A structured query, checked, with the implied orders written out. */
export interface Query {
  /** null: collections of every id (with `allDescendants`). */
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
  readonly where: Filter | null;
  readonly orderBy: readonly Order[];
  /** The orders as requested, without the implied ones. */
  readonly givenOrderBy: readonly Order[];
  readonly select: readonly FieldPath[] | null;
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Keeps and orders results by the distance of their vectors. */
  readonly findNearest: FindNearest | null;
}
