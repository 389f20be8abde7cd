import { MAX_WISHES, type Wish } from '@/domain/wishlist/wishlist';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  await shop.seed({});
});
afterAll(() => shop.close());

const wish = (id: string, changes: Partial<Wish> = {}): Wish => ({
  kind: 'product',
  id,
  sku: `${id}-30`,
  price: 599,
  addedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const read = (as: string) => shop.call('/api/wishlist', { as });
const write = (as: string, body: object) =>
  shop.call('/api/wishlist', { as, body: { added: [], removed: [], ...body } });
const share = (as: string, shared: boolean) => shop.call('/api/wishlist/link', { as, body: { shared } });
const look = (token: unknown) => shop.call(`/api/wishlists/${String(token)}`, { as: null });
const stored = async (uid: string) => (await shop.db.doc(`wishlists/${uid}`).get()).data();

test('a list is empty at first and merges what two devices changed at once', async () => {
  expect(await read('alice')).toMatchObject({ status: 200, body: { items: [], token: null } });
  await write('alice', { added: [wish('a'), wish('b')] });
  const [one, other] = await Promise.all([
    write('alice', { added: [wish('c')], removed: ['product/a'] }),
    write('alice', { added: [wish('d', { kind: 'combo' })] }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const { items } = (await read('alice')).body as { items: Wish[] };
  expect(items.map(({ id }) => id).sort()).toEqual(['b', 'c', 'd']);
  expect((await read('bob')).body).toMatchObject({ items: [] });
});

test('the same changes twice are written once, and an older price stays', async () => {
  await write('alice', { added: [wish('a')] });
  const before = await stored('alice');
  expect((await write('alice', { added: [wish('a', { price: 1 })] })).body['items']).toEqual([wish('a')]);
  expect(await stored('alice')).toEqual(before);
});

test('a list holds 60 items', async () => {
  await write('alice', { added: Array.from({ length: MAX_WISHES }, (_, at) => wish(`p${at}`)) });
  const { items } = (await write('alice', { added: [wish('more')] })).body as { items: Wish[] };
  expect(items).toHaveLength(MAX_WISHES);
  expect(items.map(({ id }) => id)).not.toContain('more');
});

test.each<[string, object, string]>([
  ['61 items', { added: Array.from({ length: 61 }, (_, at) => wish(`p${at}`)) }, 'added'],
  ['no list', { added: { 0: wish('a') } }, 'added'],
  ['an id that is a path', { added: [wish('a/b')] }, 'added.0.id'],
  ['another kind', { added: [wish('a', { kind: 'page' as 'combo' })] }, 'added.0.kind'],
  ['a price below nothing', { added: [wish('a', { price: -1 })] }, 'added.0.price'],
  ['a size of two lines', { added: [wish('a', { sku: 'a\nb' })] }, 'added.0.sku'],
  ['no moment', { added: [wish('a', { addedAt: 'then' })] }, 'added.0.addedAt'],
  ['a key without a kind', { removed: ['a'] }, 'removed.0'],
])('%s is refused, and nothing is stored', async (_, body, field) => {
  expect(await write('alice', body)).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
  expect(await stored('alice')).toBeUndefined();
});

test('fields that only the shop sets are ignored', async () => {
  const forged = { ...wish('a'), uid: 'bob' };
  await write('alice', { added: [forged], token: 'A'.repeat(20), userId: 'bob' });
  expect(await stored('alice')).toEqual({
    userId: 'alice',
    items: [wish('a')],
    token: null,
    updatedAt: expect.any(String),
  });
});

describe('the link', () => {
  test('shows the items of today and nothing about the person, until it is ended', async () => {
    await write('alice', { added: [wish('a')] });
    const { token } = (await share('alice', true)).body;
    expect((await share('alice', true)).body['token']).toBe(token);
    await write('alice', { added: [wish('b')] });
    const seen = await look(token);
    expect(seen.body).toEqual({
      success: true,
      items: [
        { kind: 'product', id: 'b' },
        { kind: 'product', id: 'a' },
      ],
    });
    expect((await share('alice', false)).body).toMatchObject({ token: null });
    expect(await look(token)).toMatchObject({ status: 404, body: { code: 'no_link' } });
    const next = (await share('alice', true)).body['token'];
    expect(next).not.toBe(token);
    expect((await look(next)).status).toBe(200);
    expect((await look(token)).status).toBe(404);
  });

  test('cannot be guessed from an ended or empty one', async () => {
    await write('alice', { added: [wish('a')] });
    for (const guess of ['null', 'undefined', 'alice', 'A'.repeat(20)])
      expect(await look(guess)).toMatchObject({ status: 404, body: { code: 'no_link' } });
  });
});

test('a deleted account’s token brings no list back', async () => {
  await shop.db.doc('deletions/alice').set({ uid: 'alice' });
  for (const reply of [await write('alice', { added: [wish('a')] }), await share('alice', true)])
    expect(reply).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
  expect(await stored('alice')).toBeUndefined();
  expect((await write('bob', { added: [wish('a')] })).status).toBe(200);
});

test('one person’s many changes are refused for a while, and nobody else’s', async () => {
  let last = await write('alice', {});
  for (let n = 0; n < 20; n += 1) last = await write('alice', {});
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await write('bob', {})).status).toBe(200);
});
