import fc from 'fast-check';
import { compileRules, RulesSyntaxError } from '../index';
import { NO_DOCUMENTS, request } from '../testing/ask';
import { SAMPLE } from '../testing/sample';

// A file that does not compile is refused as a whole: https://firebase.google.com/docs/rules/rules-language

const wrap = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
const condition = (text: string): string => wrap(`match /a/{b} { allow read: if ${text}; }`);

/** Compiles and judges, or is refused with a place that the source has. */
function survives(source: string): void {
  try {
    const rules = compileRules(source);
    rules.evaluate(request({ path: ['notes', 'n'] }), NO_DOCUMENTS);
    rules.coverage();
  } catch (error) {
    expect(error).toBeInstanceOf(RulesSyntaxError);
    const { line, column } = error as RulesSyntaxError;
    const found = source.split('\n')[line - 1];
    expect(found).toBeDefined();
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(found!.length + 1);
  }
}

describe('for random texts', () => {
  const words = [
    'match',
    'allow',
    'read',
    ':',
    'if',
    '/a',
    '{x}',
    '{x=**}',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '$(',
  ];
  const more = [
    'function',
    'f',
    'return',
    'let',
    '=',
    ';',
    ',',
    '&&',
    '==',
    'is',
    'int',
    '?',
    '.',
    "'s'",
    '!',
    '-',
  ];
  const soup = fc
    .array(fc.constantFrom(...words, ...more, 'x', '1', '\n'), { maxLength: 40 })
    .map((parts) => parts.join(' '));
  const bytes = fc.uint8Array({ maxLength: 300 }).map((each) => Buffer.from(each).toString('latin1'));

  /** Edits a file as a person might: deletes, duplicates or moves a part, or inserts text. */
  const place = fc.nat({ max: SAMPLE.length });
  const edit = fc.oneof(
    fc.tuple(place, fc.nat({ max: 30 })).map(([from, length]) => ({ from, to: from + length, text: '' })),
    fc
      .tuple(place, place, fc.nat({ max: 200 }))
      .map(([from, of, length]) => ({ from, to: from, text: SAMPLE.slice(of, of + length) })),
    fc
      .tuple(place, fc.constantFrom(...words, ...more, '"', "'", '/*', '*/', '//', '\\', '\u{1F600}', '\0'))
      .map(([from, text]) => ({ from, to: from + 1, text })),
  );
  const mutated = fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((edits) =>
      edits.reduce((source, { from, to, text }) => source.slice(0, from) + text + source.slice(to), SAMPLE),
    );

  it('the sample itself compiles without a warning', () => {
    expect(compileRules(SAMPLE).warnings).toEqual([]);
  });

  it.each([
    ['any string', fc.string({ unit: 'binary', maxLength: 200 })],
    ['bytes', bytes],
    ['bytes as a condition', bytes.map(condition)],
    ['a soup of tokens', soup],
    ['a soup inside a service', soup.map(wrap)],
    ['a soup as a condition', soup.map(condition)],
    ['a whole file, mutated', mutated],
  ])('%s compiles or is refused with its position', (_, sources) => {
    fc.assert(fc.property(sources, survives), { numRuns: Number(process.env.FUZZ_RUNS ?? 400) });
  });
});

describe('texts that could exhaust the stack or the time', () => {
  const DEEP = 10_000;
  const shapes: [string, (n: number) => string, RegExp][] = [
    ['parentheses', (n) => condition('('.repeat(n) + '1' + ')'.repeat(n)), /nest deeper/],
    ['parentheses that stay open', (n) => condition('('.repeat(n)), /nest deeper/],
    ['lists', (n) => condition('['.repeat(n) + ']'.repeat(n)), /nest deeper/],
    ['maps', (n) => condition("{'a':".repeat(n) + '1' + '}'.repeat(n)), /nest deeper/],
    ['negations', (n) => condition('!'.repeat(n) + 'true'), /nest deeper/],
    ['minuses', (n) => condition('-'.repeat(n) + '1'), /nest deeper/],
    ['choices', (n) => condition('1 ? 1 : '.repeat(n) + '1'), /nest deeper/],
    ['calls', (n) => condition('f('.repeat(n) + ')'.repeat(n)), /nest deeper/],
    ['paths in paths', (n) => condition('/$('.repeat(n) + '1' + ')'.repeat(n)), /nest deeper/],
    ['indexes', (n) => condition('a' + '[a'.repeat(n) + ']'.repeat(n)), /nest deeper/],
    ['a chain of operators', (n) => condition(Array(n).fill('true').join(' && ')), /operators in one chain/],
    ['a chain of members', (n) => condition('b' + '.c'.repeat(n)), /operators in one chain/],
    ['a chain of types', (n) => condition('b' + ' is int'.repeat(n)), /operators in one chain/],
    ['matches', (n) => wrap('match /a/b {'.repeat(n) + '}'.repeat(n)), /nest deeper than 10/],
    ['segments of a match', (n) => wrap(`match ${'/a'.repeat(n)} { }`), /more than 100 segments/],
  ];

  it.each(shapes)(`${DEEP} %s are refused`, (_, shape, message) => {
    expect(() => compileRules(shape(DEEP))).toThrow(message);
    expect(() => compileRules(shape(DEEP))).toThrow(RulesSyntaxError);
    survives(shape(DEEP));
  });

  it('nested chains of parentheses are refused beyond a depth', () => {
    const links = ' && true'.repeat(900);
    const nested = (levels: number) => condition('('.repeat(levels) + 'true' + `${links})`.repeat(levels));
    expect(() => compileRules(nested(3))).toThrow(/^L4:\d+ Expressions nest deeper than 2000/);
    const rules = compileRules(nested(2));
    expect(rules.evaluate(request({ path: ['a', 'b'] }), NO_DOCUMENTS).reason).toContain(
      'maximum of 1000 exp',
    );
    expect(rules.coverage()).toHaveLength(1);
  });

  it('functions that each call the next two are checked once each', () => {
    const calls = Array.from(
      { length: 200 },
      (_, i) => `function f${i}() { return f${i + 1}() && f${i + 2}(); }`,
    );
    const last = 'function f200() { return 1; } function f201() { return 1; }';
    expect(compileRules(wrap(calls.join('\n') + last)).warnings).toEqual([]);
  });

  it('a chain of thousands of functions is checked to its end', () => {
    const calls = Array.from({ length: 5000 }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join(
      '\n',
    );
    expect(compileRules(wrap(`${calls} function f5000() { return 1; }`)).warnings).toEqual([]);
    expect(() => compileRules(wrap(`${calls} function f5000() { return f0(); }`))).toThrow(
      'f4999 → f5000 → f0',
    );
  });

  it.each([
    ['blanks in a wildcard', `match /{a${' '.repeat(250_000)}x`],
    ['blanks around the sign of a wildcard', `match /{a${' '.repeat(125_000)}=${' '.repeat(125_000)}x`],
    ['an open comment', `/*${'*'.repeat(250_000)}`],
    ['an open string', `'${'\\\\'.repeat(100_000)}`],
    ['quotes', `"'`.repeat(100_000)],
    ['digits', '1'.repeat(200_000)],
  ])('%s take time in proportion to their length', (_, body) => survives(wrap(body)));
});
