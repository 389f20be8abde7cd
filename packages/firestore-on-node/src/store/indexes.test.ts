import fc from 'fast-check';
import { type Json } from '../json';
import { parseQuery } from '../query/parseQuery';
import { runQuery } from '../query/runQuery';
import { type Query } from '../query/types';
import { type Value } from '../values/types';
import { Database } from './database';
import { DocumentIndexes } from './documentIndexes';
import { type ReadView } from './readView';
import { SortedIndex } from './sortedIndex';

// "Index types in Cloud Firestore": https://firebase.google.com/docs/firestore/query-data/index-overview
const TIME = '2026-01-01T00:00:00Z';
const ROOT = 'projects/p/databases/d/documents';

function put(database: Database, id: string, fields: Record<string, Value> | null, time = TIME): void {
  const document = { name: `${ROOT}/c/${id}`, fields: fields ?? {}, createTime: TIME, updateTime: TIME };
  database.put(`c/${id}`, fields === null ? undefined : document, time);
}

const number = (n: number): Value => ({ integerValue: String(n) });
const run = (database: ReadView, json: object) =>
  runQuery(database, '', parseQuery({ from: [{ collectionId: 'c' }], ...json } as Json, ''));
const filter = (fieldPath: string, op: string, value: Value) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const by = (fieldPath: string, direction: string) => ({ field: { fieldPath }, direction });
const and = (filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });

