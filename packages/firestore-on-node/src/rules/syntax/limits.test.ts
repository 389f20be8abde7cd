import { compileRules } from '../index';

// "Security rules": https://firebase.google.com/docs/firestore/quotas#security_rules. The limits of
// evaluation (expressions, calls, documents read) are tested in evaluate/reads.test.ts.
const rules = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { ${body} } }`;
const times = (count: number, make: (i: number) => string, between = '') =>
  Array.from({ length: count }, (_, i) => make(i)).join(between);

const LIMITS: [string, number, (count: number) => string, RegExp][] = [
  // The block of the service's documents is one of the ten.
  [
    'nested matches',
    10,
    (n) => rules(`${times(n - 1, (i) => `match /m${i}/x { `)}allow get;${' }'.repeat(n - 1)}`),
    /nest deeper than 10/,
  ],
  // /databases/{d}/documents are three of the hundred.
  [
    'segments of a path',
    100,
    (n) => rules(`match /${times(n - 3, (i) => `s${i}`, '/')} { allow get; }`),
    /more than 100 segments/,
  ],
  // {d} is one of the twenty.
  [
    'wildcards of a path',
    20,
    (n) => rules(`match /${times(n - 1, (i) => `a/{w${i}}`, '/')} { allow get; }`),
    /more than 20 wildcards/,
  ],
  [
    'parameters of a function',
    7,
    (n) => rules(`function f(${times(n, (i) => `p${i}`, ', ')}) { return true; }`),
    /at most 7 parameters/,
  ],
  [
    'lets of a function',
    10,
    (n) => rules(`function f() { ${times(n, (i) => `let l${i} = 1; `)}return true; }`),
    /at most 10 let/,
  ],
  ['KiB of source', 256, (n) => rules('').padEnd(n * 1024, ' '), /larger than 256 KiB/],
  // Two bytes each.
  ['thousand letters é', 131, (n) => `//${'é'.repeat(n * 1000)}\n${rules('')}`, /larger than 256 KiB/],
];

it.each(LIMITS)('%s: %i is the maximum', (_what, limit, source, message) => {
  expect(() => compileRules(source(limit))).not.toThrow();
  expect(() => compileRules(source(limit + 1))).toThrow(message);
});

it('recursive functions are refused, direct or indirect', () => {
  const circle = 'function f() { return g(); } function g() { return f(); }';
  expect(() => compileRules(rules(circle))).toThrow(/recursi|itself/i);
});
