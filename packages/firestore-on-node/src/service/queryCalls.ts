import { invalid } from '../errors';
import { isRecord, type JsonRecord } from '../json';
import { requireIndex } from '../indexes/requireIndex';
import { type FieldPath } from '../paths/fieldPath';
import { aggregate, aggregatedFields, parseAggregations } from '../query/aggregate';
import { type Execution, type Explain, explainMetrics, parseExplain } from '../query/explain';
import { nearest } from '../query/findNearest';
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
  const explain = parseExplain(body);
  const state = readState(context, body);
  const { documents, skipped, execution } = await evaluate(context, state, parent, query, [], explain);
  const readTime = state.readTime();
  const metrics = explain === null ? {} : { explainMetrics: explainMetrics(query, [], execution) };
  if (explain === 'plan') return [metrics];
  const answers: object[] = documents.map((document) => ({
    document: renderDocument(document, query.select),
    readTime,
  }));
  const head = {
    ...(state.begun === null ? {} : { transaction: state.begun }),
    ...(skipped === 0 ? {} : { skippedResults: skipped }),
  };
  // The first response has no document; it has the fields for a query without results.
  const isHeaded = answers.length === 0 || state.begun !== null || skipped > 0;
  const all = [...(isHeaded ? [{ ...head, readTime }] : []), ...answers];
  // The service sends the metrics with the last response, not after it.
  return [...all.slice(0, -1), { ...all.at(-1), ...metrics }];
}

/** RunAggregationQuery below `parent`. */
export async function runAggregationQuery(
  context: CallContext,
  parent: string,
  body: JsonRecord,
): Promise<object[]> {
  const aggregation = body.structuredAggregationQuery;
  if (!isRecord(aggregation)) throw invalid('A structured aggregation query is required.');
  const aggregations = parseAggregations(aggregation.aggregations);
  const query = parseQuery(aggregation.structuredQuery, parent);
  const state = readState(context, body);
  const explain = parseExplain(body);
  const fields = aggregatedFields(aggregations);
  const { documents, execution } = await evaluate(context, state, parent, query, fields, explain);
  const readTime = state.readTime();
  const stats = execution === null ? null : { ...execution, results: 1 };
  const explained = explain === null ? {} : { explainMetrics: explainMetrics(query, fields, stats) };
  if (explain === 'plan') return [explained];
  const result = { aggregateFields: aggregate(documents, aggregations) };
  const begun = state.begun === null ? {} : { transaction: state.begun };
  return [{ result, readTime, ...begun, ...explained }];
}

interface Evaluated extends Pick<QueryResult, 'documents' | 'skipped'> {
  /** Null where the query was only planned. */
  readonly execution: Execution | null;
}

async function evaluate(
  context: CallContext,
  state: ReadState,
  parent: string,
  query: Query,
  aggregated: readonly FieldPath[],
  explain: Explain,
): Promise<Evaluated> {
  context.access.checkList(state.view, parent, query, state.readTime());
  requireIndex(query, aggregated, context.indexes, context.database);
  if (explain === 'plan') return { documents: [], skipped: 0, execution: null };
  const begun = performance.now();
  const { documents: found, ...rest } =
    state.locking === null
      ? runQuery(state.view, parent, query)
      : await context.transactions.query(state.locking, parent, query);
  const documents = query.findNearest === null ? found : nearest(found, query.findNearest);
  const milliseconds = performance.now() - begun;
  return {
    documents,
    skipped: rest.skipped,
    execution: { results: documents.length, examined: rest.examined, milliseconds },
  };
}
