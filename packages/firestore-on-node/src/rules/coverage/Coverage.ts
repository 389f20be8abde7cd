import { type Expression, type MatchBlock } from '../syntax/ast';
import { EvaluationError, type RulesValue } from '../values/RulesValue';

export type Outcome = RulesValue | EvaluationError;

/** A value or error of an expression, and its number of occurrences. */
export interface CountedOutcome {
  outcome: Outcome;
  count: number;
}

// Distinct values per expression; further values are not counted.
const MAX_OUTCOMES = 20;

/** The values of a rules file's expressions since it was compiled. */
export class Coverage {
  private readonly outcomes = new Map<Expression, Map<string, CountedOutcome>>();

  record(node: Expression, outcome: Outcome): void {
    let known = this.outcomes.get(node);
    if (known === undefined) this.outcomes.set(node, (known = new Map()));
    const key = keyOf(outcome);
    const counted = known.get(key);
    if (counted !== undefined) counted.count += 1;
    else if (known.size < MAX_OUTCOMES) known.set(key, { outcome, count: 1 });
    else known.set('', { outcome, count: (known.get('')?.count ?? 0) + 1 });
  }

  of(node: Expression): CountedOutcome[] {
    return [...(this.outcomes.get(node)?.values() ?? [])];
  }
}

/**
 * The outermost expressions of a block and its nested blocks, in source order: conditions, lets, and
 * functions' results.
 */
export function expressionsOf(block: MatchBlock): Expression[] {
  const own = [...block.functions.values()].flatMap(({ lets, body }) => [
    ...lets.map(({ value }) => value),
    body,
  ]);
  const conditions = block.allows.flatMap(({ condition }) => condition ?? []);
  return [...own, ...conditions, ...block.matches.flatMap(expressionsOf)].sort(
    (a, b) => a.at.line - b.at.line || a.at.column - b.at.column,
  );
}

// Lists and maps are recorded by type only, because printing them would slow every request.
function keyOf(outcome: Outcome): string {
  if (outcome instanceof EvaluationError) return `error ${outcome.message}`;
  return 'value' in outcome && !(outcome.value instanceof Uint8Array)
    ? `${outcome.type} ${outcome.value}`
    : outcome.type;
}
