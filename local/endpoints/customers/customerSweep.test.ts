import { product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [product('toner', { cost: 600, units: 1000 })] }));
afterAll(() => shop.close());

const uids = async (query: Record<string, string>) => {
  const address = `/api/admin/customers?${new URLSearchParams(query).toString()}`;
  const { body } = await shop.call(address, { as: 'ada' });
  return (body['rows'] as { uid: string }[]).map(({ uid }) => uid);
};

test('sixty accounts dated in the future do not hide a new one', async () => {
  const batch = shop.db.batch();
  for (let index = 100; index < 160; index += 1) {
    const userId = `a-${index}`;
    batch.set(shop.db.doc(`users/${userId}`), { userId, createdAt: '2999-01-01T00:00:00.000Z', address: [] });
  }
  const createdAt = new Date().toISOString();
  batch.set(shop.db.doc('users/zoe'), { userId: 'zoe', createdAt, displayName: 'Zoe Pinto', address: [] });
  await batch.commit();
  await shop.reconcile();
  expect(await uids({ q: 'zoe' })).toEqual(['zoe']);
});

test('a run with little time looks at new accounts first and goes on with the others in the next one', async () => {
  const batch = shop.db.batch();
  for (let index = 10; index < 25; index += 1) {
    const userId = `b-${index}`;
    batch.set(shop.db.doc(`users/${userId}`), { userId, createdAt: '2020-01-01T00:00:00.000Z', address: [] });
  }
  const createdAt = new Date().toISOString();
  batch.set(shop.db.doc('users/zoe'), { userId: 'zoe', createdAt, displayName: 'Zoe Pinto', address: [] });
  await batch.commit();
  shop.slowCalls(20_000);
  await shop.reconcile();
  expect(await uids({ q: 'zoe' })).toEqual(['zoe']);
  for (let run = 0; run < 5; run += 1) await shop.reconcile();
  shop.slowCalls(0);
  expect((await shop.db.collection('customers').where('since', '<', '2021').get()).size).toBe(15);
});
