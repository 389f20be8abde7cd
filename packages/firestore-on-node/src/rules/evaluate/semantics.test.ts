import { compileRules } from '../index';
import { judge, NO_DOCUMENTS, outcome, request, rulesWith } from '../testing/ask';
import { doc, double, timestamp, Proto } from '../testing/encode';

// The language according to these pages: https://firebase.google.com/docs/rules/rules-language (functions,
// let, operators), https://firebase.google.com/docs/reference/rules/rules.Boolean (short-circuiting), and
// for `request` and `resource` https://firebase.google.com/docs/reference/rules/rules.firestore.Request and
// …/rules.firestore.Resource.

const ERROR = expect.stringMatching(/^error: /);
const BAD = '(1 / 0 == 1)';

describe('&& and || absorb errors only when the other side decides', () => {
  it.each<[string, unknown]>([
    [`${BAD} || true`, 'true'],
    [`true || ${BAD}`, 'true'],
    [`${BAD} && false`, 'false'],
    [`false && ${BAD}`, 'false'],
    [`${BAD} || false`, ERROR],
    [`false || ${BAD}`, ERROR],
    [`${BAD} && true`, ERROR],
    [`true && ${BAD}`, ERROR],
    [`!${BAD}`, ERROR],
    [`${BAD} == true`, ERROR],
    [`${BAD} ? true : true`, ERROR],
    [`true ? true : ${BAD}`, 'true'],
    [`[${BAD}].size() == 1`, ERROR],
    [`1 || true`, 'true'],
    [`1 && true`, ERROR],
    [`1`, ERROR],
    [`null`, ERROR],
  ])('%s', (expression, expected) => {
    expect(outcome(expression)).toEqual(expected);
  });
});

describe('operators', () => {
  it.each([
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '7 % 3 == 1',
    '7.0 / 2 == 3.5',
    '1 == 1.0',
    '1 < 1.5',
    '9007199254740993 > 9007199254740992.0',
    "1 != '1'",
    'null == null',
    'null != false',
    "'a' < 'b' && 'B' < 'a'",
    "'a' + 'b' == 'ab'",
    '[1, [2]] == [1.0, [2]]',
    "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}",
    '2 in [1, 2] && !(3 in [1, 2])',
    '5 == 5.0 && !(5 in [5.0]) && !(5.0 in [5].toSet()) && 5.0 in [5.0] && !([5] in [[5.0]])',
    "'a' in {'a': null} && !('b' in {'a': 1})",
    "'a' in ['a'].toSet()",
    'true ? true : false',
    'false ? false : true ? true : false',
    '!false && !!true',
    '1 < 2 == true',
    '-9223372036854775808 < 0',
    "[1, 2, 3][1] == 2 && 'abc'[2] == 'c' && {'a': 5}['a'] == 5 && /a/b[1] == 'b'",
    "[1, 2, 3][0:2] == [1, 2] && 'abcd'[1:3] == 'bc' && [1][1:1] == []",
    "1 is int && 1 is number && !(1 is float) && 1.5 is float && '' is string && null != 1",
    "[] is list && {} is map && [].toSet() is set && /a/b is path && b'a' is bytes && true is bool",
    "request.time is timestamp && duration.value(1, 's') is duration && latlng.value(1, 2) is latlng",
    '{}.diff({}) is map_diff',
    "duration.value(1, 'h') + request.time > request.time && request.time - request.time == duration.value(0, 's')",
    '0.0 == -0.0',
    '1.0 / 0 > 1.0e308',
    '!(math.sqrt(-1) == math.sqrt(-1))',
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe('true');
  });

  it.each([
    "1 + '1' == ''",
    "1 < '2'",
    'true < false',
    'null < 1',
    '[1] + [2] == []',
    '1 % 0 == 0',
    '9223372036854775807 + 1 > 0',
    '-(-9223372036854775808) > 0',
    "-'a' == 1",
    "!'a'",
    '[1][1] == 1',
    '[1][-1] == 1',
    "[1]['0'] == 1",
    "'abc'[2:9] == ''",
    "'abc'[2:1] == ''",
    '1 in 1',
    "{'a': 1}.b == 1",
    "{'a': 1}['b'] == 1",
    '{1: 1}.size() == 1',
    'null.a == 1',
    'null.size() == 1',
    'nobody == 1',
    'nothing(1)',
    "'a'.nothing()",
    "'a'.size(1) == 1",
    'math.nothing(1) == 1',
    "/a/$('b/c') == /a/b/c",
    "/a/$('') == /a",
    '/a/$(1) == /a/1',
    '[].constructor == 1',
    '{}.__proto__ == 1',
    "{}.toString() == ''",
  ])('%s is an error', (expression) => {
    expect(outcome(expression)).toEqual(ERROR);
  });
});

