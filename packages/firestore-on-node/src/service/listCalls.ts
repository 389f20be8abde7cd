import { invalid } from '../errors';
import { type Json, type JsonRecord } from '../json';
import { checkId, splitLast } from '../paths/resourceName';
import { requireIndex } from '../indexes/requireIndex';
import { checkQuery } from '../query/checkQuery';
import { completeOrder } from '../query/ordering';
import { getField, isDocumentName, parseFieldPath } from '../paths/fieldPath';
import { runQuery } from '../query/runQuery';
import { type ReadView } from '../store/readView';
import { type Order, type Query } from '../query/types';
import { compareNames, compareValues } from '../values/order';
import { parseValue } from '../values/parse';
import { compareStrings } from '../values/strings';
import { type StoredDocument, type Value } from '../values/types';
import { parseMask } from '../writes/parseWrite';
import { readState } from './consistency';
import { type CallContext } from './context';
import { pagedIds, parsePageSize } from './paging';
import { renderDocument } from './render';

/** ListDocuments of one collection, by page. */
export async function listDocuments(
  context: CallContext,
  path: string,
  parameters: JsonRecord,
): Promise<object> {
  const [parent, collectionId] = splitLast(path);
  path.split('/').forEach(checkId);
  const given = parseOrderBy(parameters.orderBy);
  const showMissing = parameters.showMissing === 'true';
  if (showMissing && given.length > 0) throw invalid('show_missing cannot be combined with order_by.');
  const size = parsePageSize(parameters.pageSize);
  const after = parseCursorToken(parameters.pageToken);
  const query = listQuery(collectionId, given, after, size);
  checkQuery(query, query.orderBy, parent);
  const state = readState(context, parameters);
  context.access.checkList(state.view, parent, { ...query, limit: size }, state.readTime());
  requireIndex(query, [], context.indexes, context.database);
  const { documents: found } =
    state.locking === null
      ? runQuery(state.view, parent, query)
      : await context.transactions.query(state.locking, parent, query);
  const all: Listed[] = showMissing ? withMissing(context, state.view, path, found, after) : [...found];
  const page = all.slice(0, size);
  const last = page.at(-1);
  const mask = parseMask(parameters.mask);
  return {
    documents: page.map((row) => ('fields' in row ? renderDocument(row, mask) : row)),
    ...(all.length > size ? { nextPageToken: cursorToken(last!, query.orderBy) } : {}),
  };
}

/** A document, or the name of one that is missing. */
type Listed = StoredDocument | { readonly name: string };

/** ListCollectionIds below a document, or below the root (''). */
export function listCollectionIds(context: CallContext, parent: string, body: JsonRecord): object {
  context.access.checkOwner('listCollectionIds');
  const { view } = readState(context, body);
  const ids = new Set<string>();
  const prefix = parent === '' ? '' : `${parent}/`;
  for (const path of view.collectionPaths()) {
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0]!);
  }
  return pagedIds([...ids].sort(compareStrings), body);
}

// One more than the page size, to find out whether there is another page.
function listQuery(
  collectionId: string,
  given: readonly Order[],
  after: readonly Value[] | null,
  size: number,
): Query {
  const orderBy = completeOrder(given, null);
  if (after !== null && after.length !== orderBy.length) throw invalid('Invalid page token.');
  return {
    collectionId,
    allDescendants: false,
    where: null,
    orderBy,
    givenOrderBy: given,
    select: null,
    startAt: after && { values: after, before: false },
    endAt: null,
    offset: 0,
    limit: size + 1,
    findNearest: null,
  };
}

function parseCursorToken(json: Json | undefined): readonly Value[] | null {
  if (typeof json !== 'string' || json === '') return null;
  try {
    const values = JSON.parse(Buffer.from(json, 'base64url').toString()) as Json;
    if (Array.isArray(values)) return values.map((value: Json) => parseValue(value));
  } catch {
    // A malformed token is not one of ours.
  }
  throw invalid('Invalid page token.');
}

// Stores the position where a page ended, not the document, which may be deleted before the next page.
function cursorToken(last: Listed, orders: readonly Order[]): string {
  const name: Value = { referenceValue: last.name };
  const values = orders.map(({ field }) =>
    isDocumentName(field) || !('fields' in last) ? name : getField(last.fields, field)!,
  );
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

// `priority desc, __name__ desc`
function parseOrderBy(json: Json | undefined): Order[] {
  if (json === undefined || json === '') return [];
  if (typeof json !== 'string') throw invalid('order_by must be a string.');
  return json.split(',').map((part) => {
    const [field = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw invalid(`Invalid order_by: "${part.trim()}".`);
    return { field: parseFieldPath(field), direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
}

/** The documents with those among them that do not exist but have collections below them. */
function withMissing(
  { database }: CallContext,
  view: ReadView,
  path: string,
  present: readonly StoredDocument[],
  after: readonly Value[] | null,
): Listed[] {
  const names = new Set(present.map(({ name }) => name));
  const start = after?.[0];
  const missing = new Set<string>();
  for (const collectionPath of view.collectionPaths()) {
    if (!collectionPath.startsWith(`${path}/`)) continue;
    const inner = `${path}/${collectionPath.slice(path.length + 1).split('/', 1)[0]!}`;
    const name = database.nameOf(inner);
    if (names.has(name) || view.get(inner) !== undefined) continue;
    if (start === undefined || compareValues({ referenceValue: name }, start) > 0) missing.add(name);
  }
  return [...present, ...[...missing].map((name) => ({ name }))].sort((a, b) => compareNames(a.name, b.name));
}
