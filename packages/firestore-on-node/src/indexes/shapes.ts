import { type FieldPath, formatFieldPath, isDocumentName } from '../paths/fieldPath';
import { type FieldFilter, type Filter, type Query } from '../query/types';
import { type IndexField } from './types';

/** The index that one disjunct of a query needs: equality (or array-contains) fields, then ordered fields. */
export interface Shape {
  readonly equal: readonly IndexField[];
  readonly ordered: readonly IndexField[];
}

/**
 * The shapes of all disjuncts of a query; `in` counts as an equality. `aggregated` fields must be in the
 * index too. A trailing `__name__` in the direction of the order before it is omitted, because every index
 * ends with one.
 */
export function shapesOf(query: Query, aggregated: readonly FieldPath[]): Shape[] {
  const ways = query.where === null ? [[]] : waysOf(query.where);
  return ways.map((way) => shapeOf(way, query, aggregated));
}

function shapeOf(way: readonly IndexField[], query: Query, aggregated: readonly FieldPath[]): Shape {
  const equal = way.filter((field, i) => way.findIndex((other) => sameField(other, field)) === i);
  const isEqual = (path: string) => equal.some((field) => field.path === path && field.kind !== 'contains');
  const orders = query.orderBy.map(({ field, direction }): IndexField => ({
    path: formatFieldPath(field),
    kind: direction,
  }));
  const name = orders.pop()!;
  const kind = orders.at(-1)?.kind ?? name.kind;
  const ordered = orders.filter(({ path }) => !isEqual(path));
  for (const path of aggregated.map(formatFieldPath)) {
    if (!isEqual(path) && !ordered.some((field) => field.path === path)) ordered.push({ path, kind });
  }
  if (ordered.length > 0 && ordered.at(-1)!.kind !== name.kind) ordered.push(name);
  return { equal, ordered };
}

/** The filter as an OR of ANDs, each as its equality fields; inequalities appear in the orders. */
function waysOf(filter: Filter): IndexField[][] {
  if (filter.kind === 'field') return [fieldsOf(filter)];
  const parts = filter.filters.map(waysOf);
  if (filter.kind === 'or') return parts.flat();
  return parts.reduce((ways, more) => ways.flatMap((way) => more.map((other) => [...way, ...other])), [[]]);
}

function fieldsOf({ field, op }: FieldFilter): IndexField[] {
  if (isDocumentName(field)) return [];
  const path = formatFieldPath(field);
  if (op === '==' || op === 'in') return [{ path, kind: 'asc' }];
  return op.startsWith('array-') ? [{ path, kind: 'contains' }] : [];
}

/** Whether two fields of indexes are the same, direction included. */
export function sameField(a: IndexField, b: IndexField): boolean {
  return a.path === b.path && a.kind === b.kind;
}
