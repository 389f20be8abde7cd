import fc from 'fast-check';
import { matches } from '../query/matches';
import { type FieldFilter, type FieldOperator, type Filter } from '../query/types';
import { type StoredDocument, type Value } from '../values/types';
import { type AccessRequest, type Authorizer } from '../authorizer';
import { rulesCompiler } from './rulesAuthorizer';

// "Rules are not filters", https://firebase.google.com/docs/firestore/security/rules-query: a query is
// allowed only where a rule allows every document that it could return. Tested here for random rules and
// queries.

const scalars: Value[] = [
  ...[{ nullValue: null }, { booleanValue: true } as const, { booleanValue: false } as const],
  ...[{ integerValue: '0' }, { integerValue: '1' }, { integerValue: '2' }],
  ...[{ doubleValue: 1 }, { doubleValue: 2.5 }, { doubleValue: '-0' } as const],
  ...[{ stringValue: '' }, { stringValue: 'x' }, { stringValue: 'y' }],
  ...[{ timestampValue: '2020-01-01T00:00:00Z' }],
];
const mapOf = (a: Value): Value => ({ mapValue: { fields: { a } } });
const listOf = (...values: Value[]): Value => ({ arrayValue: { values } });
const scalar = fc.constantFrom(...scalars);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: scalar.map(mapOf) },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 2 }).map((values) => listOf(...values)) },
  { weight: 1, arbitrary: scalar.map((inner) => listOf(mapOf(inner))) },
);

const path = fc.constantFrom(['a'], ['a'], ['b'], ['a', 'a']);
const comparison = fc.record({
  kind: fc.constant('field' as const),
  field: path,
  op: fc.constantFrom<FieldOperator>('==', '==', '==', '!=', '<', '<=', '>', '>=', 'array-contains'),
  value,
});
const membership = fc.record({
  kind: fc.constant('field' as const),
  field: path,
  op: fc.constantFrom<FieldOperator>('in', 'not-in', 'array-contains-any'),
  value: fc.array(value, { minLength: 1, maxLength: 2 }).map((values) => listOf(...values)),
});
const single: fc.Arbitrary<FieldFilter> = fc.oneof(comparison, membership);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: single },
  fc.record({
    kind: fc.constantFrom('and' as const, 'or' as const),
    filters: fc.array(single, { minLength: 2, maxLength: 2 }),
  }),
);

const seen = fc.constantFrom('resource.data.a', 'resource.data.a', 'resource.data.b', 'resource.data.a.a');
const literal = fc.constantFrom(
  ...['null', 'true', 'false', '0', '1', '2', '1.0', '2.5', "''", "'x'", "'y'"],
  ...["{'a': 1}", "{'a': 'x'}", '[1]', "['x', 1]", '[]', 'timestamp.date(2020, 1, 1)'],
);
/** An operand: mostly a field of the document, sometimes an expression on a field. */
const operand = fc.oneof(
  { weight: 6, arbitrary: seen },
  fc.oneof(
    seen.map((field) => `(!${field})`),
    seen.map((field) => `(-${field})`),
    seen.map((field) => `[${field}]`),
    seen.map((field) => `{'a': ${field}}`),
    seen.map((field) => `${field}[0]`),
    seen.map((field) => `${field}[0:1]`),
    seen.map((field) => `${field}['a']`),
    seen.map((field) => `{'x': 'y'}[${field}]`),
    seen.map((field) => `${field}.size()`),
    seen.map((field) => `${field}.get('a', 1)`),
    seen.map((field) => `${field}.keys()`),
    seen.map((field) => `(${field} || false)`),
    seen.map((field) => `(${field} ? 1 : 2)`),
    seen.map((field) => `(${field} is int)`),
    seen.map((field) => `(${field} + 1)`),
    seen.map((field) => `math.sqrt(${field})`),
    seen.map((field) => `string(${field})`),
    seen.map((field) => `(1.0 / ${field})`),
    seen.map((field) => `/a/$(${field})`),
  ),
);
const claim = fc.oneof(
  fc
    .tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in'), literal)
    .map(([left, operator, right]) => `${left} ${operator} ${right}`),
  fc.tuple(literal, fc.constantFrom('<', '>=', 'in', '=='), operand).map((parts) => parts.join(' ')),
  fc
    .tuple(operand, fc.constantFrom('int', 'float', 'number', 'string', 'list', 'map', 'bool', 'timestamp'))
    .map(([left, type]) => `${left} is ${type}`),
  fc.tuple(operand, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), literal).map((parts) => {
    const [left, method, right] = parts;
    return `${left}.${method}(${right})`;
  }),
  seen,
);
const condition = fc.oneof(
  { weight: 3, arbitrary: claim },
  { weight: 2, arbitrary: claim.map((inner) => `!(${inner})`) },
  fc.tuple(claim, fc.constantFrom('&&', '||'), claim).map(([a, op, b]) => `(${a}) ${op} (${b})`),
);

const documents: StoredDocument[] = fc
  .sample(fc.record({ a: value, b: value }, { requiredKeys: [] }), { numRuns: 400, seed: 8 })
  .map((fields, index) => ({
    name: `projects/p/databases/(default)/documents/things/t${index}`,
    fields,
    createTime: '2026-01-01T00:00:00Z',
    updateTime: '2026-01-01T00:00:00Z',
  }));

function judge(authorizer: Authorizer, request: Pick<AccessRequest, 'method' | 'path' | 'before' | 'query'>) {
  return authorizer.authorize({
    project: 'p',
    database: '(default)',
    auth: null,
    time: '2026-01-01T00:00:00Z',
    after: null,
    batch: null,
    get: () => null,
    getAfter: () => null,
    ...request,
  }).allowed;
}

const authorizerOf = (text: string): Authorizer => {
  const compiled = rulesCompiler(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /things/{t} { allow read: if ${text}; } } }`);
  if (!compiled.ok) throw new Error(compiled.errors.join());
  return compiled.authorizer;
};

test('an allowed list returns no document that a get would be denied', () => {
  let proved = 0;
  fc.assert(
    fc.property(filter, condition, (where, text) => {
      const authorizer = authorizerOf(text);
      const query = { where, allDescendants: false, orderBy: [], limit: null, offset: 0 };
      if (!judge(authorizer, { method: 'list', path: ['things'], before: null, query })) return;
      const returned = documents.filter((each) => matches(each, where));
      if (returned.length > 0) proved += 1;
      const secret = returned.filter(
        (before) =>
          !judge(authorizer, {
            method: 'get',
            path: ['things', before.name.split('/').at(-1)!],
            before,
            query: null,
          }),
      );
      expect(secret.map(({ fields }) => fields)).toEqual([]);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 4000) },
  );
  expect(proved).toBeGreaterThan(20);
});
