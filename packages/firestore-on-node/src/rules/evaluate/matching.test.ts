import { compileRules } from '../index';
import { NO_DOCUMENTS, request, rulesWith } from '../testing/ask';

// "Recursive wildcards" and "Hierarchical data": https://firebase.google.com/docs/firestore/security/rules-structure;
// collection groups: https://firebase.google.com/docs/firestore/security/rules-query

const matches = (pattern: string, path: string, condition = 'true'): boolean =>
  rulesWith(`allow get: if ${condition};`, pattern).evaluate(request({ path: path.split('/') }), NO_DOCUMENTS)
    .allowed;

describe('patterns', () => {
  it.each<[string, string, boolean]>([
    ['/a/{b}', 'a/x', true],
    ['/a/{b}', 'c/x', false],
    ['/a/{b}', 'a/x/c/y', false],
    ['/a/{b}/c/{d}', 'a/x/c/y', true],
    ['/a/x', 'a/x', true],
    ['/a/x', 'a/y', false],
    ['/a/{b=**}', 'a/x', true],
    ['/a/{b=**}', 'a/x/c/y', true],
    ['/a/{b=**}', 'b/x', false],
    ['/{all=**}', 'a/x', true],
    ['/{pre=**}/c/{d}', 'c/y', true],
    ['/{pre=**}/c/{d}', 'a/x/c/y', true],
    ['/{pre=**}/c/{d}', 'a/x/e/y', false],
    ['/a/{b}/{rest=**}', 'a/x', true],
  ])('%s on %s → %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['/a/{b}', 'a/x', "b == 'x'"],
    ['/a/{b=**}', 'a/x/c/y', "b == /x/c/y && b[0] == 'x' && b is path"],
    ['/{pre=**}/c/{d}', 'a/x/c/y', "pre == /a/x && d == 'y'"],
    ['/a/{b}', 'a/x', "database == '(default)'"],
  ])('%s on %s binds %s', (pattern, path, condition) => {
    expect(matches(pattern, path, condition)).toBe(true);
  });

  it('a recursive wildcard matches zero segments in version 2 and at least one in version 1', () => {
    const body = `service cloud.firestore { match /databases/{d}/documents { match /a/{b} {
      match /{rest=**} { allow get: if true; } } } }`;
    const get = (source: string) =>
      compileRules(source).evaluate(request({ path: ['a', 'x'] }), NO_DOCUMENTS);
    expect(get(`rules_version = '2'; ${body}`).allowed).toBe(true);
    expect(get(body).allowed).toBe(false);
  });
});

it('a path with too many matches of recursive wildcards is denied', () => {
  const levels = Array.from({ length: 8 }, (_, i) => `match /{w${i}=**} {`).join(' ');
  const rules = compileRules(`rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    ${levels} match /none/{x} { allow get; } ${'}'.repeat(8)} match /{all=**} { allow get; } } }`);
  const get = (length: number) =>
    rules.evaluate(request({ path: Array<string>(length).fill('a') }), NO_DOCUMENTS);
  expect(get(2).allowed).toBe(true);
  expect(get(100)).toMatchObject({ allowed: false, reason: expect.stringContaining('more than 10000 ways') });
});

describe('collection groups', () => {
  const list = (pattern: string, path: string[]): boolean =>
    rulesWith('allow list: if true;', pattern).evaluate(
      request({ method: 'list', path, query: { allDescendants: true } }),
      NO_DOCUMENTS,
    ).allowed;

  it.each<[string, string[], boolean]>([
    ['/{path=**}/posts/{post}', ['posts'], true],
    ['/{path=**}/posts/{post}', ['users', 'u', 'posts'], true],
    ['/posts/{post}', ['posts'], false],
    ['/users/{u}/posts/{post}', ['posts'], false],
    ['/users/{u}/posts/{post}', ['users', 'u', 'posts'], false],
    ['/users/{u=**}', ['users', 'u', 'posts'], true],
    ['/users/{u=**}', ['posts'], false],
    ['/{path=**}/other/{post}', ['posts'], false],
    ['/{all=**}', ['posts'], true],
    ['/{all=**}', [], true],
    ['/{path=**}/posts/{post}', [], false],
  ])('%s for the group %j → %s', (pattern, path, expected) => {
    expect(list(pattern, path)).toBe(expected);
  });

  // "You must use version 2 if you plan to use collection group queries."
  // https://firebase.google.com/docs/firestore/security/get-started#security_rules_version_2
  it.each<[string, boolean]>([
    ["rules_version = '2';", true],
    ["rules_version = '1';", false],
    ['', false],
  ])('with the version %j are allowed: %s; a collection always is', (version, expected) => {
    const rules = compileRules(`${version} service cloud.firestore { match /databases/{d}/documents {
      match /{all=**} { allow list; } } }`);
    const list = (allDescendants: boolean) =>
      rules.evaluate(request({ method: 'list', path: ['posts'], query: { allDescendants } }));
    expect(list(false).allowed).toBe(true);
    expect(list(true).allowed).toBe(expected);
    expect(list(true).reason).toContain(expected ? 'allowed' : "rules_version = '2'");
  });
});
