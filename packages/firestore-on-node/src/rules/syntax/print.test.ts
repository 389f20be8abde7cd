import fc from 'fast-check';
import { expressionText } from '../testing/arbitrary';
import { ExpressionParser } from './expressions';
import { print } from './print';
import { TokenStream } from './TokenStream';

// How tightly operators bind: https://firebase.google.com/docs/rules/rules-language

const parsed = (source: string) => new ExpressionParser(new TokenStream(source)).parse();
/** Without source positions. */
const tree = (source: string) =>
  JSON.stringify(parsed(source), (key, value: unknown) => {
    if (key === 'at') return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  });

const sources = [
  ...[
    'a || b && !c',
    '(a || b) && c',
    '!(a && b)',
    'a == (b == c)',
    '(a < b) == c',
    'a - (b - c)',
    'a - b - c',
  ],
  ...[
    'x ? y : z ? 1 : 2',
    '(x ? y : z) ? 1 : 2',
    'a is int && b is string',
    '-a.b',
    '(-a).b',
    '-5 + 2.0',
    '(-5).b',
  ],
  ...[
    'f(a, [1, {"k": null}], b"\\x80\\n")[0].size()',
    's[1:2]',
    "x.matches('[^\\\\x00\\'\\n]{1,2}')",
    "'é\\u20ac'",
  ],
  ...[
    'get(/a/$(b.c)/(default)/d).data.e',
    '(/a/b).c',
    'a % b * c / (d * e)',
    'a in b',
    '1 in [1, 2] || true',
  ],
];

it.each(sources)('%s is unchanged by printing and parsing', (source) => {
  expect(tree(print(parsed(source)))).toBe(tree(source));
});

it('every other parsed file is unchanged, too', () => {
  fc.assert(
    fc.property(expressionText, (source) => expect(tree(print(parsed(source)))).toBe(tree(source))),
    { numRuns: 500 },
  );
});