describe('the documents that a query reads', () => {
  const database = new Database('p', 'd');
  beforeAll(() => {
    for (let i = 0; i < 3_000; i += 1) {
      const kind = { stringValue: i % 100 === 0 ? 'rare' : 'common' };
      put(database, `d${i}`, { n: number(i), kind, tags: { arrayValue: { values: [number(i % 10)] } } });
    }
  });
  const common = filter('kind', 'EQUAL', { stringValue: 'common' });

  test.each<[string, object, number, number]>([
    ['an equality that few pass', { where: filter('kind', 'EQUAL', { stringValue: 'rare' }) }, 30, 30],
    ['in', { where: filter('n', 'IN', { arrayValue: { values: [number(1), number(2)] } }) }, 2, 2],
    ['an element of an array', { where: filter('tags', 'ARRAY_CONTAINS', number(3)) }, 300, 300],
    ['an order and a limit', { orderBy: [by('n', 'DESCENDING')], limit: 20 }, 20, 20],
    ['a limit alone', { limit: 20 }, 20, 20],
    ['an offset', { orderBy: [by('n', 'ASCENDING')], offset: 40, limit: 20 }, 20, 60],
    ['a range', { where: filter('n', 'GREATER_THAN_OR_EQUAL', number(2_990)) }, 10, 10],
    [
      'two ends of a range',
      { where: and([filter('n', 'GREATER_THAN', number(9)), filter('n', 'LESS_THAN', number(20))]) },
      10,
      10,
    ],
    ['a cursor', { orderBy: [by('n', 'ASCENDING')], startAt: { values: [number(2_995)] } }, 4, 4],
    [
      'an equality that many pass, ordered',
      { where: common, orderBy: [by('n', 'DESCENDING')], limit: 5 },
      5,
      5,
    ],
    [
      'the narrower of two equalities',
      { where: and([common, filter('kind', 'EQUAL', { stringValue: 'rare' })]) },
      0,
      30,
    ],
    [
      'an element that many have, and a limit',
      { where: filter('tags', 'ARRAY_CONTAINS', number(3)), limit: 20 },
      20,
      20,
    ],
    ['an equality and a range', { where: and([common, filter('n', 'LESS_THAN', number(10))]) }, 9, 9],
    ['nothing asked for', { limit: 0 }, 0, 0],
  ])('%s', (_title, query, found, examined) => {
    const result = run(database, query);
    expect([result.documents.length, result.examined]).toEqual([found, examined]);
  });

  test('a past state is indexed like the present while nothing has changed', () => {
    const other = new Database('p', 'd');
    for (let i = 0; i < 100; i += 1) put(other, `d${i}`, { n: number(i) });
    const query = { orderBy: [by('n', 'ASCENDING')], limit: 3 };
    expect(run(other.at(TIME)!, query).examined).toBe(3);
    expect(run(other.at('2025-12-31T00:00:00Z')!, query).documents).toEqual([]);
  });

  test('a past state with few differences is read in index order, too', () => {
    const other = new Database('p', 'd');
    for (let i = 0; i < 500; i += 1) put(other, `d${i}`, { n: number(i) });
    const later = '2026-01-01T00:00:01Z';
    for (const id of ['d0', 'd2', 'd250']) other.put(`c/${id}`, undefined, later);
    other.put('c/new', { ...other.get('c/d1')!, name: `${ROOT}/c/new` }, later);
    const first = (direction: string) => {
      const { documents, examined } = run(other.at(TIME)!, { orderBy: [by('n', direction)], limit: 4 });
      return [documents.map(({ name }) => name.split('/').at(-1)), examined];
    };
    expect(first('ASCENDING')).toEqual([['d0', 'd1', 'd2', 'd3'], 4]);
    expect(first('DESCENDING')).toEqual([['d499', 'd498', 'd497', 'd496'], 4]);
  });

  test('a collection group has its own indexes', () => {
    const other = new Database('p', 'd');
    for (let i = 0; i < 1_000; i += 1) {
      const path = `users/u${i % 100}/orders/o${i}`;
      const fields = { n: number(i), kind: number(i % 50) };
      other.put(path, { name: `${ROOT}/${path}`, fields, createTime: TIME, updateTime: TIME }, TIME);
    }
    const group = (json: object) => {
      const from = [{ collectionId: 'orders', allDescendants: true }];
      const { documents, examined } = runQuery(other, '', parseQuery({ from, ...json } as Json, ''));
      return [documents.map(({ name }) => name.split('/').at(-1)), examined];
    };
    const last = { orderBy: [by('n', 'DESCENDING')], limit: 3 };
    expect(group(last)).toEqual([['o999', 'o998', 'o997'], 3]);
    expect(group({ where: filter('kind', 'EQUAL', number(7)), limit: 1 })[1]).toBe(20);
    expect(group({ ...last, where: filter('n', 'LESS_THAN', number(2)) })).toEqual([['o1', 'o0'], 2]);
    other.put('users/u99/orders/o999', undefined, TIME);
    expect(group(last)[0]).toEqual(['o998', 'o997', 'o996']);
  });

  test('nested fields and long texts are indexed', () => {
    const other = new Database('p', 'd');
    for (let i = 0; i < 200; i += 1) {
      const text = { stringValue: `${'x'.repeat(60)}${i}${'y'.repeat(40)}` };
      put(other, `d${i}`, { m: { mapValue: { fields: { k: number(i % 20) } } }, text });
    }
    expect(run(other, { where: filter('m.k', 'EQUAL', number(3)) }).examined).toBe(10);
    const text = { stringValue: `${'x'.repeat(60)}123${'y'.repeat(40)}` };
    expect(run(other, { where: filter('text', 'EQUAL', text) }).documents.length).toBe(1);
    const whole = { mapValue: { fields: { k: number(3) } } };
    expect(run(other, { where: filter('m', 'EQUAL', whole) }).documents.length).toBe(10);
    put(other, 'd3', { m: { mapValue: { fields: {} } } });
    expect(run(other, { where: filter('m.k', 'EQUAL', number(3)) }).examined).toBe(9);
  });
});

const LONG = 'x'.repeat(1_500);
const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 5 }).map(number) },
  { weight: 1, arbitrary: fc.constant<Value>({ doubleValue: 'NaN' }) },
  { weight: 1, arbitrary: fc.constant<Value>({ nullValue: null }) },
  // The index stores only the shared key of long values.
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('a', 'b', `${LONG}a`, `${LONG}b`, LONG)
      .map((stringValue): Value => ({ stringValue })),
  },
);
const list = fc.array(value, { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } }));
const fields = fc.record({ a: value, b: value, c: value, list }, { requiredKeys: [] });
const path = fc.constantFrom('a', 'b', 'c');
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const range = fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL');
const cursor = fc.option(fc.record({ values: fc.array(value, { maxLength: 2 }), before: fc.boolean() }));

