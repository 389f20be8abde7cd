import { type ReadView } from '../store/readView';
import { compareNames } from '../values/order';
import { type StoredDocument } from '../values/types';
import { indexHints } from './indexHint';
import { matches } from './matches';
import { compareDocuments, hasOrderFields, isAfterStart, isBeforeEnd } from './ordering';
import { orderedPlan } from './plan';
import { type Query } from './types';

export interface QueryResult {
  readonly documents: StoredDocument[];
  /** How many results the offset skipped. */
  readonly skipped: number;
  /** How many documents were read. */
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
  const hints = indexHints(query);
  const plan = orderedPlan(query);
  const inOrder = plan === null ? null : view.walk(scope, plan, hints);
  const needed = query.limit === null ? Infinity : query.offset + query.limit;
  const compare = comparator(query);
  const found: StoredDocument[] = [];
  // The worst result that may still be needed; documents after it are skipped.
  let last: StoredDocument | null = null;
  let examined = 0;
  if (inOrder !== null && needed === 0) return { found, examined };
  for (const document of inOrder ?? view.scan(scope, hints)) {
    examined += 1;
    if (!isResult(document, query) || (last !== null && compare(document, last) > 0)) continue;
    found.push(document);
    if (inOrder !== null && found.length >= needed) break;
    if (inOrder === null && found.length > 2 * needed) {
      found.sort(compare).length = needed;
      last = found.at(-1) ?? null;
    }
  }
  return { found: inOrder === null ? found.sort(compare) : found, examined };
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
