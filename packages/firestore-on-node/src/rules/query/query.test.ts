import { type QueryFilter, rulesQuery } from '../index';
import { splitFieldPath } from './structuredQuery';
import { judge, NO_DOCUMENTS, request, rulesWith } from '../testing/ask';
import { encode, timestamp } from '../testing/encode';

// "Rules are not filters": https://firebase.google.com/docs/firestore/security/rules-query; results of each
// filter: https://firebase.google.com/docs/firestore/query-data/queries

type Op = Extract<QueryFilter, { kind: 'field' }>['op'];
const where = (field: string, op: Op, value: unknown): QueryFilter => ({
  kind: 'field',
  field: field.split('.'),
  op,
  value: encode(value),
});
const and = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'and', filters });
const or = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'or', filters });

function list(condition: string, filter: QueryFilter | null): boolean {
  const auth = { uid: 'alice', token: {} };
  return judge(condition, { method: 'list', path: ['things'], auth, query: { filter } }).allowed;
}

const OWN = 'resource.data.owner == request.auth.uid';

describe('rules are not filters: only values fixed by the query are known', () => {
  it.each<[string, QueryFilter | null, boolean]>([
    [OWN, null, false],
    [OWN, where('owner', '==', 'alice'), true],
    [OWN, where('owner', '==', 'bob'), false],
    [OWN, where('other', '==', 'alice'), false],
    [OWN, and(where('owner', '==', 'alice'), where('n', '>', 3)), true],
    [OWN, or(where('owner', '==', 'alice'), where('owner', '==', 'bob')), false],
    [OWN, or(where('owner', '==', 'alice'), where('n', '==', 1)), false],
    [OWN, or(and(where('owner', '==', 'alice'), where('n', '==', 1)), where('owner', '==', 'alice')), true],
    [OWN, and(where('owner', '==', 'alice'), or(where('n', '==', 1), where('n', '==', 2))), true],
    [OWN, where('owner', 'in', ['alice']), true],
    [OWN, where('owner', 'in', ['alice', 'bob']), false],
    ["resource.data.status in ['a', 'b']", where('status', 'in', ['a', 'b']), true],
    ["resource.data.status in ['a', 'b']", where('status', 'in', ['a', 'c']), false],
    ["resource.data.status in ['a', 'b']", where('status', '==', 'b'), true],
    ["resource.data.status != 'secret'", where('status', '!=', 'secret'), true],
    ["resource.data.status != 'secret'", where('status', 'not-in', ['secret', 'x']), true],
    ["resource.data.status != 'secret'", where('status', '==', 'open'), true],
    ["resource.data.status != 'secret'", null, false],
    ["!(resource.data.status == 'secret')", where('status', '!=', 'other'), false],
    ['resource.data.n > 3', where('n', '>', 3), true],
    ['resource.data.n > 3', where('n', '>', 2), false],
    ['resource.data.n > 3', where('n', '>=', 3), false],
    ['resource.data.n > 3', where('n', '>=', 4), true],
    ['resource.data.n >= 3', where('n', '>', 3), true],
    ['resource.data.n >= 3', where('n', '==', 3), true],
    ['3 < resource.data.n', where('n', '>', 3), true],
    ['resource.data.n <= 3', where('n', '<', 3), true],
    ['resource.data.n < 3', where('n', '<=', 3), false],
    ['resource.data.n < 3', where('n', '>', 3), false],
    ['!(resource.data.n < 3)', where('n', '>=', 3), true],
    ['resource.data.n == 3', where('n', '==', 3), true],
    ['resource.data.n == 3', and(where('n', '>=', 3), where('n', '<=', 3)), false],
    ['resource.data.n != 5', where('n', '<', 5), true],
    ["resource.data.n > 'a'", where('n', '>', 3), false],
    ['resource.data.n is int', where('n', '==', 3), false],
    ['resource.data.n is number', where('n', '>', 3), true],
    ['resource.data.s is string', where('s', '==', 'x'), true],
    ['resource.data.s is string', where('s', '!=', 'x'), false],
    ['resource.data.on', where('on', '==', true), true],
    ['resource.data.on', where('on', '==', false), false],
    ['resource.data.on || true', null, true],
    ['!(resource.data.on && false)', null, true],
    ['resource.data.on ? true : true', null, false],
    ['request.auth.uid in resource.data.members', where('members', 'array-contains', 'alice'), true],
    ['request.auth.uid in resource.data.members', where('members', 'array-contains', 'bob'), false],
    [
      'request.auth.uid in resource.data.members',
      where('members', 'array-contains-any', ['alice', 'bob']),
      false,
    ],
    ["resource.data.members.hasAny(['a', 'b'])", where('members', 'array-contains-any', ['a', 'b']), true],
    ["resource.data.members.hasAll(['a', 'b'])", where('members', 'array-contains', 'a'), false],
    ["'n' in resource.data", where('n', '>', 1), true],
    ["'n' in resource.data", null, false],
    ["!('n' in resource.data)", null, false],
    ["resource.data.get('n', 5) == 5", null, false],
    ["resource.data.get('s', 'y') == 'x'", where('s', '==', 'x'), true],
    ["resource.data.a.b == 'x'", where('a.b', '==', 'x'), true],
    ["resource.data['s'] == 'x'", where('s', '==', 'x'), true],
    ["resource.data.a.b == 'x'", where('a', '==', { b: 'x' }), true],
    ['resource.data.keys().hasOnly(["s"])', where('s', '==', 'x'), false],
    ['resource.data.s.size() < 10', where('s', '==', 'x'), true],
    ['resource.data.at < request.time', where('at', '<', timestamp('2020-01-01T00:00:00Z')), true],
    ['resource.data.at < request.time', where('at', '>', timestamp('2020-01-01T00:00:00Z')), false],
    ['resource.data.gone == null', { kind: 'unary', field: ['gone'], op: 'IS_NULL' }, true],
    ['resource.data.gone != null', { kind: 'unary', field: ['gone'], op: 'IS_NOT_NULL' }, true],
    ["'nan' in resource.data", { kind: 'unary', field: ['nan'], op: 'IS_NOT_NAN' }, true],
    ['resource != null', null, true],
    ["resource.id == 'x'", null, false],
    ['document == /things/x', null, false],
    ['request.path == /a', null, false],
    ["document[1] == 'x'", null, false],
    ['request.query.limit <= 10', null, false],
    ['exists(/databases/$(database)/documents/a/$(resource.id))', null, false],
  ])('%s with %j → %s', (condition, filter, allowed) => {
    expect(list(condition, filter)).toBe(allowed);
  });

  const NAN: QueryFilter = { kind: 'unary', field: ['n'], op: 'IS_NAN' };
  const NAMED: QueryFilter = {
    kind: 'field',
    field: ['__name__'],
    op: '==',
    value: { referenceValue: 'projects/p/databases/(default)/documents/things/x' },
  };

  // Queries treat 1 and 1.0 as equal, and 0 and −0, also inside maps and lists; rules distinguish them.
  it.each<[string, QueryFilter, boolean]>([
    ['resource.data.m.a is int', where('m', '==', { a: 1 }), false],
    ['resource.data.m.a is number', where('m', '==', { a: 1 }), true],
    ['resource.data.m.a == 1', where('m', '==', { a: 1 }), true],
    ["resource.data.m == {'a': 1.0}", where('m', '==', { a: 1 }), true],
    ["'a' in resource.data.m", where('m', '==', { a: 1 }), true],
    ["resource.data.get(['m', 'a'], 2) == 1", where('m', '==', { a: 1 }), true],
    ["resource.data.get(['m', 'a'], 'y') == 'x'", where('m', '==', { a: 'x' }), true],
    ['resource.data.m.a is int', and(where('m', '==', { a: 1 }), where('m.a', '==', 1)), false],
    ['resource.data.l[0] is int', where('l', '==', [1]), false],
    // The document may hold 1.0, and 1 is not in [1.0].
    ['1 in resource.data.l', where('l', '==', [1]), false],
    ["'x' in resource.data.l", where('l', '==', ['x']), true],
    ['resource.data.n in [5]', where('n', '==', 5), false],
    ['resource.data.n in [5]', where('n', '==', 6), false],
    ['!(resource.data.n in [5])', where('n', '==', 6), true],
    ['resource.data.n in [2.5]', where('n', '==', 2.5), true],
    ["resource.data.l.hasAll(['x', 1])", where('l', '==', [1, 'x', 2]), true],
    ["resource.data.l[0] == 'x'", where('l', '==', ['x']), true],
    ['resource.data.l[0].a is int', where('l', '==', [{ a: 1 }]), false],
    ['resource.data.n is int', where('n', 'in', [1, 2]), false],
    ['resource.data.l[0] is int', where('l', 'in', [[1], [2]]), false],
    ["{'a': 1.0} in resource.data.l", where('l', 'array-contains', { a: 1 }), false],
    ['1.0 / resource.data.n > 0', where('n', '==', 0), false],
    ['resource.data.n == 0', where('n', '==', 0), true],
    ['resource.data.n is float', where('n', '==', 2.5), true],
    ['resource.data.n * 2 == 5', where('n', '==', 2.5), true],
    ['resource.data.n is float', NAN, true],
    ['resource.data.n != resource.data.n', NAN, true],
    ['resource.data.n == 0', NAN, false],
  ])('%s with %j → %s', (condition, filter, allowed) => {
    expect(list(condition, filter)).toBe(allowed);
  });

  // No filter but an equality with null returns null.
  it.each<[string, QueryFilter]>([
    ['resource.data.n != null', where('n', '>', 3)],
    ['resource.data.n != null', where('n', '!=', 3)],
    ['resource.data.n != null', where('n', 'not-in', [3])],
    ['resource.data.n != null', { kind: 'unary', field: ['n'], op: 'IS_NOT_NAN' }],
    ["resource.data.n != 'x'", where('n', '<', 3)],
  ])('%s is proved by %j', (condition, filter) => expect(list(condition, filter)).toBe(true));

  it.each<[string, QueryFilter]>([
    ['-resource.data.n == 3', where('n', '==', 3)],
    ['!resource.data.on != false', where('on', '!=', false)],
    ['[resource.data.n] == 3', where('n', '==', 3)],
    ["{'a': resource.data.n} == 3", where('n', '==', 3)],
    ["resource.data.s[0:1] != 'x'", where('s', '!=', 'x')],
    ["{'x': 'y'}[resource.data.s] != 'x'", where('s', '!=', 'x')],
    ['math.sqrt(resource.data.n) == 9', where('n', '==', 9)],
    ['string(resource.data.n) == 9', where('n', '==', 9)],
    ['exists(/databases/$(database)/documents/a/$(resource.data.s)) != null', where('s', '!=', null)],
    ['(resource.data.n is int) == 1', where('n', '==', 1)],
    ['(resource.data.on || false) != false', where('on', '!=', false)],
    ['(resource.data.n ? 1 : 2) == 3', where('n', '==', 3)],
    ['!(resource.data.gone in [])', where('n', '==', 3)],
    ["'__name__' in resource.data", NAMED],
    ['resource.data.__name__ == resource.__name__', NAMED],
  ])('%s: a value derived from a field is not proved by %j', (condition, filter) => {
    expect(list(condition, filter)).toBe(false);
  });

  it('the document is known when the query names it', () => {
    const rules = rulesWith(
      "allow list: if thing == 'x' && resource.id == 'x' && resource.__name__[4] == 'x';",
      '/things/{thing}',
    );
    const listRequest = request({ method: 'list', path: ['things'], query: { filter: NAMED } });
    expect(rules.evaluate(listRequest, NO_DOCUMENTS).allowed).toBe(true);
  });

  it('limit, offset and order are known but prove nothing about documents', () => {
    const query = { limit: 10, offset: 2, orderBy: [{ field: 'owner', direction: 'DESCENDING' as const }] };
    const isAllowed = (condition: string) =>
      judge(condition, { method: 'list', path: ['things'], query }).allowed;
    expect(isAllowed('request.query.limit <= 10 && request.query.offset == 2')).toBe(true);
    expect(isAllowed("request.query.orderBy.owner == 'DESC'")).toBe(true);
    expect(isAllowed("'owner' in resource.data")).toBe(false);
  });

  it('a denial names the field that the query does not fix', () => {
    const { reason } = judge(OWN, { method: 'list', path: ['things'], auth: { uid: 'a', token: {} } });
    expect(reason).toContain('resource.data.owner is not pinned down by the query');
  });

  it('a query with too many alternatives is denied', () => {
    const many = Array.from({ length: 30 }, (_, i) => i);
    expect(list('true', and(where('a', 'in', many), where('b', 'in', many)))).toBe(false);
    expect(list('true', where('a', 'in', many))).toBe(true);
  });
});