const query = fc
  .record({
    equal: fc.array(fc.tuple(path, value), { maxLength: 2 }),
    ranges: fc.array(fc.tuple(path, range, value), { maxLength: 2 }),
    either: fc.option(fc.tuple(path, value, value), { freq: 4 }),
    element: fc.option(value, { freq: 4 }),
    orders: fc.uniqueArray(fc.tuple(path, direction), { selector: ([name]) => name, maxLength: 2 }),
    nameOrder: fc.option(direction, { freq: 4 }),
    start: cursor,
    end: cursor,
    offset: fc.integer({ min: 0, max: 3 }),
    limit: fc.option(fc.integer({ min: 0, max: 8 })),
  })
  .map(({ equal, ranges, either, element, orders, nameOrder, start, end, offset, limit }) => {
    const filters = [
      ...equal.map(([name, operand]) => filter(name, 'EQUAL', operand)),
      ...ranges.map(([name, op, operand]) => filter(name, op, operand)),
      ...(either === null
        ? []
        : [filter(either[0], 'IN', { arrayValue: { values: [either[1], either[2]] } })]),
      ...(element === null ? [] : [filter('list', 'ARRAY_CONTAINS', element)]),
    ];
    const names = orders.map(([name]) => name);
    const follows = ranges.some(([name]) => !names.includes(name));
    const cut = (at: typeof start) => at && { ...at, values: at.values.slice(0, orders.length) };
    return {
      ...(filters.length === 0 ? {} : { where: and(filters) }),
      orderBy: [
        ...orders.map(([name, way]) => by(name, way)),
        ...(nameOrder === null || follows ? [] : [by('__name__', nameOrder)]),
      ],
      startAt: cut(start),
      endAt: cut(end),
      offset,
      ...(limit === null ? {} : { limit }),
    };
  });

test('queries give the same results with and without indexes, now and in the past, during changes', () => {
  const change = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.option(fields, { freq: 5 }));
  const step = fc.oneof(fc.record({ change }), fc.record({ query }));
  const property = fc.property(
    fc.array(fields, { minLength: 90, maxLength: 90 }),
    fc.array(step),
    (all, steps) => {
      const database = new Database('p', 'd');
      all.forEach((each, i) => put(database, `d${i}`, each));
      const plain: ReadView = {
        get: (name) => database.get(name),
        scan: () => database.documents(),
        walk: () => null,
        collectionPaths: () => [],
      };
      // Goes by a sorted index even where few documents are left.
      const sorted: ReadView = {
        ...plain,
        walk: (_scope, plan) => new SortedIndex(plan.fields, database.documents()).walk(plan),
      };
      // Sorts also the few documents that a filter leaves, and keeps these indexes through the changes.
      const documents = new Map([...database.documents()].map((each) => [database.pathOf(each), each]));
      const indexes = new DocumentIndexes(documents, 0);
      const narrow: ReadView = {
        ...plain,
        scan: (_scope, hints) => indexes.find(hints),
        walk: (_scope, plan, hints) => indexes.walk(plan, hints),
      };
      const change = (id: string, after: Record<string, Value> | null) => {
        const before = database.get(`c/${id}`);
        put(database, id, after, '2026-01-01T00:00:01Z');
        const document = database.get(`c/${id}`);
        if (document === undefined) documents.delete(`c/${id}`);
        else documents.set(`c/${id}`, document);
        indexes.replaced(`c/${id}`, before, document);
      };
      const names = ({ documents, skipped }: ReturnType<typeof runQuery>) => [
        skipped,
        ...documents.map(({ name }) => name),
      ];
      const asItWas = [...database.documents()];
      const before: ReadView = { ...plain, scan: () => asItWas };
      for (const each of steps) {
        if ('change' in each) change(`d${each.change[0]}`, each.change[1]);
        else {
          expect(names(run(database.at(TIME)!, each.query))).toEqual(names(run(before, each.query)));
          const expected = names(run(plain, each.query));
          expect(names(run(database, each.query))).toEqual(expected);
          expect(names(run(sorted, each.query))).toEqual(expected);
          expect(names(run(narrow, each.query))).toEqual(expected);
        }
      }
    },
  );
  fc.assert(property, { numRuns: 60 });
});

test('an index that is unused for long is evicted', () => {
  const database = new Database('p', 'd');
  for (let i = 0; i < 100; i += 1) put(database, `d${i}`, { n: number(i) });
  const query: Query = parseQuery({ from: [{ collectionId: 'c' }], limit: 1 } as unknown as Json, '');
  for (let i = 0; i < 60; i += 1) {
    const field = [`f${i}`];
    runQuery(database, '', { ...query, orderBy: [{ field, direction: 'asc' }, ...query.orderBy] });
  }
  put(database, 'd5', { n: number(200) });
  expect(run(database, { orderBy: [by('n', 'DESCENDING')], limit: 1 }).documents[0]!.name).toBe(
    `${ROOT}/c/d5`,
  );
});
