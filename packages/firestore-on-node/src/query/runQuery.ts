import { type ReadView } from '../store/readView';
import { compareNames } from '../values/order';
import { type StoredDocument } from '../values/types';
import { indexHint } from './indexHint';
import { matches } from './matches';
import { compareDocuments, hasOrderFields, isAfterStart, isBeforeEnd } from './ordering';
import { orderedPlan } from './plan';
import { type Query } from './types';

export interface QueryResult {
  readonly documents: StoredDocument[];
  /** How many results the offset passed over. */
  readonly skipped: number;
  /** How many documents were looked at to find them. */
  readonly examined: number;
}

/** Runs a query below `parent` (a document path, or '' for the root) against one state of the database. */
export function runQuery(view: ReadView, parent: string, query: Query): QueryResult {
  const { offset, limit } = query;
  const { found, examined } = findDocuments(view, parent, query);
  const end = limit === null ? undefined : offset + limit;
  return { documents: found.slice(offset, end), skipped: Math.min(offset, found.length), examined };
}

function findDocuments(view: ReadView, parent: string, query: Query) {
  const scope = { parent, ...query };
  const hint = indexHint(query);
  const plan = orderedPlan(query);
  const inOrder = plan === null ? null : view.walk(scope, plan, hint);
  // In order, the first results are the ones that count; else all of them have to be sorted.
  const wanted = inOrder === null || query.limit === null ? Infinity : query.offset + query.limit;
  const found: StoredDocument[] = [];
  let examined = 0;
  if (wanted === 0) return { found, examined };
  for (const document of inOrder ?? view.scan(scope, hint)) {
    examined += 1;
    if (isResult(document, query) && found.push(document) >= wanted) break;
  }
  return { found: inOrder === null ? found.sort(comparator(query)) : found, examined };
}

function isResult(document: StoredDocument, { where, orderBy, startAt, endAt }: Query): boolean {
  if (where !== null && !matches(document, where)) return false;
  if (orderBy.length > 1 && !hasOrderFields(document, orderBy)) return false;
  if (startAt !== null && !isAfterStart(document, startAt, orderBy)) return false;
  return endAt === null || isBeforeEnd(document, endAt, orderBy);
}

function comparator({ orderBy }: Query): (a: StoredDocument, b: StoredDocument) => number {
  if (orderBy.length > 1) return (a, b) => compareDocuments(a, b, orderBy);
  const sign = orderBy[0]!.direction === 'asc' ? 1 : -1;
  return (a, b) => sign * compareNames(a.name, b.name);
}
