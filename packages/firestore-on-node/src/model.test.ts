import fc from 'fast-check';
import { applyUpdate, type NaiveTransform, type Path } from './testing/naiveWrites';
import { element, plain } from './testing/plainArbitrary';
import { type Plain, type PlainMap, toProto, toProtoFields } from './testing/plainValue';
import { ROOT, startForTest } from './testing/rest';

// "Add data": https://firebase.google.com/docs/firestore/manage-data/add-data
// Writes, transforms and preconditions: https://cloud.google.com/firestore/docs/reference/rest/v1/Write
const ids = fc.constantFrom('a', 'b', 'c', 'd');
const number = fc.oneof(
  fc.constantFrom<bigint | number>(1n, -3n, 2n ** 62n, -(2n ** 63n), 2n ** 63n - 1n),
  fc.constantFrom<bigint | number>(0n, -0, 0.5, 2, NaN, Infinity, -1e308),
);
// Numbers are drawn more often, because most transforms need them.
const value = fc.oneof({ weight: 2, arbitrary: plain }, { weight: 1, arbitrary: number });
const inner = fc.record({ p: value, q: plain }, { requiredKeys: [] }).map((map) => ({ map }));
const fields: fc.Arbitrary<PlainMap> = fc.record(
  { x: value, y: value, m: fc.oneof(plain, inner) },
  { requiredKeys: [] },
);
const masks = fc.oneof(
  fc.constant(null),
  fc.subarray<Path>([['x'], ['m', 'p'], ['m', 'q'], ['m', 'p q', 'r']]),
  fc.subarray<Path>([['y'], ['m']]),
);
const path = fc.constantFrom<Path>(['x'], ['y'], ['m', 'p'], ['new', 'deep']);
const elements = fc.array(element, { maxLength: 3 });
const transform: fc.Arbitrary<NaiveTransform> = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), path }),
  fc.record({ kind: fc.constantFrom('increment', 'maximum', 'minimum'), path, operand: number }),
  fc.record({ kind: fc.constantFrom('append', 'remove'), path, values: elements }),
);
/** `current` is the document's update time, `stale` another. */
const condition = fc.constantFrom('none', 'none', 'none', 'exists', 'absent', 'current', 'stale');
const update = fc.record({ fields, mask: masks, transforms: fc.array(transform, { maxLength: 2 }) });
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('update' as const), id: ids, condition, update }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('delete', 'verify'), id: ids, condition }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** A document of the model; `updated` is '' within the commit that writes it. */
interface Held {
  readonly fields: PlainMap;
  readonly updated: string;
}
type Model = ReadonlyMap<string, Held>;

const STALE = '2020-01-01T00:00:00Z';

function preconditionOf({ condition: precondition, id }: Operation, model: Model): object | null {
  if (precondition === 'none') return null;
  if (precondition === 'exists' || precondition === 'absent') return { exists: precondition === 'exists' };
  return { updateTime: precondition === 'current' ? (model.get(id)?.updated ?? STALE) : STALE };
}

const written = (at: Path) => at.map((name) => (/^\w+$/.test(name) ? name : `\`${name}\``)).join('.');

function transformOf(each: NaiveTransform): object {
  const fieldPath = written(each.path);
  if (each.kind === 'time') return { fieldPath, setToServerValue: 'REQUEST_TIME' };
  if ('operand' in each) return { fieldPath, [each.kind]: toProto(each.operand) };
  const values = { values: each.values.map(toProto) };
  return each.kind === 'append'
    ? { fieldPath, appendMissingElements: values }
    : { fieldPath, removeAllFromArray: values };
}

function writeOf(collection: string, op: Operation, model: Model): object {
  const name = `${ROOT}/${collection}/${op.id}`;
  const currentDocument = preconditionOf(op, model);
  if (op.kind !== 'update') return { [op.kind]: name, currentDocument };
  const { mask, transforms, fields: given } = op.update;
  return {
    update: { name, fields: toProtoFields(given) },
    updateMask: mask && { fieldPaths: mask.map(written) },
    updateTransforms: transforms.map(transformOf),
    currentDocument,
  };
}

