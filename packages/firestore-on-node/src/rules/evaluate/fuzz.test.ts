import fc from 'fast-check';
import { expressionText } from '../testing/arbitrary';
import { request, rulesWith } from '../testing/ask';
import { encode } from '../testing/encode';

// An expression that fails denies the request, and has no other effect:
// https://firebase.google.com/docs/rules/rules-language

describe('for random expressions and documents', () => {
  const methods = fc.constantFrom('get', 'list', 'create', 'update', 'delete');

  it('evaluation returns a result and never throws', () => {
    fc.assert(
      fc.property(expressionText, methods, fc.jsonValue(), (text, method, json) => {
        const rules = rulesWith(`allow read, write: if ${text};`);
        const stored = { fields: { a: encode(json) } };
        const path = method === 'list' ? ['things'] : ['things', 'one'];
        const decision = rules.evaluate(
          request({ method, path, resource: stored, requestResource: stored }),
          { get: () => stored, getAfter: () => null },
        );
        expect(typeof decision.allowed).toBe('boolean');
      }),
      { numRuns: 800 },
    );
  });
});
