import { type ReadView } from '../store/readView';
import { compareNames } from '../values/order';
import { type StoredDocument } from '../values/types';
import { type IndexHint, indexHint } from './indexHint';
import { matches } from './matches';
import { compareDocuments, hasOrderFields, isAfterStart, isBeforeEnd } from './ordering';
import { type Query } from './types';

export interface QueryResult {
  readonly documents: StoredDocument[];
  /** How many results the offset passed over. */
  readonly skipped: number;
}

/** Runs a query below `parent` (a document path, or '' for the root) against one state of the database. */
export function runQuery(view: ReadView, parent: string, query: Query): QueryResult {
  const found = matching(view, parent, query, indexHint(query));
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return { documents: found.slice(query.offset, end), skipped: Math.min(query.offset, found.length) };
}

function matching(view: ReadView, parent: string, query: Query, hint: IndexHint | null): StoredDocument[] {
  const { where, orderBy, startAt, endAt } = query;
  const found: StoredDocument[] = [];
  for (const document of view.scan({ parent, ...query }, hint)) {
    if (where !== null && !matches(document, where)) continue;
    if (orderBy.length > 1 && !hasOrderFields(document, orderBy)) continue;
    if (startAt !== null && !isAfterStart(document, startAt, orderBy)) continue;
    if (endAt !== null && !isBeforeEnd(document, endAt, orderBy)) continue;
    found.push(document);
  }
  return found.sort(comparator(query));
}

function comparator({ orderBy }: Query): (a: StoredDocument, b: StoredDocument) => number {
  if (orderBy.length > 1) return (a, b) => compareDocuments(a, b, orderBy);
  const sign = orderBy[0]!.direction === 'asc' ? 1 : -1;
  return (a, b) => sign * compareNames(a.name, b.name);
}
