import { type ExpressionReport } from './expressionReport';

/** How often the expressions that begin on a line were evaluated. */
export interface LineCoverage {
  line: number;
  hits: number;
}

/** Returns every line with an expression, and how often its expressions were evaluated. */
export function lineCoverage(reports: readonly ExpressionReport[]): LineCoverage[] {
  const lines = new Map<number, number>();
  const note = ({ sourcePosition: { line }, values, children }: ExpressionReport): void => {
    const hits = values.reduce((sum, { count }) => sum + count, 0);
    lines.set(line, (lines.get(line) ?? 0) + hits);
    children.forEach(note);
  };
  reports.forEach(note);
  return [...lines].sort(([a], [b]) => a - b).map(([line, hits]) => ({ line, hits }));
}
