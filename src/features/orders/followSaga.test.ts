import { signedIn, signedOut } from '@/features/auth';
import { ok } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { ordersHidden, ordersRequested, ordersSaga, ordersShown } from './index';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A shopper who looks at an order that is under way; `readings` counts how often it was read. */
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

it('reads what is under way again on coming back, once for all the signs of it', async () => {
  const { fake, shop, advance } = await begin();
  fake.wakePage();
  fake.returnToPage();
  await advance(1000);
  expect(shop.readings).toBe(2);
  fake.returnToPage();
  await advance(1000);
  expect(shop.readings).toBe(3);
});

it('leaves alone what has come to its end', async () => {
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
])('reads nothing once the list is %s, and follows again when it is back', async (_name, end) => {
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
