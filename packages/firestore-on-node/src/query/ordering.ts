import { compareStrings } from '../values/strings';
import { formatFieldPath, isDocumentName } from '../paths/fieldPath';
import { compareIndexed } from '../values/indexed';
import { compareNames } from '../values/order';
import { type StoredDocument } from '../values/types';
import { valueOf } from './matches';
import { type Cursor, type FieldOperator, type Filter, type Order } from './types';

const INEQUALITIES: ReadonlySet<FieldOperator> = new Set<FieldOperator>([
  '<',
  '<=',
  '>',
  '>=',
  '!=',
  'not-in',
]);

/** The orders given, then inequality fields by name, then `__name__`, in the last direction given. */
export function completeOrder(given: readonly Order[], where: Filter | null): Order[] {
  const direction = given.at(-1)?.direction ?? 'asc';
  const orders = [...given];
  const taken = new Set(given.map((order) => formatFieldPath(order.field)));
  const inequalities = where === null ? [] : [...new Set(inequalityFields(where))].sort(compareStrings);
  for (const name of inequalities) {
    if (taken.has(name) || name === '__name__') continue;
    const field = fieldNamed(where, name);
    if (field !== null) orders.push({ field, direction });
  }
  if (!taken.has('__name__')) orders.push({ field: ['__name__'], direction });
  return orders;
}

/** Orders documents by the complete order. */
export function compareDocuments(a: StoredDocument, b: StoredDocument, orders: readonly Order[]): number {
  for (const { field, direction } of orders) {
    const order = isDocumentName(field)
      ? compareNames(a.name, b.name)
      : compareIndexed(valueOf(a, field)!, valueOf(b, field)!);
    if (order !== 0) return direction === 'asc' ? order : -order;
  }
  return 0;
}

/** Whether the document has every field it is to be ordered by. */
export function hasOrderFields(document: StoredDocument, orders: readonly Order[]): boolean {
  return orders.every((order) => valueOf(document, order.field) !== undefined);
}

/** Whether the document is at or after a start cursor. */
export function isAfterStart(document: StoredDocument, cursor: Cursor, orders: readonly Order[]): boolean {
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order >= 0 : order > 0;
}

/** Whether the document is before an end cursor. */
export function isBeforeEnd(document: StoredDocument, cursor: Cursor, orders: readonly Order[]): boolean {
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order < 0 : order <= 0;
}

function compareToCursor(document: StoredDocument, cursor: Cursor, orders: readonly Order[]): number {
  for (let i = 0; i < cursor.values.length; i += 1) {
    const { field, direction } = orders[i]!;
    const order = compareIndexed(valueOf(document, field)!, cursor.values[i]!);
    if (order !== 0) return direction === 'asc' ? order : -order;
  }
  return 0;
}

/** The fields of inequality filters as paths, one for each filter. */
export function inequalityFields(filter: Filter): string[] {
  if (filter.kind !== 'field') return filter.filters.flatMap(inequalityFields);
  return INEQUALITIES.has(filter.op) ? [formatFieldPath(filter.field)] : [];
}

function fieldNamed(filter: Filter | null, name: string): readonly string[] | null {
  if (filter === null) return null;
  if (filter.kind === 'field') return formatFieldPath(filter.field) === name ? filter.field : null;
  for (const inner of filter.filters) {
    const found = fieldNamed(inner, name);
    if (found !== null) return found;
  }
  return null;
}
