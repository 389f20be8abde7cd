import { screen } from '@testing-library/react';
import { signedIn, signedOut } from '@/features/auth';
import { cameBack, connectionSaga } from '@/features/connection';
import { fail, ok } from '@/services';
import { lastOrders } from '@/services/browser/stored/shopping/lastOrders';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { OrdersAsOf, ordersRequested, ordersSaga, selectMyOrders, selectOrders } from '.';

const NOW = new Date('2026-11-22T10:00:00Z');
const USER = aUser();
const newest = anOrder({ orderId: 'GLM2' });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A signed-in shopper who opens their orders; `reachable` says whether the shop answers. */
function begin({ reachable = true, offline = false, count = 1 } = {}) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fake = fakeServices();
  fake.setOffline(offline);
  const shop = { reachable, asked: 0 };
  fake.services.orders.mine = async () => {
    shop.asked += 1;
    if (!shop.reachable) return fail({ kind: 'unavailable', cause: 'offline' });
    return ok({ orders: Array.from({ length: count }, () => newest), more: false });
  };
  const view = renderWithStore(<OrdersAsOf />, {
    fake,
    sagas: [connectionSaga, ordersSaga],
    before: [signedIn(USER)],
  });
  const requestMore = async () => {
    view.dispatch(ordersRequested());
    await view.advance(0);
  };
  return {
    ...view,
    shop,
    requestMore,
    ids: () => selectOrders(view.state()).map(({ orderId }) => orderId),
  };
}

it('caches the newest ten orders for their owner', async () => {
  const { requestMore } = begin({ count: 12 });
  await requestMore();
  expect(lastOrders.read(USER.uid)).toEqual({ at: NOW.toISOString(), orders: Array(10).fill(newest) });
  expect(lastOrders.read('somebody-else')).toBeNull();
});

it.each([
  ['offline', true, 0, /^You are offline. These are your orders as of .*20 Nov/],
  ['in a network that does not reach the shop', false, 1, /^We could not load .* as of .*20 Nov/],
])('%s it shows the cached orders and their time', async (_where, offline, isRequested, words) => {
  lastOrders.write(USER.uid, { at: '2026-11-20T16:10:00Z', orders: [anOrder({ orderId: 'GLM1' })] });
  const { requestMore, ids, shop } = begin({ reachable: false, offline });
  await requestMore();
  expect(ids()).toEqual(['GLM1']);
  expect(shop.asked).toBe(isRequested);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('loads the orders again by a press while the device is online', async () => {
  lastOrders.write(USER.uid, { at: '2026-11-20T16:10:00Z', orders: [anOrder({ orderId: 'GLM1' })] });
  const { requestMore, ids, shop, user, fake, advance } = begin({ reachable: false });
  await requestMore();
  const again = screen.getByRole('button', { name: 'Try again' });
  const { mine } = fake.services.orders;
  fake.services.orders.mine = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return mine(...args);
  };
  await user.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  await advance(100);
  expect(again).not.toHaveAttribute('aria-busy', 'true');
  expect(ids()).toEqual(['GLM1']);
  shop.reachable = true;
  await user.click(again);
  await advance(100);
  expect(ids()).toEqual(['GLM2']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('reloads the orders when the connection returns', async () => {
  lastOrders.write(USER.uid, { at: '2026-11-20T16:10:00Z', orders: [anOrder({ orderId: 'GLM1' })] });
  const { requestMore, ids, fake, shop, dispatch, advance } = begin({ reachable: false, offline: true });
  await requestMore();
  shop.reachable = true;
  fake.setOffline(false);
  dispatch(cameBack());
  await advance(0);
  expect(ids()).toEqual(['GLM2']);
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not load orders that were not opened when the connection returns', async () => {
  const { dispatch, advance, shop } = begin();
  dispatch(cameBack());
  await advance(0);
  expect(shop.asked).toBe(0);
});

it('does not replace shown orders by cached ones, and fails without a cache', async () => {
  const { requestMore, ids, shop, fake, state } = begin({ reachable: false, offline: true });
  await requestMore();
  expect(selectMyOrders(state()).status).toBe('failed');
  shop.reachable = true;
  fake.setOffline(false);
  await requestMore();
  lastOrders.write(USER.uid, { at: '2026-11-20T16:10:00Z', orders: [anOrder({ orderId: 'GLM1' })] });
  shop.reachable = false;
  await requestMore();
  expect(ids()).toEqual(['GLM2']);
});

it('caches nothing of a person who signed out during the request', async () => {
  const { dispatch, advance, fake } = begin();
  fake.services.orders.mine = () =>
    new Promise((resolve) => setTimeout(() => resolve(ok({ orders: [newest], more: false })), 100));
  dispatch(ordersRequested());
  dispatch(signedOut('left'));
  await advance(100);
  expect(lastOrders.read(USER.uid)).toBeNull();
});
