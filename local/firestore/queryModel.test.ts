import fc from 'fast-check';
import { type Condition, findNaively, type NaiveQuery, type Plain, type Row } from './testing/naiveQuery';
import { ROOT, startForTest } from './testing/rest';

const scalar = fc.constantFrom<Plain>(null, false, true, -1, 0, 1, 2.5, 'a', 'b', 'ä', '');
const value: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);
const field = fc.constantFrom('x', 'y', 'z');
const row: fc.Arbitrary<Row> = fc.record({ x: value, y: value, z: value }, { requiredKeys: [] });

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom(
      ...['EQUAL', 'EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'],
    ),
    value: value.filter((operand) => operand !== null),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constant('ARRAY_CONTAINS'),
    value: scalar,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  }),
);
// Each of these may be in a query once, and not beside an OR.
const negation: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('field' as const), field, op: fc.constant('NOT_EQUAL'), value }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constant('NOT_IN'),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  }),
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
const rangesOf = (condition: Condition): string[] => {
  if (condition.kind !== 'field') return condition.conditions.flatMap(rangesOf);
  return RANGES.test(condition.op) ? [condition.field] : [];
};
const query: fc.Arbitrary<NaiveQuery> = fc
  .record({
    where: fc.option(tree),
    orders: fc.uniqueArray(fc.tuple(field, fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const)), {
      selector: ([name]) => name,
      maxLength: 2,
    }),
    offset: fc.integer({ min: 0, max: 2 }),
    limit: fc.option(fc.integer({ min: 0, max: 5 })),
  })
  .map(({ where, orders, ...rest }) => {
    // "Order by" of the documentation: fields of ranges that are not ordered by follow, by name, in the last direction.
    const direction = orders.at(-1)?.[1] ?? 'ASCENDING';
    const implied = [...new Set(where === null ? [] : rangesOf(where))]
      .filter((name) => !orders.some(([ordered]) => ordered === name))
      .sort();
    return { where, orders: [...orders, ...implied.map((name) => [name, direction] as const)], ...rest };
  });

const proto = (plain: Plain): object => {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  return { arrayValue: { values: plain.map(proto) } };
};
const filterOf = (condition: Condition): object =>
  condition.kind === 'field'
    ? {
        fieldFilter: {
          field: { fieldPath: condition.field },
          op: condition.op,
          value: proto(condition.value),
        },
      }
    : {
        compositeFilter: {
          op: condition.kind.toUpperCase(),
          filters: condition.conditions.map(filterOf),
        },
      };

test('random queries over random documents find what the documentation says', async () => {
  const server = await startForTest();
  let run = 0;
  let found = 0;
  const property = fc.asyncProperty(
    fc.array(row, { minLength: 30, maxLength: 70, size: 'max' }),
    fc.array(query, { minLength: 12, maxLength: 12 }),
    async (rows, queries) => {
      const collectionId = `q${(run += 1)}`;
      const model = new Map(rows.map((each, i) => [`d${i}`, each]));
      const writes = [...model].map(([id, fields]) => ({
        update: {
          name: `${ROOT}/${collectionId}/${id}`,
          fields: Object.fromEntries(Object.entries(fields).map(([name, plain]) => [name, proto(plain)])),
        },
      }));
      await server.call('POST', ':commit', { writes });
      for (const each of queries) {
        const { status, json } = await server.call('POST', ':runQuery', {
          structuredQuery: {
            from: [{ collectionId }],
            ...(each.where && { where: filterOf(each.where) }),
            orderBy: each.orders.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
            offset: each.offset,
            ...(each.limit === null ? {} : { limit: each.limit }),
          },
        });
        // Two array filters in one way are refused, whatever they are.
        if (status === 400) {
          expect(JSON.stringify(json)).toContain('ARRAY_CONTAINS');
          continue;
        }
        const ids = json.flatMap(({ document }) =>
          document === undefined ? [] : [(document as { name: string }).name.split('/').at(-1)!],
        );
        expect(ids).toEqual(findNaively(model, each));
        found += ids.length;
      }
    },
  );
  // Making a failure smaller would take longer than a test may.
  await fc.assert(property, { numRuns: Number(process.env.MODEL_RUNS ?? 15), endOnFailure: true });
  expect(found).toBeGreaterThan(100);
  await server.firestore.close();
}, 60_000);
