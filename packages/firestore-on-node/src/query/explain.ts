import { isRecord, type JsonRecord } from '../json';
import { type FieldPath } from '../paths/fieldPath';
import { type IndexField } from '../indexes/types';
import { shapesOf } from '../indexes/shapes';
import { type Query } from './types';

/** Whether to explain a query, and whether to run it too; null when no explanation is requested. */
export type Explain = 'plan' | 'analyze' | null;

export interface Execution {
  /** Results of the query; those of an aggregation are one. */
  readonly results: number;
  /** Documents scanned. */
  readonly examined: number;
  readonly milliseconds: number;
}

/** Reads explainOptions. */
export function parseExplain({ explainOptions }: JsonRecord): Explain {
  if (!isRecord(explainOptions)) return null;
  return explainOptions.analyze === true ? 'analyze' : 'plan';
}

/** ExplainMetrics: the indexes that the service would use ("Query Explain"), and the execution statistics if it ran. */
export function explainMetrics(
  query: Query,
  aggregated: readonly FieldPath[],
  execution: Execution | null,
): object {
  const queryScope = query.allDescendants ? 'Collection group' : 'Collection';
  const indexesUsed = shapesOf(query, aggregated).map(({ equal, ordered }) => ({
    query_scope: queryScope,
    properties: `(${[...equal, ...ordered, NAME].map(property).join(', ')})`,
  }));
  return { planSummary: { indexesUsed }, ...(execution && { executionStats: statistics(execution) }) };
}

const NAME: IndexField = { path: '__name__', kind: 'asc' };

function property({ path, kind }: IndexField): string {
  return `${path} ${kind === 'contains' ? 'ARRAY_CONTAINS' : kind.toUpperCase()}`;
}

function statistics({ results, examined, milliseconds }: Execution): object {
  return {
    resultsReturned: String(results),
    executionDuration: `${(milliseconds / 1_000).toFixed(6)}s`,
    readOperations: String(Math.max(1, results)),
    debugStats: { documents_scanned: String(examined), index_entries_scanned: String(examined) },
  };
}
