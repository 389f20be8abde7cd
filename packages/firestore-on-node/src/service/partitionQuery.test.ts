import { type Firestore } from 'firebase-admin/firestore';
import { type JsonRecord } from '../json';
import { adminFirestore } from '../testing/admin';
import { PROJECT, ROOT, startForTest } from '../testing/rest';

// https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/partitionQuery
const COUNT = 1_000;
const group = { from: [{ collectionId: 'rows', allDescendants: true }] };
const name = { field: { fieldPath: '__name__' } };

let server: Awaited<ReturnType<typeof startForTest>>;
let db: Firestore;
let closeAdmin: () => Promise<void>;

const nameOf = (i: number) => `${ROOT}/parents/p${i % 7}/rows/r${i}`;

beforeAll(async () => {
  server = await startForTest();
  ({ db, close: closeAdmin } = adminFirestore(server.firestore.port, PROJECT));
  for (let from = 0; from < COUNT; from += 500) {
    const writes = Array.from({ length: 500 }, (_, i) => ({
      update: { name: nameOf(from + i), fields: { n: { integerValue: String(from + i) } } },
    }));
    expect((await server.call('POST', ':commit', { writes })).status).toBe(200);
  }
});

afterAll(async () => {
  await closeAdmin();
  await server.firestore.close();
});

type Cursor = { readonly values: readonly { readonly referenceValue: string }[]; readonly before: boolean };

const partition = (body: object, parent = '') =>
  server.call('POST', `${parent}:partitionQuery`, {
    structuredQuery: { ...group, orderBy: [name] },
    partitionCount: '3',
    ...body,
  });

const cursorsIn = ({ json }: { json: JsonRecord }) => (json.partitions ?? []) as unknown as Cursor[];

/** The names between neighbouring cursors, part by part. */
function parts(cursors: readonly Cursor[]): Promise<string[][]> {
  const bounds = [undefined, ...cursors, undefined];
  return Promise.all(
    bounds.slice(1).map(async (endAt, i) => {
      const startAt = bounds[i];
      const structuredQuery = {
        ...group,
        orderBy: [name],
        ...(startAt && { startAt }),
        ...(endAt && { endAt }),
      };
      const { json } = await server.call('POST', ':runQuery', { structuredQuery });
      return json.map(({ document }) => String((document as JsonRecord).name));
    }),
  );
}

const ALL = Array.from({ length: COUNT }, (_, i) => nameOf(i)).sort();

test('the partitions have similar sizes, no overlap, and cover the group', async () => {
  const found = await parts(cursorsIn(await partition({})));
  expect(found.map((part) => part.length)).toEqual([250, 250, 250, 250]);
  expect(found.flat().sort()).toEqual(ALL);
});

test('pages have the requested number of cursors and together equal the full answer', async () => {
  const whole = await partition({ partitionCount: '5' });
  expect(cursorsIn(whole)).toHaveLength(5);
  expect(whole.json).not.toHaveProperty('nextPageToken');
  const pages: Cursor[][] = [];
  let pageToken: unknown = '';
  while (pageToken !== undefined) {
    const page = await partition({ partitionCount: '5', pageSize: 2, pageToken });
    pages.push(cursorsIn(page));
    pageToken = page.json.nextPageToken;
  }
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(cursorsIn(whole));
});

test('a small group has no cursors', async () => {
  const structuredQuery = { from: [{ collectionId: 'none', allDescendants: true }] };
  expect((await partition({ structuredQuery })).json).toEqual({ partitions: [] });
});

test('getPartitions of firebase-admin finds every document once', async () => {
  const found: string[] = [];
  let queries = 0;
  for await (const part of db.collectionGroup('rows').getPartitions(4)) {
    queries += 1;
    for (const { ref } of (await part.toQuery().get()).docs) found.push(`${ROOT}/${ref.path}`);
  }
  expect(queries).toBe(4);
  expect(found.sort()).toEqual(ALL);
});

const filter = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } } };
const cursor = { values: [{ referenceValue: nameOf(1) }], before: true };

test.each<[string, object, RegExp]>([
  ['a limit', { limit: 10 }, /limit/],
  ['an offset', { offset: 1 }, /offset/],
  ['a start', { startAt: cursor }, /cursors/],
  ['an end', { endAt: cursor }, /cursors/],
  ['a filter', { where: filter, orderBy: [] }, /filters/],
  ['another order', { orderBy: [{ field: { fieldPath: 'n' } }] }, /__name__ ascending/],
  ['a descending order', { orderBy: [{ ...name, direction: 'DESCENDING' }] }, /__name__ ascending/],
  ['one collection only', { from: [{ collectionId: 'rows' }] }, /descendants/],
  ['collections of every id', { from: [{ allDescendants: true }] }, /collection/],
])('a query with %s is refused', async (_, more, message) => {
  const { status, json } = await partition({ structuredQuery: { ...group, orderBy: [name], ...more } });
  expect(status).toBe(400);
  const refusal: unknown = expect.stringMatching(message);
  expect(json.error).toMatchObject({ status: 'INVALID_ARGUMENT', message: refusal });
});

test.each<[string, object, string]>([
  ['a parent that is a document', {}, '/parents/p1'],
  ['no count', { partitionCount: '0' }, ''],
  ['a negative count', { partitionCount: '-1' }, ''],
  ['a negative page size', { pageSize: -1 }, ''],
  ['a page token of another make', { pageToken: 'cafe' }, ''],
])('%s is refused', async (_, body, parent) => {
  const { status, json } = await partition(body, parent);
  expect(status).toBe(400);
  expect(json.error).toMatchObject({ status: 'INVALID_ARGUMENT' });
});
