import { compileRules, rulesQuery, type StructuredQuery } from '../rules';
import { request } from '../rules/testing/ask';
import { startForTest } from '../testing/rest';
import { rulesCompiler } from './rulesAuthorizer';

// A query is judged by the server, or without it by `rulesQuery` and `evaluate`. A collection for each condition:
const CONDITIONS = [
  'request.query.orderBy.size() == 0',
  "request.query.orderBy == {'at': 'DESC'}",
  "'__name__' in request.query.orderBy",
  "'`a b`' in request.query.orderBy",
  // Google's emulator has an offset of 0 without one, and no limit.
  'request.query.offset <= 1',
  "'limit' in request.query",
  'request.query.limit <= 10',
  'resource.data.n > 3',
  'resource.data.at == null',
  'resource.data.at != null',
  "resource.data.kind in ['a', 'b']",
];
const SOURCE = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  ${CONDITIONS.map((condition, i) => `match /c${i}/{id} { allow list: if ${condition}; }`).join('\n')}
} }`;

const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const [A, B] = [{ stringValue: 'a' }, { stringValue: 'b' }];

/** The conditions that allow each query, by their numbers. */
const QUERIES: [string, StructuredQuery, number[]][] = [
  ['everything', {}, [0, 4]],
  ['an order', { orderBy: [order('at', 'DESCENDING')] }, [1, 4]],
  ['an order by name', { orderBy: [order('at', 'DESCENDING'), order('__name__', 'DESCENDING')] }, [2, 4]],
  ['an order by a quoted field', { orderBy: [order('`a b`')] }, [3, 4]],
  [
    'a range, which implies an order',
    { where: filter('n', 'GREATER_THAN', { integerValue: '5' }) },
    [0, 4, 7],
  ],
  ['a limit', { limit: 10 }, [0, 4, 5, 6]],
  ['a limit that is too high', { limit: 11, offset: 1 }, [0, 4, 5]],
  ['an offset', { offset: 2 }, [0]],
  ['null as a value', { where: filter('at', 'EQUAL', { nullValue: null }) }, [0, 4, 8]],
  ['null', { where: { unaryFilter: { field: { fieldPath: 'at' }, op: 'IS_NULL' } } }, [0, 4, 8]],
  ['not null', { where: { unaryFilter: { field: { fieldPath: 'at' }, op: 'IS_NOT_NULL' } } }, [0, 4, 9]],
  [
    'alternatives',
    {
      where: {
        compositeFilter: { op: 'OR', filters: [filter('kind', 'EQUAL', A), filter('kind', 'EQUAL', B)] },
      },
    },
    [0, 4, 10],
  ],
];

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  const compiled = rulesCompiler(SOURCE);
  if (!compiled.ok) throw new Error(compiled.errors.join('\n'));
  server = await startForTest({ authorize: compiled.authorizer });
});
afterAll(() => server.firestore.close());

describe.each(QUERIES)('the query for %s', (_, query, expected) => {
  const from = (i: number) => [{ collectionId: `c${i}` }];
  const allowedBy = (allowed: readonly boolean[]) => allowed.flatMap((is, i) => (is ? [i] : []));

  it('is judged by evaluate', () => {
    const rules = compileRules(SOURCE);
    const allowed = CONDITIONS.map((_condition, i) => {
      const asked = rulesQuery({ ...query, from: from(i) });
      return rules.evaluate(request({ method: 'list', path: [`c${i}`], query: asked })).allowed;
    });
    expect(allowedBy(allowed)).toEqual(expected);
  });

  it('is judged in the same way by the server', async () => {
    const statuses = await Promise.all(
      CONDITIONS.map(async (_condition, i) => {
        const body = { structuredQuery: { ...query, from: from(i) } };
        return (await server.call('POST', ':runQuery', body, '')).status;
      }),
    );
    expect(allowedBy(statuses.map((status) => status === 200))).toEqual(expected);
  });
});
