import { signedIn, signedOut } from '@/features/auth';
import { ok } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { FOLLOW_MS } from './followSaga';
import { ordersHidden, ordersRequested, ordersSaga, ordersShown } from './index';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A shopper who views a running order; `readings` counts its reads. */
async function begin() {
  const fake = fakeServices();
  const shop = { order: anOrder(), readings: 0 };
  fake.services.orders.mine = async () => {
    shop.readings += 1;
    return ok({ orders: [shop.order], more: false });
  };
  const run = runSaga([ordersSaga], fake.services);
  run.dispatch(signedIn(aUser()));
  run.dispatch(ordersRequested());
  run.dispatch(ordersShown());
  await run.advance(0);
  return { ...run, fake, shop };
}

it('reloads open orders once on return to the page', async () => {
  const { fake, shop, advance } = await begin();
  fake.wakePage();
  fake.returnToPage();
  await advance(1000);
  expect(shop.readings).toBe(2);
  fake.returnToPage();
  await advance(1000);
  expect(shop.readings).toBe(3);
});

it('does not reload finished orders', async () => {
  const { fake, shop, advance, dispatch } = await begin();
  shop.order = anOrder({ status: 'delivered' });
  dispatch(ordersRequested());
  await advance(0);
  fake.returnToPage();
  await advance(1000);
  expect(shop.readings).toBe(2);
});

it.each([
  ['left', ordersHidden()],
  ['signed out', signedOut()],
])('stops while the list is %s and resumes afterwards', async (_name, end) => {
  const { fake, shop, advance, dispatch } = await begin();
  dispatch(end);
  fake.returnToPage();
  await advance(1000);
  expect(shop.readings).toBe(1);
  dispatch(signedIn(aUser()));
  dispatch(ordersRequested());
  dispatch(ordersShown());
  await advance(0);
  fake.returnToPage();
  await advance(1000);
  expect(shop.readings).toBe(3);
});

it('polls open orders every 15 seconds while the page is visible', async () => {
  const { fake, shop, advance, state } = await begin();
  let isSeen = true;
  const read: string[] = [];
  fake.services.page.isHidden = () => !isSeen;
  fake.services.orders.one = async (orderId) => {
    read.push(orderId);
    return ok(shop.order);
  };
  shop.order = anOrder({ status: 'shipped' });
  await advance(FOLLOW_MS);
  expect(state().orders.mine).toMatchObject({ value: [{ status: 'shipped' }] });
  isSeen = false;
  await advance(4 * FOLLOW_MS);
  expect(read).toHaveLength(1);
  isSeen = true;
  shop.order = anOrder({ status: 'delivered' });
  await advance(3 * FOLLOW_MS);
  expect(read).toHaveLength(2);
  expect(shop.readings).toBe(1);
});
