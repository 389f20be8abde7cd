import { ROOT, startForTest } from '../testing/rest';

// https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/list and …/listCollectionIds
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

const n = (value: number) => ({ n: { integerValue: String(value) } });

/** The ids of a list, one text for each page; `each` is called between pages. */
async function pages(
  collection: string,
  parameters: string,
  each: () => Promise<unknown> = () => Promise.resolve(),
) {
  const found: string[] = [];
  for (let token = ''; ;) {
    const { json } = await server.call('GET', `/${collection}?${parameters}&pageToken=${token}`);
    const documents = json.documents as unknown as { name: string }[];
    found.push(documents.map(({ name }) => name.split('/').at(-1)).join(''));
    if (typeof json.nextPageToken !== 'string') return found;
    token = json.nextPageToken;
    await each();
  }
}

test('have pages that continue even when the last document of a page was deleted', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await server.put(`paged/${id}`, {});
  const first = await server.call('GET', '/paged?pageSize=2');
  expect((first.json.documents as unknown as object[]).length).toBe(2);
  await server.call('DELETE', '/paged/b');
  const second = await server.call('GET', `/paged?pageSize=2&pageToken=${String(first.json.nextPageToken)}`);
  expect(second.json).toMatchObject({
    documents: [{ name: `${ROOT}/paged/c` }, { name: `${ROOT}/paged/d` }],
  });
  expect(second.json).not.toHaveProperty('nextPageToken');
  expect((await server.call('GET', '/paged?orderBy=__name__%20desc&pageSize=1')).json).toMatchObject({
    documents: [{ name: `${ROOT}/paged/d` }],
  });
});

test('have pages in any order, including missing parents', async () => {
  for (const [id, n] of Object.entries({ a: 2, b: 1, c: 2, d: 0 }))
    await server.put(`ordered/${id}`, { n: { integerValue: String(n) } });
  await server.put('ordered/bb/below/x', {});
  const pages = async (parameters: string) => {
    const found: string[] = [];
    for (let token = ''; ;) {
      const { json } = await server.call('GET', `/ordered?${parameters}&pageToken=${token}`);
      const documents = json.documents as unknown as { name: string }[];
      found.push(documents.map(({ name }) => name.split('/').at(-1)).join(''));
      if (typeof json.nextPageToken !== 'string') return found;
      token = json.nextPageToken;
    }
  };
  expect(await pages('pageSize=3&orderBy=n%20desc')).toEqual(['cab', 'd']);
  expect(await pages('pageSize=1&orderBy=n')).toEqual(['d', 'b', 'a', 'c']);
  expect(await pages('pageSize=2&showMissing=true')).toEqual(['ab', 'bbc', 'd']);
  expect((await server.call('GET', '/ordered?showMissing=true&orderBy=n')).status).toBe(400);
  expect((await server.call('GET', '/ordered?pageToken=nonsense')).status).toBe(400);
});

test('support missing parents and masks', async () => {
  await server.put('parents/there', { a: { integerValue: '1' }, b: { integerValue: '2' } });
  await server.put('parents/missing/below/x', {});
  const { json } = await server.call('GET', '/parents?showMissing=true&mask.fieldPaths=a');
  expect(json.documents).toEqual([
    { name: `${ROOT}/parents/missing` },
    {
      name: `${ROOT}/parents/there`,
      fields: { a: { integerValue: '1' } },
      createTime: expect.any(String),
      updateTime: expect.any(String),
    },
  ]);
  expect((await server.call('POST', '/parents/missing:listCollectionIds', {})).json).toEqual({
    collectionIds: ['below'],
  });
});

test('with an order continue after the last page, even if its document was deleted or rewritten', async () => {
  const put = () => Promise.all(['a', 'b', 'c', 'd'].map((id, i) => server.put(`moved/${id}`, n(i % 2))));
  await put();
  expect(await pages('moved', 'pageSize=1&orderBy=n')).toEqual(['a', 'c', 'b', 'd']);
  expect(await pages('moved', 'pageSize=1&orderBy=n%20desc,__name__')).toEqual(['b', 'd', 'a', 'c']);
  let turn = 0;
  const change = async () => {
    turn += 1;
    // `a` was on the first page and is deleted; `c` gets a later place, so it is listed twice.
    if (turn === 1) await server.call('DELETE', '/moved/a');
    if (turn === 2) await server.put('moved/c', n(9));
  };
  expect(await pages('moved', 'pageSize=1&orderBy=n', change)).toEqual(['a', 'c', 'b', 'd', 'c']);
});

