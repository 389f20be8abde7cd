import { type ActivityResponse } from '@/domain/contracts/adminActivity';
import { startTestShop, type TestShop } from './testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const readActivity = async (query = '', as: string | null = 'ada') => {
  const { status, body } = await shop.call(`/api/admin/activity${query}`, { as });
  return { status, ...(body as unknown as ActivityResponse & { field?: string }) };
};
const entry = (n: number, target = 'orders/GLM1') => ({
  at: `2026-11-20T06:00:${String(n % 60).padStart(2, '0')}.000Z`,
  by: { uid: 'ada', email: 'ada@example.com' },
  action: 'order.noted',
  target,
  changes: [],
  requestId: `r${n}`,
});

test('the activity is listed newest first, by page, and can be filtered by target', async () => {
  for (let n = 0; n < 70; n += 1) {
    await shop.db.doc(`auditLog/r_${n}`).set(entry(n, n < 60 ? 'orders/GLM1' : 'products/toner'));
  }
  const first = await readActivity();
  const second = await readActivity(`?after=${encodeURIComponent(first.next)}`);
  const all = [...first.entries, ...second.entries];
  expect([first.entries.length, second.next]).toEqual([50, '']);
  expect(new Set(all.map(({ id }) => id)).size).toBe(70);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  const ofToner = await readActivity('?target=products/toner');
  expect(ofToner.entries).toHaveLength(10);
  expect((await readActivity('?target=products/none')).entries).toEqual([]);
});

test('only the admin reads the activity, and a bad query names its field', async () => {
  expect((await readActivity('', null)).status).toBe(401);
  expect((await readActivity('', 'alice')).status).toBe(403);
  expect(await readActivity(`?target=${'x'.repeat(301)}`)).toMatchObject({ status: 400, field: 'target' });
  expect(await readActivity('?after=nonsense')).toMatchObject({ status: 200 });
});
