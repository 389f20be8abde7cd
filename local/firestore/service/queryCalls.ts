import { invalid } from '../errors';
import { isRecord, type JsonRecord } from '../json';
import { requireIndex } from '../indexes/requireIndex';
import { type FieldPath } from '../paths/fieldPath';
import { aggregate, aggregatedFields, parseAggregations } from '../query/aggregate';
import { parseQuery } from '../query/parseQuery';
import { type QueryResult, runQuery } from '../query/runQuery';
import { type Query } from '../query/types';
import { type ReadState, readState } from './consistency';
import { type CallContext } from './context';
import { renderDocument } from './render';

/** RunQuery below `parent` (a document path, or '' for the root). */
export async function runQueryCall(
  context: CallContext,
  parent: string,
  body: JsonRecord,
): Promise<object[]> {
  const query = parseQuery(body.structuredQuery, parent);
  const state = readState(context, body);
  const { documents, skipped } = await evaluate(context, state, parent, query, []);
  const readTime = state.readTime();
  const answers: object[] = documents.map((document) => ({
    document: renderDocument(document, query.select),
    readTime,
  }));
  const head = {
    ...(state.begun === null ? {} : { transaction: state.begun }),
    ...(skipped === 0 ? {} : { skippedResults: skipped }),
  };
  // An answer without a document carries what there is to say when there are no results.
  if (answers.length === 0) return [{ ...head, readTime }];
  if (state.begun !== null) return [{ ...head, readTime }, ...answers];
  return skipped === 0 ? answers : [{ ...head, readTime }, ...answers];
}

/** RunAggregationQuery below `parent`. */
export async function runAggregationQuery(
  context: CallContext,
  parent: string,
  body: JsonRecord,
): Promise<object[]> {
  const aggregation = body.structuredAggregationQuery;
  if (!isRecord(aggregation)) throw invalid('A structured aggregation query is required.');
  const wanted = parseAggregations(aggregation.aggregations);
  const query = parseQuery(aggregation.structuredQuery, parent);
  const state = readState(context, body);
  const { documents } = await evaluate(context, state, parent, query, aggregatedFields(wanted));
  const result = { aggregateFields: aggregate(documents, wanted) };
  const readTime = state.readTime();
  return [{ result, readTime, ...(state.begun === null ? {} : { transaction: state.begun }) }];
}

async function evaluate(
  context: CallContext,
  state: ReadState,
  parent: string,
  query: Query,
  aggregated: readonly FieldPath[],
): Promise<QueryResult> {
  context.access.checkList(state.view, parent, query, state.readTime());
  requireIndex(query, aggregated, context.indexes);
  if (state.locking !== null) return context.transactions.query(state.locking, parent, query);
  return runQuery(state.view, parent, query);
}