describe('functions', () => {
  const outside = `
    function add(a, b) { let sum = a + b; return sum; }
    function shadow(request) { return request; }
    function lazy(a) { return true; }
    function late() { let bad = 1 / 0; return true; }
    function used() { let bad = 1 / 0; return bad == 1; }
    function chained() { let a = 1; let b = a + 1; return b; }
    function database_() { return database; }`;

  it.each<[string, boolean]>([
    ['add(1, 2) == 3', true],
    ['shadow(4) == 4', true],
    ['lazy(1 / 0)', true],
    ['late()', true],
    ['used()', false],
    ['used() || true', true],
    ['chained() == 2', true],
    ["database_() == '(default)'", true],
  ])('%s → %s', (expression, allowed) => {
    expect(judge(expression, {}, NO_DOCUMENTS, outside).allowed).toBe(allowed);
  });

  it('see the wildcards of their enclosing blocks, and inner names shadow outer ones', () => {
    const rules = compileRules(`rules_version = '2';
      service cloud.firestore { match /databases/{db}/documents {
        function where() { return 'outer'; }
        match /a/{x} {
          function here() { return x; }
          match /b/{y} {
            function where() { return 'inner'; }
            allow get: if where() == 'inner' && here() == 'one' && y == 'two';
          }
          allow get: if where() == 'outer';
        } } }`);
    expect(rules.evaluate(request({ path: ['a', 'one', 'b', 'two'] }), NO_DOCUMENTS).allowed).toBe(true);
    expect(rules.evaluate(request({ path: ['a', 'two', 'b', 'two'] }), NO_DOCUMENTS).allowed).toBe(false);
    expect(rules.evaluate(request({ path: ['a', 'one'] }), NO_DOCUMENTS).allowed).toBe(true);
  });
});

