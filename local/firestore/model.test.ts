import fc from 'fast-check';
import { ROOT, startForTest } from './testing/rest';

// A naive model: documents are plain records of small integers.
type Model = Map<string, Record<string, number>>;

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const names = fc.constantFrom('x', 'y', 'z');
const fields = fc.dictionary(names, fc.integer({ min: -3, max: 3 }), { maxKeys: 3 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), id: ids, fields }),
  fc.record({ kind: fc.constant('merge' as const), id: ids, fields }),
  fc.record({
    kind: fc.constant('increment' as const),
    id: ids,
    name: names,
    by: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ kind: fc.constant('removeField' as const), id: ids, name: names }),
  fc.record({ kind: fc.constant('delete' as const), id: ids }),
  fc.record({ kind: fc.constant('create' as const), id: ids, fields }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const proto = (record: Record<string, number>) =>
  Object.fromEntries(Object.entries(record).map(([name, n]) => [name, { integerValue: String(n) }]));

function toWrite(collection: string, op: Operation): object {
  const name = `${ROOT}/${collection}/${op.id}`;
  switch (op.kind) {
    case 'set':
      return { update: { name, fields: proto(op.fields) } };
    case 'merge':
      return {
        update: { name, fields: proto(op.fields) },
        updateMask: { fieldPaths: Object.keys(op.fields) },
      };
    case 'increment': {
      const updateTransforms = [{ fieldPath: op.name, increment: { integerValue: op.by } }];
      return { update: { name, fields: {} }, updateMask: {}, updateTransforms };
    }
    case 'removeField':
      return {
        update: { name, fields: {} },
        updateMask: { fieldPaths: [op.name] },
        currentDocument: { exists: true },
      };
    case 'delete':
      return { delete: name };
    case 'create':
      return { update: { name, fields: proto(op.fields) }, currentDocument: { exists: false } };
  }
}

/** Applies the operation to the model; false where a precondition does not hold. */
function applyToModel(model: Model, op: Operation): boolean {
  const before = model.get(op.id);
  switch (op.kind) {
    case 'set':
      model.set(op.id, op.fields);
      return true;
    case 'merge':
      model.set(op.id, { ...before, ...op.fields });
      return true;
    case 'increment':
      model.set(op.id, { ...before, [op.name]: (before?.[op.name] ?? 0) + op.by });
      return true;
    case 'removeField':
      if (before !== undefined)
        model.set(op.id, Object.fromEntries(Object.entries(before).filter(([name]) => name !== op.name)));
      return before !== undefined;
    case 'delete':
      model.delete(op.id);
      return true;
    case 'create':
      if (before === undefined) model.set(op.id, op.fields);
      return before === undefined;
  }
}

function queryModel(model: Model, field: string, bound: number, limit: number): string[] {
  return [...model]
    .filter(([, record]) => record[field] !== undefined && record[field] >= bound)
    .sort(([aId, a], [bId, b]) => b[field]! - a[field]! || (aId < bId ? 1 : -1))
    .slice(0, limit)
    .map(([id]) => id);
}

test('random commits and queries agree with a naive model', async () => {
  const server = await startForTest();
  let run = 0;
  const commits = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
  const property = fc.asyncProperty(
    commits,
    names,
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: 1, max: 4 }),
    async (batches, field, bound, limit) => {
      const collection = `m${(run += 1)}`;
      let model: Model = new Map();
      for (const batch of batches) {
        const next: Model = new Map(model);
        const holds = batch.map((op) => applyToModel(next, op)).every(Boolean);
        const { status } = await server.call('POST', ':commit', {
          writes: batch.map((op) => toWrite(collection, op)),
        });
        expect(status === 200).toBe(holds);
        if (holds) model = next;
      }
      const { json } = await server.call('GET', `/${collection}`);
      const documents = json.documents as unknown as { name: string; fields: object }[];
      const stored = documents.map((document) => [document.name.split('/').at(-1), document.fields]);
      expect(stored).toEqual(
        [...model].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, record]) => [id, proto(record)]),
      );
      const found = await server.queryIds({
        from: [{ collectionId: collection }],
        where: {
          fieldFilter: {
            field: { fieldPath: field },
            op: 'GREATER_THAN_OR_EQUAL',
            value: { integerValue: bound },
          },
        },
        orderBy: [{ field: { fieldPath: field }, direction: 'DESCENDING' }],
        limit,
      });
      expect(found).toEqual(queryModel(model, field, bound, limit));
    },
  );
  await fc.assert(property, { numRuns: 120 });
  await server.firestore.close();
}, 60_000);
