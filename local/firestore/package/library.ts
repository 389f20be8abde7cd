/** What the package offers beside its command: the server, and the rules language that guards it. */
export * from '../index';
export { rulesAuthorizer, rulesCompiler } from '../rules/rulesAuthorizer';
export { watchedRules, type WatchedRules } from '../rules/watchedRules';
export { compileRules, coverageReport, lineCoverage, RulesSyntaxError } from '../../rules';
