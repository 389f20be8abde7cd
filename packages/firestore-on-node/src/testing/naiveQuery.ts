import { comparePlain, isArray, kindOf, type Plain, type PlainMap } from './plainValue';

export interface FieldCondition {
  readonly kind: 'field';
  readonly field: string;
  /** As query.proto names it, of unary filters too; those have no use for the value. */
  readonly op: string;
  readonly value: Plain;
}

export type Condition =
  FieldCondition | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] };

export interface NaiveCursor {
  readonly values: readonly Plain[];
  readonly before: boolean;
}

export interface NaiveQuery {
  /** Segments of the document the query is below; none for the root. */
  readonly parent: readonly string[];
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where: Condition | null;
  /** The fields, `__name__` among them, with those that are implied. */
  readonly orders: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[];
  readonly start: NaiveCursor | null;
  readonly end: NaiveCursor | null;
  readonly offset: number;
  readonly limit: number | null;
}

/** A document with the segments of its path. */
export interface Row {
  readonly path: readonly string[];
  readonly fields: PlainMap;
}

/**
 * The paths that a query finds, by the words of the documentation and with no regard for speed:
 * https://firebase.google.com/docs/firestore/query-data/queries, …/order-limit-data and …/query-cursors
 */
export function findNaively(rows: readonly Row[], query: NaiveQuery): string[] {
  const { where, orders, offset, limit, start, end } = query;
  const found = rows
    .filter((row) => isBelow(row, query))
    .filter((row) => where === null || holds(row, where))
    .filter((row) => orders.every(([field]) => valueOf(row, field) !== undefined))
    .filter((row) => start === null || toCursor(row, start, query) >= (start.before ? 0 : 1))
    .filter((row) => end === null || toCursor(row, end, query) < (end.before ? 0 : 1))
    .sort((a, b) => compareBy(orders, a, (field) => valueOf(b, field)!));
  return found.slice(offset, limit === null ? undefined : offset + limit).map(({ path }) => path.join('/'));
}

/** The document's value in a field; its name is a reference. */
export function valueOf({ path, fields }: Row, field: string): Plain | undefined {
  if (field === '__name__') return { path };
  let value: Plain | undefined = { map: fields };
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null || isArray(value) || !('map' in value)) return undefined;
    value = Object.hasOwn(value.map, name) ? value.map[name] : undefined;
  }
  return value;
}

function isBelow({ path }: Row, { parent, collectionId, allDescendants }: NaiveQuery): boolean {
  if (parent.some((segment, i) => path[i] !== segment)) return false;
  if (path.length <= parent.length || path.at(-2) !== collectionId) return false;
  return allDescendants || path.length === parent.length + 2;
}

type Orders = NaiveQuery['orders'];

function compareBy(orders: Orders, row: Row, other: (field: string) => Plain): number {
  for (const [field, direction] of orders) {
    const order = Math.sign(comparePlain(valueOf(row, field)!, other(field)));
    if (order !== 0) return direction === 'ASCENDING' ? order : -order;
  }
  return 0;
}

function toCursor(row: Row, { values }: NaiveCursor, { orders }: NaiveQuery): number {
  const first = orders.slice(0, values.length);
  return compareBy(first, row, (field) => values[first.findIndex(([name]) => name === field)]!);
}

const includes = (values: readonly Plain[], target: Plain) =>
  values.some((value) => comparePlain(value, target) === 0);

/** Null and NaN are found by IS_NULL and IS_NAN alone. */
const isMember = (values: readonly Plain[], target: Plain) =>
  target !== null && !Number.isNaN(target) && includes(values, target);

function holds(row: Row, condition: Condition): boolean {
  if (condition.kind === 'field') return passes(row, condition);
  const { kind, conditions } = condition;
  return kind === 'and'
    ? conditions.every((inner) => holds(row, inner))
    : conditions.some((inner) => holds(row, inner));
}

function passes(row: Row, { field, op, value }: FieldCondition): boolean {
  const own = valueOf(row, field);
  if (own === undefined) return false;
  const among = isArray(value) ? value : [];
  const order = comparePlain(own, value);
  const isAlike = kindOf(own) === kindOf(value) && !Number.isNaN(own) && !Number.isNaN(value);
  switch (op) {
    case 'IS_NULL':
      return own === null;
    case 'IS_NOT_NULL':
      return own !== null;
    case 'IS_NAN':
      return Number.isNaN(own);
    case 'IS_NOT_NAN':
      return own !== null && !Number.isNaN(own);
    case 'EQUAL':
      return order === 0;
    case 'NOT_EQUAL':
      return own !== null && order !== 0;
    case 'LESS_THAN':
      return isAlike && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isAlike && order <= 0;
    case 'GREATER_THAN':
      return isAlike && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isAlike && order >= 0;
    case 'IN':
      return isMember(among, own);
    case 'NOT_IN':
      return own !== null && !among.includes(null) && !includes(among, own);
    case 'ARRAY_CONTAINS':
      return isArray(own) && isMember(own, value);
    default:
      return isArray(own) && among.some((target) => isMember(own, target));
  }
}
