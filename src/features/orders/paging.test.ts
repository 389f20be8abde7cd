import type { Order } from '@/domain/orders/order/order';
import { signedIn } from '@/features/auth';
import { fail, ok } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { olderOrdersRequested, ordersRequested, ordersSaga, selectOlderOrders, selectOrders } from './index';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const order = (at: number): Order => {
  const createdAt = new Date(Date.UTC(2026, 10, 1) + at * 60_000).toISOString();
  return anOrder({ orderId: `GLM${String(at).padStart(3, '0')}`, createdAt });
};

/** A shop in which a person has `count` orders; each answer takes `delay` ms. */
function begin(count: number) {
  const fake = fakeServices();
  const shop = {
    orders: Array.from({ length: count }, (_, at) => order(at + 1)),
    delay: 0,
    reachable: true,
    limits: [] as number[],
  };
  fake.services.orders.mine = async (_uid, limit, after) => {
    shop.limits.push(limit);
    const newest = [...shop.orders].reverse();
    const rest = after ? newest.slice(newest.findIndex((o) => o.orderId === after.orderId) + 1) : newest;
    await new Promise((resolve) => setTimeout(resolve, shop.delay));
    if (!shop.reachable) return fail({ kind: 'unavailable', cause: 'offline' });
    return ok({ orders: rest.slice(0, limit), more: rest.length > limit });
  };
  const run = runSaga([ordersSaga], fake.services);
  run.dispatch(signedIn(aUser()));
  const ids = () => selectOrders(run.state()).map(({ orderId }) => Number(orderId.slice(3)));
  const dispatchAll = async (...actions: { type: string }[]) => {
    for (const action of actions) run.dispatch(action);
    await run.advance(shop.delay);
  };
  return { ...run, shop, ids, dispatchAll, older: () => selectOlderOrders(run.state()) };
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

it('shows ten orders, then ten more, until the end', async () => {
  const run = begin(23);
  await run.dispatchAll(ordersRequested());
  expect(run.ids()).toEqual(down(23, 14));
  expect(run.older()).toBe('available');
  await run.dispatchAll(olderOrdersRequested(), olderOrdersRequested());
  expect(run.ids()).toEqual(down(23, 4));
  await run.dispatchAll(olderOrdersRequested());
  expect(run.ids()).toEqual(down(23, 1));
  expect(run.older()).toBe('none');
  expect(run.shop.limits).toEqual([10, 10, 10]);
});

it('has no button after exactly ten orders', async () => {
  const run = begin(10);
  await run.dispatchAll(ordersRequested());
  expect(run.older()).toBe('none');
});

it('keeps the loaded pages on a refresh and updates each order', async () => {
  const run = begin(23);
  await run.dispatchAll(ordersRequested());
  await run.dispatchAll(olderOrdersRequested());
  run.shop.orders[3] = { ...order(4), status: 'delivered' };
  run.shop.orders.push(order(24));
  await run.dispatchAll(ordersRequested());
  expect(run.ids()).toEqual(down(24, 4));
  expect(run.older()).toBe('available');
  await run.dispatchAll(ordersRequested());
  expect(selectOrders(run.state()).at(-1)?.status).toBe('delivered');
});

it('loses no order when a refresh and the next page load at once', async () => {
  const run = begin(23);
  await run.dispatchAll(ordersRequested());
  run.shop.delay = 100;
  run.shop.orders.push(order(24));
  await run.dispatchAll(ordersRequested(), olderOrdersRequested());
  expect(run.ids()).toEqual(down(24, 4));
  await run.dispatchAll(olderOrdersRequested(), ordersRequested());
  expect(run.ids()).toEqual(down(24, 1));
  expect(run.older()).toBe('none');
});

it('keeps the shown orders when loading fails, and offers a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = begin(12);
  await run.dispatchAll(ordersRequested());
  run.shop.reachable = false;
  await run.dispatchAll(ordersRequested(), olderOrdersRequested());
  expect(run.ids()).toHaveLength(10);
  expect(run.older()).toBe('failed');
  run.shop.reachable = true;
  await run.dispatchAll(olderOrdersRequested());
  expect(run.ids()).toEqual(down(12, 1));
});
