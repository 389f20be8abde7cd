import { invalid } from '../errors';
import { type JsonRecord } from '../json';
import { parseCount, parseQuery } from '../query/parseQuery';
import { runQuery } from '../query/runQuery';
import { readState } from './consistency';
import { type CallContext } from './context';

// Below this a part would not be worth a worker.
const MIN_PART = 128;

/** PartitionQuery: cursors that cut a collection group, ordered by name, into about equal parts. */
export function partitionQuery(context: CallContext, parent: string, body: JsonRecord): object {
  context.access.checkOwner('partitionQuery');
  const wanted = parseCount(body.partitionCount, 'partition_count') ?? 0;
  if (wanted === 0) throw invalid('partition_count must be positive.');
  const query = parseQuery(body.structuredQuery, parent);
  if (!query.allDescendants || query.where !== null)
    throw invalid('Only a whole collection group can be partitioned.');
  const { view } = readState(context, body);
  const { documents } = runQuery(view, parent, query);
  const parts = Math.min(wanted + 1, Math.max(1, Math.floor(documents.length / MIN_PART)));
  const partitions = Array.from({ length: parts - 1 }, (_, i) => {
    const first = documents[Math.floor(((i + 1) * documents.length) / parts)]!;
    return { values: [{ referenceValue: first.name }], before: true };
  });
  return { partitions };
}
