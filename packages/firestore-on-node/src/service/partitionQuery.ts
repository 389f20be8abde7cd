import { invalid } from '../errors';
import { type Json, type JsonRecord } from '../json';
import { isDocumentName } from '../paths/fieldPath';
import { parseCount, parseQuery } from '../query/parseQuery';
import { runQuery } from '../query/runQuery';
import { type Query } from '../query/types';
import { readState } from './consistency';
import { type CallContext } from './context';
import { parsePageSize } from './paging';

// Smaller partitions are not worth a worker.
const MIN_PART = 128;

/**
 * PartitionQuery: cursors that cut a collection group, ordered by name, into about equal parts, by page. Throws
 * INVALID_ARGUMENT if the query has more than one collection group.
 */
export function partitionQuery(context: CallContext, parent: string, body: JsonRecord): object {
  context.access.checkOwner('partitionQuery');
  if (parent !== '') throw invalid('The parent of a partitioned query must be the database, not a document.');
  const requested = parseCount(body.partitionCount, 'partition_count') ?? 0;
  if (requested === 0) throw invalid('partition_count must be positive.');
  const query = parseQuery(body.structuredQuery, parent);
  checkWholeGroup(query);
  const from = parsePageToken(body.pageToken);
  const { view } = readState(context, body);
  const { documents } = runQuery(view, parent, query);
  const parts = Math.min(requested + 1, Math.max(1, Math.floor(documents.length / MIN_PART)));
  const end = Math.min(from + parsePageSize(body.pageSize), parts - 1);
  const partitions = Array.from({ length: Math.max(0, end - from) }, (_, i) => {
    const first = documents[Math.floor(((from + i + 1) * documents.length) / parts)]!;
    return { values: [{ referenceValue: first.name }], before: true };
  });
  return { partitions, ...(end < parts - 1 ? { nextPageToken: pageToken(end) } : {}) };
}

function checkWholeGroup(query: Query): void {
  const { collectionId, allDescendants, where, orderBy, startAt, endAt, offset, limit, findNearest } = query;
  if (collectionId === null || !allDescendants)
    throw invalid('Only a collection with all its descendants can be partitioned.');
  const [order] = orderBy;
  if (orderBy.length > 1 || !isDocumentName(order!.field) || order!.direction !== 'asc')
    throw invalid('A partitioned query must be ordered by __name__ ascending.');
  if (where !== null) throw invalid('A partitioned query cannot have filters.');
  if (startAt !== null || endAt !== null) throw invalid('A partitioned query cannot have cursors.');
  if (offset > 0) throw invalid('A partitioned query cannot have an offset.');
  if (limit !== null) throw invalid('A partitioned query cannot have a limit.');
  if (findNearest !== null) throw invalid('A partitioned query cannot look for the nearest vectors.');
}

/** How many cursors the pages before held. */
function parsePageToken(json: Json | undefined): number {
  if (json === undefined || json === null || json === '') return 0;
  const held = typeof json === 'string' ? Buffer.from(json, 'base64url').toString() : '';
  if (!/^[1-9]\d{0,9}$/.test(held)) throw invalid('Invalid page token.');
  return Number(held);
}

function pageToken(held: number): string {
  return Buffer.from(String(held)).toString('base64url');
}
