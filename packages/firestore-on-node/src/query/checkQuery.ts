import { invalid } from '../errors';
import { formatFieldPath, isDocumentName } from '../paths/fieldPath';
import { inequalityFields } from './ordering';
import { type Cursor, type FieldFilter, type Filter, type Order, type Query } from './types';

const MAX_WAYS = 30;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_PARTS = 100;

/**
 * Refuses queries that the service refuses, with its error texts ("Query limitations" of the page "Perform simple and compound
 * queries"). `parent` is the document above the query, '' for the root; `given` are the orders as requested.
 */
export function checkQuery(query: Query, given: readonly Order[], parent: string): void {
  const { where, startAt, endAt } = query;
  if (query.collectionId === null) checkKindless(where, given);
  else if (query.allDescendants && parent !== '')
    throw invalid('collection group queries are only allowed at the root parent');
  checkOrders(query.orderBy, given);
  checkCursor(startAt, given);
  checkCursor(endAt, given);
  if (where !== null) checkFilters(where);
  const filters = where === null ? 0 : normalForm(where).filters;
  const ancestor = parent === '' ? 0 : 1;
  if (filters + given.length + ancestor > MAX_PARTS) {
    throw invalid(
      `The query may not have more than ${MAX_PARTS} filters + sort orders + ancestor total. Currently there are ` +
        `${filters} filters, ${given.length} sort orders, and ${ancestor === 0 ? 'no' : 'one'} ancestor filter.`,
    );
  }
}

/** Every field filter of a filter tree. */
export function atomsOf(filter: Filter): FieldFilter[] {
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(atomsOf);
}

function checkFilters(where: Filter): void {
  const atoms = atomsOf(where);
  if (atoms.filter(({ op }) => op === '!=' || op === 'not-in').length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const hasLists = atoms.some(({ op }) => op === 'in' || op === 'array-contains-any');
  // Beside an OR it runs, as the SDKs' own tests of the service have it ("can use or queries with not-in").
  if (hasLists && atoms.some(({ op }) => op === 'not-in')) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN' or 'ARRAY_CONTAINS_ANY'.");
  }
  const { ways } = normalForm(where);
  if (ways > MAX_WAYS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${ways} disjunctions which is more than the maximum of ${MAX_WAYS}`,
    );
  }
  if (arrayFiltersPerWay(where) > 1)
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  const unequal = [...new Set(inequalityFields(where))];
  if (unequal.length > MAX_INEQUALITY_FIELDS) {
    throw invalid(
      `The query contains ${unequal.length} distinct inequality fields: [${unequal.join(', ')}]. ` +
        `A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
  const namesOne = atoms.some(({ field, op }) => isDocumentName(field) && (op === '==' || op === 'in'));
  if (namesOne && unequal.length > 0 && !unequal.includes('__name__')) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function checkKindless(where: Filter | null, given: readonly Order[]): void {
  const other = where === null ? undefined : atomsOf(where).find(({ field }) => !isDocumentName(field));
  if (other !== undefined) throw invalid(`kind is required for filter: ${formatFieldPath(other.field)}`);
  if (given.some(({ field, direction }) => !isDocumentName(field) || direction === 'desc'))
    throw invalid('kind is required for all orders except __key__ ascending');
}

function checkOrders(orders: readonly Order[], given: readonly Order[]): void {
  const names = given.map(({ field }) => formatFieldPath(field));
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw invalid(`order by clause cannot contain duplicate fields ${twice}`);
  const nameAt = orders.findIndex(({ field }) => isDocumentName(field));
  if (nameAt !== orders.length - 1) {
    const after = formatFieldPath(orders[nameAt + 1]!.field);
    throw invalid(`order by clause cannot contain more fields after the key ${after}`);
  }
}

// Only orders that are written out take a cursor's values; the implied ones do not.
function checkCursor(cursor: Cursor | null, given: readonly Order[]): void {
  if (cursor === null) return;
  if (cursor.values.length > given.length) throw invalid('Cursor has too many values.');
  for (const [i, value] of cursor.values.entries()) {
    if (isDocumentName(given[i]!.field) && !('referenceValue' in value))
      throw invalid('Cursor __key__ value is not a document reference.');
  }
}

/** How many ANDs the filter is the OR of, and how many filters they have together; `in` is an OR of equalities. */
export function normalForm(filter: Filter): { readonly ways: number; readonly filters: number } {
  if (filter.kind === 'field') {
    const { op, value } = filter;
    const isList = (op === 'in' || op === 'array-contains-any') && 'arrayValue' in value;
    const ways = isList ? value.arrayValue.values.length : 1;
    return { ways, filters: ways };
  }
  const parts = filter.filters.map(normalForm);
  if (filter.kind === 'or')
    return { ways: sum(parts.map(({ ways }) => ways)), filters: sum(parts.map(({ filters }) => filters)) };
  const ways = parts.reduce((product, part) => product * part.ways, 1);
  return { ways, filters: sum(parts.map((part) => (part.filters * ways) / part.ways)) };
}

function arrayFiltersPerWay(filter: Filter): number {
  if (filter.kind === 'field') return filter.op.startsWith('array-') ? 1 : 0;
  const parts = filter.filters.map(arrayFiltersPerWay);
  return filter.kind === 'and' ? sum(parts) : Math.max(...parts);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
