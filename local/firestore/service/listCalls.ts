import { invalid } from '../errors';
import { type Json, type JsonRecord } from '../json';
import { checkId, splitLast } from '../paths/resourceName';
import { completeOrder } from '../query/ordering';
import { parseFieldPath } from '../paths/fieldPath';
import { runQuery } from '../query/runQuery';
import { type Order, type Query } from '../query/types';
import { compareNames } from '../values/order';
import { compareStrings } from '../values/strings';
import { type StoredDocument } from '../values/types';
import { parseMask } from '../writes/parseWrite';
import { readState } from './consistency';
import { type CallContext } from './context';
import { paged, parsePage } from './paging';
import { renderDocument } from './render';

/** ListDocuments of one collection, by page. */
export async function listDocuments(
  context: CallContext,
  path: string,
  parameters: JsonRecord,
): Promise<object> {
  const [parent, collectionId] = splitLast(path);
  path.split('/').forEach(checkId);
  const query = listQuery(collectionId, parseOrderBy(parameters.orderBy));
  const page = parsePage(parameters);
  const state = readState(context, parameters);
  context.access.checkList(state.view, parent, { ...query, limit: page.size }, state.readTime());
  const found =
    state.locking === null
      ? runQuery(state.view, parent, query)
      : await context.transactions.query(state.locking, parent, query);
  const mask = parseMask(parameters.mask);
  const rows = found.documents.map((document) => ({
    key: document.name,
    row: renderDocument(document, mask),
  }));
  const missing = parameters.showMissing === 'true' ? missingDocuments(context, path, found.documents) : [];
  const all = missing.length === 0 ? rows : [...rows, ...missing].sort((a, b) => compareNames(a.key, b.key));
  const { rows: documents, nextPageToken } = paged(
    all,
    page,
    query.orderBy.length === 1 && query.orderBy[0]!.direction === 'asc',
  );
  return { documents, ...(nextPageToken === null ? {} : { nextPageToken }) };
}

/** ListCollectionIds below a document, or below the root (''). */
export function listCollectionIds(context: CallContext, parent: string, body: JsonRecord): object {
  context.access.checkOwner('listCollectionIds');
  const ids = new Set<string>();
  const prefix = parent === '' ? '' : `${parent}/`;
  for (const path of context.database.collectionPaths()) {
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0]!);
  }
  const all = [...ids].sort(compareStrings).map((id) => ({ key: id, row: id }));
  const { rows: collectionIds, nextPageToken } = paged(all, parsePage(body), true);
  return { collectionIds, ...(nextPageToken === null ? {} : { nextPageToken }) };
}

function listQuery(collectionId: string, given: readonly Order[]): Query {
  return {
    collectionId,
    allDescendants: false,
    where: null,
    orderBy: completeOrder(given, null),
    select: null,
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
  };
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

// Documents that do not exist but have collections below them.
function missingDocuments({ database }: CallContext, path: string, present: readonly StoredDocument[]) {
  const names = new Set(present.map((document) => document.name));
  const missing = new Set<string>();
  for (const collectionPath of database.collectionPaths()) {
    if (!collectionPath.startsWith(`${path}/`)) continue;
    const id = collectionPath.slice(path.length + 1).split('/', 1)[0]!;
    const name = database.nameOf(`${path}/${id}`);
    if (!names.has(name)) missing.add(name);
  }
  return [...missing].map((name) => ({ key: name, row: { name } }));
}
