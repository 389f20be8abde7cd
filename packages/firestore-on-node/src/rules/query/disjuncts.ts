import { type QueryFilter } from './RulesQuery';
import { fromProto } from '../values/fromProto';
import { EvaluationError, float, NULL, type RulesValue } from '../values/RulesValue';

export type AtomOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'exists';

/** A fact about every document that one disjunct of the query returns. */
export interface Atom {
  field: string[];
  op: AtomOperator;
  value: RulesValue;
}

/** More disjuncts than the service accepts (30). */
const MAX_DISJUNCTS = 100;

/** A filter in disjunctive normal form (an OR of ANDs). Each disjunct must pass the rules on its own. */
export function disjuncts(filter: QueryFilter | null | undefined): Atom[][] {
  if (filter == null) return [[]];
  switch (filter.kind) {
    case 'and':
      return filter.filters.reduce<Atom[][]>((ways, part) => cross(ways, disjuncts(part)), [[]]);
    case 'or':
      return checkCount(filter.filters.flatMap(disjuncts));
    case 'unary':
      return [unary(filter.field, filter.op)];
    case 'field':
      return fieldDisjuncts(filter.field, filter.op, fromProto(filter.value));
  }
}

function cross(left: Atom[][], right: Atom[][]): Atom[][] {
  if (left.length * right.length > MAX_DISJUNCTS) throw tooMany();
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

function checkCount(ways: Atom[][]): Atom[][] {
  if (ways.length > MAX_DISJUNCTS) throw tooMany();
  return ways;
}

const tooMany = (): EvaluationError =>
  new EvaluationError(`The query has more than ${MAX_DISJUNCTS} disjuncts.`);

function unary(field: string[], op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN'): Atom[] {
  if (op === 'IS_NULL') return [{ field, op: '==', value: NULL }];
  if (op === 'IS_NOT_NULL') return [{ field, op: '!=', value: NULL }];
  return [{ field, op: op === 'IS_NAN' ? '==' : 'exists', value: float(NaN) }];
}

function fieldDisjuncts(field: string[], op: string, value: RulesValue): Atom[][] {
  const items = value.type === 'list' ? value.items : [];
  switch (op) {
    case 'in':
      return checkCount(items.map((item) => [{ field, op: '==' as const, value: item }]));
    case 'array-contains-any':
      return checkCount(items.map((item) => [{ field, op: 'contains' as const, value: item }]));
    case 'not-in':
      return [items.map((item) => ({ field, op: '!=' as const, value: item }))];
    case 'array-contains':
      return [[{ field, op: 'contains', value }]];
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return [[{ field, op, value }]];
    default:
      throw new EvaluationError(`The query's operator ${op} is unknown.`);
  }
}
