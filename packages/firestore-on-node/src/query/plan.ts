import { formatFieldPath, isDocumentName } from '../paths/fieldPath';
import { compareStrings } from '../values/strings';
import { compareIndexed, isCut } from '../values/indexed';
import { typeOrder } from '../values/order';
import { type StoredDocument, type Value } from '../values/types';
import { requiredFilters } from './indexHint';
import { isAfterStart, isBeforeEnd } from './ordering';
import { type FieldFilter, type Order, type Query } from './types';

/** An index scan in the order of a query, from its start to its end. */
export interface OrderedPlan {
  /** Names the index: two plans of one key go through the same one. */
  readonly key: string;
  /** The fields the index is ordered by; after them, by name, always ascending. */
  readonly fields: readonly Order[];
  /** Whether the query's order is the reverse of the index's. */
  readonly isBackwards: boolean;
  /** Whether an entry is before (-1), within (0) or after (1) the documents of the query, in its order. */
  position(values: readonly Value[], document: StoredDocument): number;
}

/**
 * Plans how a sorted index returns the results of a query in order. Null when that saves nothing, because there is no limit,
 * range or cursor.
 */
export function orderedPlan(query: Query): OrderedPlan | null {
  const { orderBy, startAt, endAt, limit } = query;
  const filters = query.where === null ? [] : requiredFilters(query.where);
  const equal = equalities(filters);
  const isEqual = (order: Order) =>
    equal.some(({ field }) => formatFieldPath(field) === formatFieldPath(order.field));
  const rest = orderBy.filter((order) => !isDocumentName(order.field) && !isEqual(order));
  const bounds = rest.length === 0 ? [] : filters.filter((filter) => isRangeOn(filter, rest[0]!));
  if (limit === null && startAt === null && endAt === null && bounds.length === 0) return null;
  const isBackwards = orderBy.at(-1)!.direction === 'desc';
  const fields = [
    ...equal.map(({ field }): Order => ({ field, direction: 'asc' })),
    ...rest.map(({ field, direction }): Order => ({
      field,
      direction: isBackwards ? turned(direction) : direction,
    })),
  ];
  return {
    key: fields.map(({ field, direction }) => `${formatFieldPath(field)} ${direction}`).join(),
    fields,
    isBackwards,
    position: (values, document) => {
      for (let i = 0; i < equal.length; i += 1) {
        const order = compareIndexed(values[i]!, equal[i]!.value);
        if (order !== 0) return isBackwards ? -order : order;
      }
      if (startAt !== null && !isAfterStart(document, startAt, orderBy)) return -1;
      const side = bounds.length === 0 ? 0 : sideOf(values[equal.length]!, bounds);
      if (side !== 0) return rest[0]!.direction === 'asc' ? side : -side;
      return endAt !== null && !isBeforeEnd(document, endAt, orderBy) ? 1 : 0;
    },
  };
}

// One for each field; another value for the same field is left to the filter.
function equalities(filters: readonly FieldFilter[]): FieldFilter[] {
  const byPath = new Map<string, FieldFilter>();
  for (const filter of filters) {
    if (filter.op === '==' && !isDocumentName(filter.field))
      byPath.set(formatFieldPath(filter.field), filter);
  }
  return [...byPath].sort(([a], [b]) => compareStrings(a, b)).map(([, filter]) => filter);
}

function isRangeOn({ field, op }: FieldFilter, order: Order): boolean {
  return /^[<>]=?$/.test(op) && formatFieldPath(field) === formatFieldPath(order.field);
}

/** Below (-1), within (0) or above (1) all the ranges. A range ends where the type of its bound does. */
function sideOf(value: Value, bounds: readonly FieldFilter[]): number {
  for (const { op, value: bound } of bounds) {
    const type = typeOrder(value) - typeOrder(bound);
    if (type !== 0) return Math.sign(type);
    const order = compareIndexed(value, bound);
    // For values truncated at the same place, the filter decides.
    if (order === 0 && isCut(bound)) continue;
    if (op.startsWith('<') ? order > 0 || (order === 0 && op === '<') : false) return 1;
    if (op.startsWith('>') ? order < 0 || (order === 0 && op === '>') : false) return -1;
  }
  return 0;
}

function turned(direction: Order['direction']): Order['direction'] {
  return direction === 'asc' ? 'desc' : 'asc';
}
