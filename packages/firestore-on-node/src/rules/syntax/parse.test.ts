import { compileRules, RulesSyntaxError } from '../index';
import { parseRules } from './parse';

// The structure of a file: https://firebase.google.com/docs/firestore/security/rules-structure and
// https://firebase.google.com/docs/rules/rules-language

const wrap = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

describe('the parser', () => {
  it('reads versions, patterns, methods, functions and nesting', () => {
    const { version, root } = parseRules(
      wrap(`match /a/{x}/b-c/{rest=**} { allow read, create: if x == 'y'; allow delete;
        function f(p, q) { let z = p + q; return z; }
        match /deep/{d} { allow get: if true } }`),
    );
    const [block] = root.matches[0]!.matches[0]!.matches;
    expect(version).toBe(2);
    expect(block!.pattern).toEqual([
      { kind: 'literal', text: 'a' },
      { kind: 'single', name: 'x' },
      { kind: 'literal', text: 'b-c' },
      { kind: 'recursive', name: 'rest' },
    ]);
    expect(block!.allows.map((allow) => [...allow.methods])).toEqual([['get', 'list', 'create'], ['delete']]);
    expect(block!.allows[1]!.condition).toBeNull();
    expect(block!.functions.get('f')).toMatchObject({ parameters: ['p', 'q'], lets: [{ name: 'z' }] });
    expect(block!.matches).toHaveLength(1);
  });

  it('assumes version 1 in a file without a version', () => {
    expect(parseRules('service cloud.firestore { }').version).toBe(1);
  });

  it('accepts functions outside the service and a literal (default) database', () => {
    const source = `function yes() { return true; }
      service cloud.firestore { match /databases/(default)/documents { match /a/{b} { allow read: if yes(); } } }`;
    expect(compileRules(source).warnings).toEqual([]);
  });
});

describe('errors have a position and a message', () => {
  it.each<[string, string, number, number]>([
    ['', "Expected 'service cloud.firestore", 1, 1],
    ["rules_version = '3';", "rules_version is '1' or '2'", 1, 17],
    ['service firebase.storage { }', "Only 'service cloud.firestore'", 1, 9],
    ['service cloud.firestore {', 'found the end of the file', 1, 26],
    ['service cloud.firestore { allow read; }', "Expected 'match', 'function' or '}', found 'allow'", 1, 27],
    [wrap('match users { }'), "a path beginning with '/'", 4, 7],
    [wrap('match /a/ { }'), 'A path segment is missing', 4, 10],
    [wrap('match /a/$(x) { }'), 'a match takes {name}', 4, 10],
    [wrap('match /a/{b} { allow rread: if true; }'), "'rread' is no method", 4, 22],
    [wrap('match /a/{b} { allow read: true; }'), "Expected 'if' after ':'", 4, 28],
    [wrap('match /a/{b} { allow read: if ; }'), "Expected an expression, found ';'", 4, 31],
    [wrap('match /a/{b} { allow read: if a b; }'), "Expected an operator or ';'", 4, 33],
    [wrap('match /a/{b} { allow read: if (true; }'), "Expected ')' to close the parenthesis", 4, 36],
    [wrap('match /a/{b} { allow read: if a is thing; }'), "'thing' is no type", 4, 36],
    [wrap('match /a/{b} { allow read: if a ? b; }'), "between the two branches of '?'", 4, 36],
    [wrap('match /a/{b} { allow read: if [1, 2; }'), 'to end the list', 4, 36],
    [wrap('match /a/{b} { allow read: if {"a" 1}; }'), 'after the key of a map', 4, 36],
    [wrap('match /a/{b} { allow read: if exists(/a/{b}); }'), 'only stands in a match', 4, 41],
    [wrap('match /a/{b} { allow read: if exists(/a/$(b); }'), 'to end the arguments', 4, 45],
    [wrap('match /a/{b} { allow read: if 99999999999999999999 > 1; }'), 'does not fit in 64 bits', 4, 31],
    [wrap('function f( { return true; }'), 'Expected a parameter name', 4, 13],
    [wrap('function f(a, a) { return true; }'), "The parameter 'a' appears twice", 4, 15],
    [wrap('function f(a,b,c,d,e,g,h,i) { return 1; }'), 'at most 7 parameters', 4, 26],
    [wrap('function f() { let a = 1; let a = 2; return a; }'), "'a' already has a value", 4, 31],
    [wrap('function f() { 1 + 1 }'), "Expected 'let' or 'return'", 4, 16],
    [wrap('function f() { return 1; } function f() { return 2; }'), "'f' is defined twice", 4, 37],
    [wrap('function f() { return g(); } function g() { return f(); }'), 'f → g → f', 4, 10],
    [wrap('function f(a) { return f(1); }'), 'f → f', 4, 10],
    [wrap('function f(a) { return a; } match /a/{b} { allow get: if f(); }'), 'f takes 1 arguments', 4, 58],
    [wrap('match /a/{x=**}/b/{y=**} { }'), 'at most one recursive wildcard', 4, 1],
    [wrap('match /a/{x}/b/{x} { }'), "The wildcard 'x' already has a value", 4, 1],
    ['service cloud.firestore { match /{a=**}/b { } }', "rules_version = '2'", 1, 27],
  ])('%s', (source, text, line, column) => {
    let caught: unknown;
    try {
      compileRules(source);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(RulesSyntaxError);
    const error = caught as RulesSyntaxError;
    expect(error.message).toContain(text);
    expect([error.line, error.column]).toEqual([line, column]);
  });
});

it('undefined names cause warnings, as in the service', () => {
  const { warnings } = compileRules(wrap('match /a/{b} { allow read: if c == d() || b == now; }'));
  expect(warnings.map((warning) => [warning.text, warning.column])).toEqual([
    ['Invalid variable name: c.', 31],
    ['Invalid function name: d.', 36],
    ['Invalid variable name: now.', 48],
  ]);
  expect(compileRules(wrap("function f() { return (/a/$(x)).bind({'x': 'b'}); }")).warnings).toEqual([]);
  expect(compileRules(wrap('function f() { return (/a/$(x)).bind(y); }')).warnings).toHaveLength(1);
  expect(compileRules(wrap('function f() { return (/a/$(x)); }')).warnings).toHaveLength(1);
});