test('with missing parents have full pages in name order', async () => {
  for (const id of ['b', 'd']) await server.put(`holes/${id}`, {});
  for (const id of ['a', 'c', 'e', 'f']) await server.put(`holes/${id}/below/x`, {});
  expect(await pages('holes', 'pageSize=1&showMissing=true')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(await pages('holes', 'pageSize=2&showMissing=true')).toEqual(['ab', 'cd', 'ef']);
  expect(await pages('holes', 'pageSize=4&showMissing=true')).toEqual(['abcd', 'ef']);
  expect(await pages('holes', 'pageSize=4&showMissing=false')).toEqual(['bd']);
  // The document at the end of the page is deleted meanwhile.
  const remove = () => server.call('DELETE', '/holes/a/below/x');
  expect(await pages('holes', 'pageSize=1&showMissing=true', remove)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test.each([
  ['a negative page size', 'pageSize=-1'],
  ['a page size that is no number', 'pageSize=many'],
  [
    'a token of another order',
    `pageToken=${Buffer.from('[{"integerValue":"1"}]').toString('base64url')}&orderBy=n`,
  ],
  ['an invalid token', 'pageToken=e30'],
  ['an invalid order', 'orderBy=n%20up'],
  ['an order of no field', 'orderBy=,'],
  ['a field twice', 'orderBy=n,n'],
  ['a field behind the name', 'orderBy=__name__,n'],
])('%s is refused', async (_title, parameters) => {
  const { status, json } = await server.call('GET', `/lists?${parameters}`);
  expect([status, json.error]).toEqual([400, expect.objectContaining({ status: 'INVALID_ARGUMENT' })]);
});

describe('listCollectionIds', () => {
  const ids = Array.from({ length: 7 }, (_, i) => `c${i}`);

  beforeAll(async () => {
    for (const id of ids) await server.put(`parent/p/${id}/x`, {});
    await server.put('parent/p/c3/x/below/y', {});
  });

  const page = async (body: object) =>
    (await server.call('POST', '/parent/p:listCollectionIds', body)).json as {
      collectionIds?: string[];
      nextPageToken?: string;
    };

  test('has pages of the requested size', async () => {
    const found: (string[] | undefined)[] = [];
    let pageToken: string | undefined = '';
    while (pageToken !== undefined) {
      const answer = await page({ pageSize: 3, pageToken });
      found.push(answer.collectionIds);
      pageToken = answer.nextPageToken;
    }
    expect(found).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
    expect(await page({})).toEqual({ collectionIds: ids });
    expect(await page({ pageSize: 7 })).toEqual({ collectionIds: ids });
  });

  test('continues after a page whose last collection was deleted', async () => {
    const first = await page({ pageSize: 3 });
    await server.call('DELETE', '/parent/p/c2/x');
    expect(await page({ pageSize: 9, pageToken: first.nextPageToken })).toEqual({
      collectionIds: ids.slice(3),
    });
    await server.put('parent/p/c2/x', {});
  });

  test('refuses a negative size and an invalid token', async () => {
    for (const body of [{ pageSize: -1 }, { pageToken: '!' }])
      expect((await server.call('POST', '/parent/p:listCollectionIds', body)).status).toBe(400);
  });
});

test('an ordered list requires its index, like a query', async () => {
  const strict = await startForTest({
    indexes: { fieldOverrides: [{ collectionGroup: 'items', fieldPath: 'bare', indexes: [] }] },
  });
  const list = (orderBy: string) => strict.call('GET', `/items?orderBy=${encodeURIComponent(orderBy)}`);
  for (const served of ['', 'n', 'n desc', '__name__ desc']) expect((await list(served)).status).toBe(200);
  for (const [orderBy, message] of [
    ['n, m', /^The query requires an index\. You can create it here: .* or add it to "indexes"/],
    ['n desc, __name__', /^The query requires an index/],
    ['bare', /COLLECTION_ASC index for collection items and field bare/],
  ] as const) {
    const { status, json } = await list(orderBy);
    expect(status).toBe(400);
    const expected: unknown = expect.stringMatching(message);
    expect(json.error).toMatchObject({ status: 'FAILED_PRECONDITION', message: expected });
  }
  await strict.firestore.close();
});