describe('a structured query from REST', () => {
  it('is converted with everything that rules examine', () => {
    const query = rulesQuery({
      from: [{ collectionId: 'things', allDescendants: true }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'a.b' }, op: 'EQUAL', value: { stringValue: 'x' } } },
            { unaryFilter: { field: { fieldPath: 'c' }, op: 'IS_NULL' } },
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }, { field: { fieldPath: 'b' } }],
      limit: { value: 5 },
      offset: 1,
    });
    expect(query).toEqual({
      filter: and(where('a.b', '==', 'x'), { kind: 'unary', field: ['c'], op: 'IS_NULL' }),
      orderBy: [
        { field: 'a', direction: 'DESCENDING' },
        { field: 'b', direction: 'ASCENDING' },
      ],
      limit: 5,
      offset: 1,
      allDescendants: true,
    });
    expect(rulesQuery({})).toMatchObject({ filter: null, limit: null, allDescendants: false });
  });

  it('with an unknown operator proves nothing', () => {
    const value = { stringValue: 'x' };
    const where_ = { fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value } };
    expect(rulesQuery({ where: where_ }).filter).toEqual(and());
  });

  it.each([
    ['a', ['a']],
    ['a.b.c', ['a', 'b', 'c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['a.`b\\`c`', ['a', 'b`c']],
    ['`x\\\\y`', ['x\\y']],
  ])('has the field path %s', (text, names) => expect(splitFieldPath(text)).toEqual(names));
});
