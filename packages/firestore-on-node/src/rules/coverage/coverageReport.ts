import { type LineCoverage } from './lineCoverage';

/**
 * A rules source with the number of evaluations in front of each line, and a summary as the last line. A
 * line with an expression that was never evaluated is marked `!`.
 */
export function coverageReport(source: string, coverage: readonly LineCoverage[]): string {
  const hits = new Map(coverage.map(({ line, hits: count }) => [line, count]));
  const lines = source.trimEnd().split('\n');
  const marked = lines.map((text, i) => `${markOf(hits.get(i + 1))} | ${text}`.trimEnd());
  const reached = coverage.filter(({ hits: count }) => count > 0).length;
  return [...marked, `${reached} of ${coverage.length} lines with expressions reached`, ''].join('\n');
}

function markOf(hits: number | undefined): string {
  if (hits === undefined) return ' '.repeat(7);
  return hits === 0 ? '!     0' : String(hits).padStart(7);
}
