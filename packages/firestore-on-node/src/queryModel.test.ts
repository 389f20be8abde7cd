import fc from 'fast-check';
import {
  type Condition,
  findNaively,
  type NaiveCursor,
  type NaiveQuery,
  type Row,
  valueOf,
} from './testing/naiveQuery';
import { element, plain, scalar } from './testing/plainArbitrary';
import { type Plain, type PlainMap, toProto, toProtoFields } from './testing/plainValue';
import { ROOT, startForTest } from './testing/rest';

// "Perform simple and compound queries": https://firebase.google.com/docs/firestore/query-data/queries
// "Order and limit data": https://firebase.google.com/docs/firestore/query-data/order-limit-data
// "Paginate data with query cursors": https://firebase.google.com/docs/firestore/query-data/query-cursors
const field = fc.constantFrom('x', 'y', 'z', 'm.p');
const fields: fc.Arbitrary<PlainMap> = fc.record(
  {
    x: plain,
    y: plain,
    z: plain,
    m: fc.oneof(
      scalar,
      scalar.map((p) => ({ map: { p } })),
    ),
  },
  { requiredKeys: [] },
);

const condition = (op: fc.Arbitrary<string>, value: fc.Arbitrary<Plain>): fc.Arbitrary<Condition> =>
  fc.record({ kind: fc.constant('field' as const), field, op, value });
const some = fc.array(scalar, { minLength: 1, maxLength: 3 });
const leaf = fc.oneof(
  condition(
    fc.constantFrom(
      ...['EQUAL', 'EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'],
    ),
    plain.filter((operand) => operand !== null),
  ),
  condition(fc.constant('ARRAY_CONTAINS'), element),
  condition(fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'), some),
  condition(fc.constantFrom('IS_NULL', 'IS_NAN'), fc.constant(null)),
);
// A query may contain each of these once, and not together with an OR.
const negation = fc.oneof(
  condition(fc.constant('NOT_EQUAL'), plain),
  condition(fc.constant('NOT_IN'), some),
  condition(fc.constantFrom('IS_NOT_NULL', 'IS_NOT_NAN'), fc.constant(null)),
);
const tree = fc.oneof(
  leaf,
  negation,
  fc
    .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(leaf, { minLength: 1, maxLength: 3 }))
    .map(([kind, conditions]): Condition => ({ kind, conditions })),
  fc
    .tuple(leaf, leaf, leaf)
    .map(([a, b, c]): Condition => ({ kind: 'and', conditions: [a, { kind: 'or', conditions: [b, c] }] })),
);
const RANGES = /LESS|GREATER|NOT/;
const rangesOf = (each: Condition): string[] => {
  if (each.kind !== 'field') return each.conditions.flatMap(rangesOf);
  return RANGES.test(each.op) ? [each.field] : [];
};

const PLACES: readonly (readonly string[])[] = [[], ['towns', 's'], ['towns', 's', 'own', 'o']];
const direction = fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const);
/** A cursor takes its values from a document, as many as there are orders at most, or from anywhere. */
const cursor = fc.option(
  fc.record({
    from: fc.nat({ max: 29 }),
    other: fc.option(plain, { freq: 3 }),
    length: fc.integer({ min: 1, max: 3 }),
    before: fc.boolean(),
  }),
  { freq: 2 },
);
const query = fc.record({
  where: fc.option(tree),
  orders: fc.uniqueArray(fc.tuple(field, direction), { selector: ([name]) => name, maxLength: 3 }),
  name: fc.option(direction, { freq: 3 }),
  start: cursor,
  end: cursor,
  parent: fc.constantFrom(...PLACES),
  allDescendants: fc.boolean(),
  offset: fc.integer({ min: 0, max: 2 }),
  limit: fc.option(fc.integer({ min: 0, max: 5 })),
});
type Drawn = typeof query extends fc.Arbitrary<infer T> ? T : never;

