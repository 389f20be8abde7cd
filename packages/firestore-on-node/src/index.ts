export { startFirestore, type FirestoreServerOptions, type RunningFirestore } from './startFirestore';
export { FirestoreError } from './errors';
export { createRulesAuthorizer, rulesCompiler } from './authorization/rulesAuthorizer';
export { watchRules, type WatchedRules } from './authorization/watchRules';
export {
  type CompiledRules,
  compileRules,
  coverageReport,
  type Decision,
  lineCoverage,
  RulesSyntaxError,
} from './rules';
export type {
  AccessDecision,
  AccessRequest,
  Authorizer,
  ExpressionReport,
  Identity,
  Method,
  QueryConstraints,
  RuleCoverage,
  RulesCompilation,
  RulesCompiler,
} from './authorizer';
export type { Json } from './json';
export type { Filter, FieldFilter, Order } from './query/types';
export type { Database } from './store/database';
export type { Store } from './store/store';
export type { TransactionLimits } from './transactions/transactions';
export type { Fields, StoredDocument, Value } from './values/types';
