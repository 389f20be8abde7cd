import path from 'node:path';
import fc from 'fast-check';
import { startFirestore, type RunningFirestore } from 'firestore-on-node';
import { collectionOf, readDocuments, readTimeOf, writeDocuments, type DocumentLine } from './documents';
import { factsOf, factsOfFile, inBatches, readLines, writeLines } from './jsonLines';
import { all, each, tempFolder } from './testing/backupShop';

let source: RunningFirestore;
let target: RunningFirestore;
const { folder, remove } = tempFolder();
const shopOf = ({ url }: RunningFirestore, projectId: string) => ({
  firestoreUrl: url,
  projectId,
  token: () => Promise.resolve('owner'),
});
const here = () => shopOf(source, 'demo-here');
const targetShop = () => shopOf(target, 'demo-there');

beforeAll(async () => {
  const options = { port: 0, dataDir: null, authorize: null } as const;
  [source, target] = await Promise.all([startFirestore(options), startFirestore(options)]);
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  remove();
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('\n', '\r\n', '\u2028', '\u2029', '"this:orders/1"', 'this:orders/1', '{"doubleValue":-0}'),
);
const number = fc.oneof(fc.double(), fc.constantFrom(0, 0.1, 1e300, 5e-324));
/** As Google writes a time: with no, three or six digits of a second. */
const timeOf = (micros: number) =>
  `2026-11-25T10:00:00.${String(micros).padStart(6, '0')}`.replace(/(\.000|)000$/, '') + 'Z';
const scalar = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((one) => ({ integerValue: String(one) })),
  number.filter(Number.isFinite).map((one) => ({ doubleValue: Object.is(one, -0) ? '-0' : one })),
  fc.constantFrom('NaN', 'Infinity', '-Infinity', '-0').map((doubleValue) => ({ doubleValue })),
  fc.integer({ min: 0, max: 999_999 }).map((micros) => ({ timestampValue: timeOf(micros) })),
  text.map((stringValue) => ({ stringValue })),
  fc.uint8Array({ maxLength: 9 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc
    .constantFrom('this:orders/1', 'this:offers/a/uses/b', 'projects/other/databases/(default)/documents/a/b')
    .map((referenceValue) => ({ referenceValue })),
  fc
    .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
    .map((geoPointValue) => ({ geoPointValue })),
);
const names = fc.constantFrom('a', 'é', '7', 'referenceValue', 'doubleValue', 'this:orders/1', 'constructor');
const fieldsOf = (value: fc.Arbitrary<object>) => fc.dictionary(names, value, { maxKeys: 3 });
const map = fieldsOf(scalar).map((fields) => ({ mapValue: { fields } }));
const array = fc.array(fc.oneof(scalar, map), { maxLength: 3 }).map((values) => ({ arrayValue: { values } }));
const documents = fc.uniqueArray(
  fc.record({
    path: fc.constantFrom('orders/1', 'orders/2', 'offers/a', 'offers/a/uses/b', 'users/u/x/y/z/ü', 'b/-'),
    fields: fieldsOf(fc.oneof(scalar, map, array)),
  }),
  { selector: ({ path: at }) => at },
);

test('documents of any values are unchanged by a backup and a restore into another project', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(documents, fc.integer({ min: 1, max: 7 }), async (lines, page) => {
      await source.store.clear(source.store.database('demo-here', '(default)'));
      await target.store.clear(target.store.database('demo-there', '(default)'));
      const sorted = [...lines].sort((a, b) => (a.path < b.path ? -1 : 1));
      await writeDocuments(here(), each(lines));
      const read = readDocuments(here(), await readTimeOf(here()), page);
      const file = path.join(folder, `${(run += 1)}.jsonl`);
      const facts = await writeLines(file, read);
      expect(await factsOfFile(file)).toEqual(facts);
      expect(facts.lines).toBe(lines.length);
      await writeDocuments(targetShop(), readLines<DocumentLine>(file));
      const after = () => readTimeOf(targetShop()).then((time) => readDocuments(targetShop(), time, page));
      expect(await all(await after())).toEqual(sorted);
      expect(await factsOf(await after())).toEqual(facts);
      const references = /"referenceValue":"projects\/demo-here/;
      const stored = [...target.store.database('demo-there', '(default)').documents()];
      expect(JSON.stringify(stored)).not.toMatch(references);
    }),
    { numRuns: 60 },
  );
});

test('a restore does not overwrite an existing document', async () => {
  const [line] = [{ path: 'orders/taken', fields: {} }];
  await writeDocuments(here(), each([line]));
  await expect(writeDocuments(here(), each([line]))).rejects.toThrow(/documents:commit answered 409/);
});

test('lines end at line feeds only, regardless of the chunks of the file', async () => {
  const values = [{ text: '\u2028\u2029\u0085\r' }, { text: 'ü'.repeat(100_000) }, {}];
  const file = path.join(folder, 'pieces.jsonl');
  await writeLines(file, each(values));
  expect(await all(readLines(file))).toEqual(values);
  await expect(writeLines(file, each(values))).rejects.toThrow('EEXIST');
});

test('batches respect both limits, and a larger document is sent alone', async () => {
  const sizes = async (lengths: number[], maxItems: number, maxBytes: number) => {
    const values = each(lengths.map((length) => 'x'.repeat(length - 2)));
    return (await all(inBatches(values, { maxItems, maxBytes }))).map((batch) =>
      batch.map((one) => one.length + 2),
    );
  };
  expect(await sizes([3, 3, 3, 3, 3], 2, 100)).toEqual([[3, 3], [3, 3], [3]]);
  expect(await sizes([5, 5, 5, 20, 3, 7], 9, 10)).toEqual([[5, 5], [5], [20], [3, 7]]);
  expect(await sizes([], 9, 10)).toEqual([]);
});

test('a collection’s name is its path without ids', () => {
  expect(['orders/1', 'offers/a/uses/b'].map(collectionOf)).toEqual(['orders', 'offers/uses']);
});