/** The requested orders, and how many of them take a cursor's values. */
function ordersOf({ where, orders, name }: Drawn) {
  const last = orders.at(-1)?.[1] ?? 'ASCENDING';
  // Fields of ranges that are not ordered by follow, by name, in the last direction; then the name.
  const ranges = [...new Set(where === null ? [] : rangesOf(where))]
    .filter((range) => !orders.some(([ordered]) => ordered === range))
    .sort()
    .map((range) => [range, last] as const);
  // After the name nothing may follow.
  const isNamed = name !== null && ranges.length === 0;
  const given = isNamed ? [...orders, ['__name__', name] as const] : orders;
  return { given, all: isNamed ? given : [...orders, ...ranges, ['__name__', last] as const] };
}

function cursorOf(
  drawn: Drawn['start'],
  rows: readonly Row[],
  given: NaiveQuery['orders'],
): NaiveCursor | null {
  if (drawn === null || given.length === 0) return null;
  const row = rows[drawn.from]!;
  const values = given.slice(0, drawn.length).map(([name], i): Plain => {
    const isOther = drawn.other !== null && i === drawn.length - 1 && name !== '__name__';
    return isOther ? drawn.other! : (valueOf(row, name) ?? null);
  });
  return { values, before: drawn.before };
}

const filterOf = (each: Condition): object => {
  if (each.kind !== 'field')
    return { compositeFilter: { op: each.kind.toUpperCase(), filters: each.conditions.map(filterOf) } };
  const at = { field: { fieldPath: each.field }, op: each.op };
  return each.op.startsWith('IS_')
    ? { unaryFilter: at }
    : { fieldFilter: { ...at, value: toProto(each.value) } };
};
const written = (which: NaiveCursor | null) =>
  which && { values: which.values.map(toProto), before: which.before };

let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

test('random queries give the documented results', async () => {
  let run = 0;
  let found = 0;
  const property = fc.asyncProperty(
    fc.array(fc.tuple(fields, fc.constantFrom(...PLACES)), { minLength: 70, maxLength: 150, size: 'max' }),
    fc.array(query, { minLength: 20, maxLength: 20 }),
    async (drawn, queries) => {
      const collectionId = `q${(run += 1)}`;
      const rows = drawn.map(([each, place], i): Row => ({
        path: [...place, collectionId, `d${i}`],
        fields: each,
      }));
      const writes = rows.map((row) => ({
        update: { name: [ROOT, ...row.path].join('/'), fields: toProtoFields(row.fields) },
      }));
      expect((await server.call('POST', ':commit', { writes })).status).toBe(200);
      for (const each of queries) {
        const { given, all } = ordersOf(each);
        const { where, allDescendants, offset, limit } = each;
        // Collection groups are queried at the root only.
        const parent = allDescendants ? [] : each.parent;
        const start = cursorOf(each.start, rows, given);
        const end = cursorOf(each.end, rows, given);
        const structuredQuery = {
          from: [{ collectionId, allDescendants }],
          where: where && filterOf(where),
          orderBy: given.map(([fieldPath, way]) => ({ field: { fieldPath }, direction: way })),
          startAt: written(start),
          endAt: written(end),
          offset,
          limit,
        };
        const below = parent.map((segment) => `/${segment}`).join('');
        const { status, json } = await server.call('POST', `${below}:runQuery`, { structuredQuery });
        // Two array filters in one disjunct are always refused.
        if (status === 400) {
          expect(JSON.stringify(json)).toContain('ARRAY_CONTAINS');
          continue;
        }
        const paths = json.flatMap(({ document }) =>
          document === undefined ? [] : [(document as { name: string }).name.slice(ROOT.length + 1)],
        );
        const naive = { collectionId, parent, allDescendants, where, orders: all, start, end, offset, limit };
        expect(paths).toEqual(findNaively(rows, naive));
        const counted = await server.call('POST', `${below}:runAggregationQuery`, {
          structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
        });
        expect(counted.json[0]!.result).toEqual({
          aggregateFields: { n: { integerValue: String(paths.length) } },
        });
        found += paths.length;
      }
    },
  );
  // Making a failure smaller would take longer than a test may.
  await fc.assert(property, { numRuns: Number(process.env.MODEL_RUNS ?? 15), endOnFailure: true });
  expect(found).toBeGreaterThan(100);
});