/**
 * The reason why the operation is refused, or null. `before` is the client's last read, `model` the state
 * within the commit.
 */
function refusalOf(op: Operation, before: Model, model: Model): string | null {
  const held = model.get(op.id);
  if (op.condition === 'none') return null;
  if (op.condition === 'absent') return held === undefined ? null : 'ALREADY_EXISTS';
  if (held === undefined) return 'NOT_FOUND';
  if (op.condition === 'exists') return null;
  const isCurrent = op.condition === 'current' && held.updated === before.get(op.id)?.updated;
  return isCurrent ? null : 'FAILED_PRECONDITION';
}

/** The fields as text, sorted by name. Types count, so that 1 is not 1.0. */
const identity = (map: PlainMap) =>
  JSON.stringify(toProtoFields(map), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );

/** Applies the operation to the model; returns the results of its transforms. */
function carryOut(model: Map<string, Held>, op: Operation, now: Plain): Plain[] {
  const held = model.get(op.id);
  if (op.kind === 'delete') model.delete(op.id);
  if (op.kind !== 'update') return [];
  const { fields: after, results } = applyUpdate(held?.fields, op.update, now);
  // An update without a change creates no new version.
  if (held === undefined || identity(held.fields) !== identity(after))
    model.set(op.id, { fields: after, updated: '' });
  return results;
}

let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

/** Compares the stored collection with the model, including update times. */
async function holds(collection: string, model: Model): Promise<void> {
  const { json } = await server.call('GET', `/${collection}`);
  const documents = json.documents as unknown as { name: string; fields: object; updateTime: string }[];
  expect(
    documents.map(({ name, fields: stored, updateTime }) => [name.split('/').at(-1), stored, updateTime]),
  ).toEqual(
    [...model]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, held]) => [id, toProtoFields(held.fields), held.updated]),
  );
}

test('random commits of all value types give the same results as a naive model', async () => {
  let run = 0;
  const outcomes = new Set<string>();
  const batches = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), {
    minLength: 4,
    maxLength: 12,
  });
  const property = fc.asyncProperty(batches, async (commits) => {
    const collection = `m${(run += 1)}`;
    let model: Model = new Map();
    for (const batch of commits) {
      const before = model;
      const writes = batch.map((op) => writeOf(collection, op, before));
      const { status, json } = await server.call('POST', ':commit', { writes });
      const { commitTime = STALE } = json as { commitTime?: string };
      const now = { micros: Date.parse(commitTime) * 1_000 };
      const next = new Map(model);
      const steps = batch.map((op) => {
        const refusal = refusalOf(op, before, next);
        return { refusal, results: carryOut(next, op, now) };
      });
      const refusal = steps.find((step) => step.refusal !== null)?.refusal ?? 'OK';
      outcomes.add(refusal);
      expect(status === 200 ? 'OK' : (json.error as unknown as { status: string }).status).toBe(refusal);
      if (refusal === 'OK') {
        const entries = [...next].map(
          ([id, held]) => [id, held.updated === '' ? { ...held, updated: commitTime } : held] as const,
        );
        model = new Map(entries);
        const answered = json.writeResults as unknown as { transformResults?: object[] }[];
        expect(answered.map(({ transformResults = [] }) => transformResults)).toEqual(
          steps.map(({ results }) => results.map(toProto)),
        );
      }
      await holds(collection, model);
    }
  });
  await fc.assert(property, { numRuns: Number(process.env.MODEL_RUNS ?? 60), endOnFailure: true });
  // Every possible outcome occurred.
  expect([...outcomes].sort()).toEqual(['ALREADY_EXISTS', 'FAILED_PRECONDITION', 'NOT_FOUND', 'OK']);
});
