import { CompiledRules } from './CompiledRules';
import { checkRules } from './syntax/check';
import { parseRules } from './syntax/parse';

export { CompiledRules } from './CompiledRules';
export { coverageReport } from './coverage/coverageReport';
export { lineCoverage, type LineCoverage } from './coverage/lineCoverage';
export { type ExpressionReport } from './coverage/expressionReport';
export { decide, type EvaluateOptions } from './evaluate/decide';
export { AccessBudget, MAX_ACCESS_CALLS_IN_BATCH } from './evaluate/limits';
export {
  type Decision,
  type DocumentAccess,
  type RulesRequest,
  type TraceEntry,
} from './evaluate/RulesRequest';
export { mutantsOf, type Concern, type Mutant } from './mutate/mutants';
export { type FieldOperator, type QueryFilter, type RulesQuery } from './query/RulesQuery';
export { rulesQuery, type StructuredQuery } from './query/structuredQuery';
export { type Expression, type Method, type RulesFile } from './syntax/ast';
export { type RulesWarning } from './syntax/check';
export { parseRules } from './syntax/parse';
export { RulesSyntaxError } from './syntax/RulesSyntaxError';
export { type ProtoValue, type RulesDoc } from './values/RulesDoc';

/** Compiles a rules file; throws RulesSyntaxError, which carries line and column. */
export function compileRules(source: string): CompiledRules {
  const file = parseRules(source);
  return new CompiledRules(file, checkRules(file));
}
