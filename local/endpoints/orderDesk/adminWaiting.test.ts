import { Query } from 'firebase-admin/firestore';
import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import type { Order } from '@/domain/orders/order/order';
import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import { askedCase } from '@/domain/orders/returnDesk/testing';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { STRANGERS } from '../testing/people/strangers';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { units: 1000 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner, product('balm', { units: 3 })] }));
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const readWaiting = (as: string | null = 'ada') => shop.call('/api/admin/waiting', { as });

/** Stores copies of a placed order, each changed. */
async function store(changes: readonly Partial<Order>[]): Promise<void> {
  const id = 'GLM0000000000000000001';
  expect(await shop.order(codBody(id, [cartLine(toner)]))).toMatchObject({ status: 200 });
  const order = await shop.storedOrder(id);
  for (const [at, change] of changes.entries()) {
    const orderId = `GLM100000000000000000${at}`;
    await shop.db.doc(`orders/${orderId}`).set({ ...order, orderId, ...change });
  }
}

test('the menu counts what waits, and nothing that is done', async () => {
  await store([
    { status: 'return_requested', returnCase: askedCase },
    { status: 'delivered' },
    { status: 'cancelled' },
  ]);
  const { status, body } = await readWaiting();
  expect(status).toBe(200);
  expect(body as unknown as WaitingResponse).toEqual({
    success: true,
    orders: { pack: 1, parcel: 0, return: 1 },
    messages: { open: 0, late: 0 },
    reviews: { waiting: 0, reported: 0 },
    questions: { waiting: 0, reported: 0 },
    mails: { failed: 0, late: 0 },
    lowStock: 1,
    courier: { comesAt: null },
  });
});

test('an order whose parcel the courier cancelled does not count as one to pack', async () => {
  const cancelled = (order: Order) => ({ ...order.shipment, takenOutAt: order.createdAt });
  await store([{ status: 'packed' }]);
  const order = await shop.storedOrder('GLM1000000000000000000');
  for (const [id, status] of [
    ['GLM2', 'placed'],
    ['GLM3', 'packed'],
  ] as const) {
    const one = withTeamWaits({ ...order, orderId: id, status, shipment: cancelled(order) });
    await shop.db.doc(`orders/${id}`).set(one);
  }
  const { body } = await readWaiting();
  expect((body as unknown as WaitingResponse).orders.pack).toBe(1);
  const counts = await shop.call('/api/admin/orders/counts', { as: 'ada' });
  expect(counts.body).toMatchObject({ waits: { pack: 1, courier: 2 }, statuses: { placed: 2, packed: 2 } });
});

test('orders cost no reads of their own: the counts are queries with a limit', async () => {
  await store(Array.from({ length: 9 }, () => ({ status: 'delivered' as const })));
  const read = jest.spyOn(Query.prototype, 'get');
  const counted = jest.spyOn(Query.prototype, 'count');
  await readWaiting();
  expect(counted.mock.calls).toHaveLength(12);
  expect(read).not.toHaveBeenCalled();
});

test.each(STRANGERS)('%i for %s', async (status, as) => {
  expect(await readWaiting(as)).toMatchObject({ status });
});

describe('when the courier comes', () => {
  const save = (time: unknown) => shop.admin('courier-time', { comesAt: time });
  const comesAt = async () => ((await readWaiting()).body as unknown as WaitingResponse).courier.comesAt;

  test('is told with the counts, can be taken back, and is in the audit log once', async () => {
    expect(await save('17:00')).toMatchObject({ status: 200, body: { comesAt: '17:00' } });
    expect(await save('17:00')).toMatchObject({ status: 200 });
    expect(await comesAt()).toBe('17:00');
    expect(await save(null)).toMatchObject({ status: 200, body: { comesAt: null } });
    expect(await comesAt()).toBeNull();
    expect(await shop.audit('settings/courier')).toHaveLength(2);
  });

  test.each([['08:45'], ['17:05'], ['5 pm'], [1700], [undefined]])('%p is refused', async (time) => {
    expect(await save(time)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect(await comesAt()).toBeNull();
  });
});