describe('stored values', () => {
  const stored = doc({
    whole: 3,
    asDouble: double(3),
    nan: new Proto({ doubleValue: 'NaN' }),
    infinite: new Proto({ doubleValue: '-Infinity' }),
    text: 'héllo',
    on: true,
    nothing: null,
    list: [1, 'a'],
    map: { inner: { deep: 1 } },
    at: timestamp('2026-03-01T10:20:30.5Z'),
    bytes: new Proto({ bytesValue: '/w==' }),
    place: new Proto({ geoPointValue: { latitude: 12.5, longitude: -1 } }),
    link: new Proto({ referenceValue: 'projects/p/databases/(default)/documents/a/b' }),
  });
  const with_ = { resource: stored, method: 'update' as const, requestResource: stored };

  it.each([
    'resource.data.whole is int && resource.data.asDouble is float && resource.data.whole == resource.data.asDouble',
    'resource.data.nan != resource.data.nan && !(resource.data.nan >= 0) && !(resource.data.nan < 0)',
    'resource.data.infinite < -1.0e308',
    "resource.data.text == 'héllo' && resource.data.on && resource.data.nothing == null",
    "resource.data.list == [1, 'a'] && resource.data.map.inner.deep == 1",
    'resource.data.at == request.time && resource.data.at is timestamp',
    "resource.data.bytes == b'\\xFF' && resource.data.place == latlng.value(12.5, -1)",
    'resource.data.link == /databases/(default)/documents/a/b',
    "request.resource.data.diff(resource.data).affectedKeys() == ['nan'].toSet()",
    "resource['__name__'] == /databases/(default)/documents/things/$(resource.id)",
    "resource.id == 'one' && resource.__name__ == /databases/$('(default)')/documents/things/one",
    "request.method == 'update' && request.path == resource.__name__ && request.path[3] == 'things'",
    "'whole' in resource.data && !('missing' in resource.data)",
  ])('%s', (expression) => {
    expect(outcome(expression, with_)).toBe('true');
  });

  it.each(['resource.data.missing == null', 'resource.data.map.none == 1', "resource.data['missing'] == 1"])(
    '%s is an error',
    (expression) => expect(outcome(expression, with_)).toMatch(/is undefined on object/),
  );

  it('have no resource for a missing document, and no auth for a guest', () => {
    expect(outcome('resource == null && request.auth == null && request.resource == null')).toBe('true');
    expect(outcome("resource.data.a == 1 || request.auth.uid == 'x'")).toBe('error: Null value error.');
  });

  it('keep the types of token claims', () => {
    const auth = { uid: 'u', token: { admin: 'true', n: 1, f: 1.5, list: ['a'], deep: { a: null } } };
    expect(outcome("request.auth.token.admin == 'true' && request.auth.token.admin != true", { auth })).toBe(
      'true',
    );
    expect(outcome('request.auth.token.n is int && request.auth.token.f is float', { auth })).toBe('true');
    const firebase = { identities: { 'google.com': ['7'] }, sign_in_provider: 'google.com' };
    expect(
      outcome("request.auth.token.firebase.identities['google.com'][0] == '7'", {
        auth: { uid: 'u', token: { firebase } },
      }),
    ).toBe('true');
    expect(outcome("'a' in request.auth.token.list && request.auth.token.deep.a == null", { auth })).toBe(
      'true',
    );
  });

  it('deny when they are invalid', () => {
    const broken = { fields: { a: {} } };
    expect(judge('true', { resource: broken }).allowed).toBe(false);
    expect(judge('true', { resource: { fields: { a: { integerValue: 'x' } } } }).allowed).toBe(false);
  });
});

describe('methods and statements', () => {
  const rules = rulesWith('allow get; allow list: if false; allow create, update: if true;', '/a/{b}');

  it.each<['get' | 'list' | 'create' | 'update' | 'delete', boolean]>([
    ['get', true],
    ['list', false],
    ['create', true],
    ['update', true],
    ['delete', false],
  ])('%s → %s', (method, allowed) => {
    const path = method === 'list' ? ['a'] : ['a', 'x'];
    expect(rules.evaluate(request({ method, path }), NO_DOCUMENTS).allowed).toBe(allowed);
  });

  it('allow when one of several statements is true', () => {
    const several = rulesWith(`allow get: if ${BAD}; allow get: if false; allow get: if true;`);
    const { allowed, trace } = several.evaluate(request(), NO_DOCUMENTS);
    expect(allowed).toBe(true);
    expect(trace.map((entry) => entry.outcome)).toEqual(['error', 'false', 'true']);
  });

  it('report for a denial the value and position of each condition', () => {
    const text = `allow get: if request.auth != null
      && request.auth.uid == 'a';
      allow get: if resource.data.x == 1;`;
    const { reason, line, trace } = rulesWith(text).evaluate(request(), NO_DOCUMENTS);
    expect(reason).toBe("false for 'get' @ L4, Null value error. for 'get' @ L6");
    expect(line).toBe(6);
    expect(trace[0]).toMatchObject({ line: 4, outcome: 'false' });
  });

  it('report that no pattern matches', () => {
    const { reason } = rules.evaluate(request({ path: ['z', 'x'] }), NO_DOCUMENTS);
    expect(reason).toBe("No matching allow statement for 'get'");
  });

  it('count the evaluated lines', () => {
    const lines = rulesWith('allow get: if true ||\nfalse;\nallow delete: if false;');
    lines.evaluate(request(), NO_DOCUMENTS);
    expect(lines.coverage()).toEqual([
      { line: 4, hits: 2 },
      { line: 5, hits: 0 },
      { line: 6, hits: 0 },
    ]);
  });
});
