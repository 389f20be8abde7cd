import {
  type CompiledRules,
  compileRules,
  type Decision,
  type DocumentAccess,
  type RulesRequest,
} from '../index';
import { NO_DOCUMENTS } from '../evaluate/RulesRequest';

export { NO_DOCUMENTS };

export const NOW = new Date('2026-03-01T10:20:30.500Z');

/** An anonymous get of /things/one, with the changes of a test. */
export function request(changes: Partial<RulesRequest> = {}): RulesRequest {
  return {
    method: 'get',
    path: ['things', 'one'],
    database: '(default)',
    auth: null,
    time: NOW,
    resource: null,
    requestResource: null,
    ...changes,
  };
}

/** Compiles rules with one match block of the given body and further functions. */
export function rulesWith(body: string, pattern = '/{document=**}', outside = ''): CompiledRules {
  return compileRules(`rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${outside}
match ${pattern} { ${body} } } }`);
}

/** Evaluates a request against rules with `expression` as their only condition. */
export function judge(
  expression: string,
  changes: Partial<RulesRequest> = {},
  access: DocumentAccess = NO_DOCUMENTS,
  outside = '',
): Decision {
  const method = changes.method ?? 'get';
  return rulesWith(`allow ${method}: if ${expression};`, '/{document=**}', outside).evaluate(
    request(changes),
    access,
  );
}

/** Returns 'true', 'false', or the text of the error that the expression ends in. */
export function outcome(expression: string, changes: Partial<RulesRequest> = {}): string {
  const [entry] = judge(expression, changes).trace;
  if (entry === undefined) return 'not evaluated';
  return entry.outcome === 'error' || entry.outcome === 'unknown'
    ? `${entry.outcome}: ${entry.message}`
    : entry.outcome;
}
