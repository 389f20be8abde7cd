import { invalid } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';
import { checkId } from '../paths/resourceName';
import { parseValue } from '../values/parse';
import { readDirection } from './enums';
import { checkQuery } from './checkQuery';
import { parseFindNearest } from './findNearest';
import { parseFieldReference, parseFilter } from './parseFilter';
import { completeOrder } from './ordering';
import { type Cursor, type Order, type Query } from './types';

/** Reads a StructuredQuery to be run below `parent` ('' for the root). Throws INVALID_ARGUMENT. */
export function parseQuery(json: Json | undefined, parent: string): Query {
  if (!isRecord(json)) throw invalid('A structured query is required.');
  const where = json.where === undefined || json.where === null ? null : parseFilter(json.where);
  const given = parseOrders(json.orderBy);
  const query: Query = {
    ...parseFrom(json.from),
    where,
    orderBy: completeOrder(given, where),
    givenOrderBy: given,
    select: parseSelect(json.select),
    startAt: parseCursor(json.startAt),
    endAt: parseCursor(json.endAt),
    offset: parseCount(json.offset, 'offset') ?? 0,
    limit: parseCount(json.limit, 'limit'),
    findNearest: parseFindNearest(json.findNearest),
  };
  checkQuery(query, given, parent);
  return query;
}

/** Parses a count given as a number, a string or a wrapper; null if absent. */
export function parseCount(json: Json | undefined, what: string): number | null {
  if (json === undefined || json === null) return null;
  const count = Number(isRecord(json) ? (json.value ?? 0) : json);
  if (!Number.isInteger(count) || count < 0) throw invalid(`${what} is negative`);
  return count;
}

function parseFrom(json: Json | undefined): Pick<Query, 'collectionId' | 'allDescendants'> {
  if (!Array.isArray(json) || json.length === 0) return { collectionId: null, allDescendants: false };
  if (json.length > 1) throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  const from = json[0] as Json;
  if (!isRecord(from)) throw invalid('StructuredQuery.from must hold collection selectors.');
  const collectionId =
    typeof from.collectionId === 'string' && from.collectionId !== '' ? from.collectionId : null;
  if (collectionId !== null) checkId(collectionId);
  return { collectionId, allDescendants: from.allDescendants === true };
}

function parseOrders(json: Json | undefined): Order[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid('orderBy must be an array.');
  return json.map((order: Json) => {
    if (!isRecord(order)) throw invalid('An order must be an object.');
    return { field: parseFieldReference(order.field), direction: readDirection(order.direction) } as const;
  });
}

function parseSelect(json: Json | undefined): Query['select'] {
  if (!isRecord(json)) return null;
  const fields = Array.isArray(json.fields) ? json.fields : [];
  if (fields.length === 0) return null;
  return fields.map((field: Json) => parseFieldReference(field));
}

function parseCursor(json: Json | undefined): Cursor | null {
  if (!isRecord(json)) return null;
  const values = Array.isArray((json as JsonRecord).values) ? (json.values as readonly Json[]) : [];
  return { values: values.map((value) => parseValue(value)), before: json.before === true };
}
