import { anItem, anOrder } from '@/testing/builders';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { orderAgainRequested, ordersRequested, selectOrderedAgain } from '@/features/orders';
import { itemAdded } from '@/features/cart';
import { logoutRequested } from '@/features/auth';
import { fail, ok } from '@/services';
import { reorderedText } from './messages';
import { reorderSaga } from './reorderSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const serum = aProduct({ id: 'serum', name: 'Serum', price: 649, stock: 3 });
const [line] = anOrder().lines;
const order = anOrder({
  orderId: 'GLM1',
  lines: [
    { ...line!, sku: serum.sku, quantity: 2 },
    { ...line!, id: 'balm', name: 'Balm', sku: 'BAL-1' },
  ],
});

/** A shopper with that order and a mask in the cart; the catalogue takes 100 ms. */
async function begin() {
  const fake = signedInShopper({ cart: [anItem({ id: 'mask', sku: 'MAS-50' })] });
  fake.services.orders.mine = async () => ok({ orders: [order], more: false });
  const all = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return ok(aCatalogue({ products: [serum] }));
  });
  fake.services.catalogue.all = all;
  const run = runSaga([...shopSagas, reorderSaga], fake.services);
  await run.advance(0);
  run.dispatch(ordersRequested());
  await run.advance(0);
  const cart = () => run.state().cart.items.map(({ id, quantity }) => `${quantity} ${id}`);
  const texts = () => run.state().notifications.toasts.map(({ text }) => text);
  return { ...run, fake, all, cart, texts, drawer: () => run.state().cart.drawerOpen };
}

it('adds available items to the cart, opens it, and reports missing ones', async () => {
  const run = await begin();
  run.dispatch(orderAgainRequested('GLM1'));
  expect(selectOrderedAgain(run.state())).toBe('GLM1');
  run.dispatch(orderAgainRequested('GLM1'));
  await run.advance(100);
  expect(run.cart()).toEqual(['1 mask', '2 serum']);
  expect(run.drawer()).toBe(true);
  expect(run.texts()).toEqual(['1 of 2 products are in your cart. Balm is no longer sold.']);
  expect(selectOrderedAgain(run.state())).toBeNull();
  expect(run.all).toHaveBeenCalledTimes(1);
  expect(run.actions.filter(itemAdded.match)).toHaveLength(1);
});

it('sets the quantity of lines that are already in the cart', async () => {
  const run = await begin();
  run.dispatch(itemAdded(anItem({ id: 'serum', sku: serum.sku, quantity: 9 })));
  run.dispatch(orderAgainRequested('GLM1'));
  await run.advance(100);
  expect(run.cart()).toEqual(['1 mask', '2 serum']);
});

it('keeps the cart when the catalogue fails to load, and can be repeated', async () => {
  const run = await begin();
  run.fake.services.catalogue.all = async () => fail({ kind: 'unavailable' });
  run.dispatch(orderAgainRequested('GLM1'));
  await run.advance(100);
  expect(run.cart()).toEqual(['1 mask']);
  expect(run.drawer()).toBe(false);
  expect(run.texts()).toEqual([
    'These products could not be added to your cart. Check your connection and try again.',
  ]);
  run.fake.services.catalogue.all = run.all;
  run.dispatch(orderAgainRequested('GLM1'));
  await run.advance(100);
  expect(run.cart()).toEqual(['1 mask', '2 serum']);
});

it('adds nothing to the next person’s cart after a logout', async () => {
  const run = await begin();
  run.dispatch(orderAgainRequested('GLM1'));
  run.dispatch(logoutRequested());
  await run.advance(500);
  expect(run.cart()).toEqual([]);
  expect(run.drawer()).toBe(false);
});

describe('the message after a reorder', () => {
  const change = (at: number) => ({ kind: 'gone' as const, id: `${at}`, sku: '', name: `Thing ${at}` });
  it.each([
    [
      {
        items: [anItem()],
        changes: [{ ...change(1), kind: 'price' as const, was: 599, now: 649 }],
        noRoom: [],
      },
      1,
      'Added to your cart. Thing 1 is now ₹649, not ₹599.',
    ],
    [
      {
        items: [],
        changes: [{ ...change(1), kind: 'stock' as const, wanted: 2, available: 0 }],
        noRoom: ['A', 'B'],
      },
      3,
      'None of these products could be added to your cart. Thing 1 is sold out. Your cart holds 30 different items at most: there was no room for A and B.',
    ],
    [
      { items: [anItem()], changes: [1, 2, 3, 4, 5].map(change), noRoom: [] },
      6,
      '1 of 6 products are in your cart. Thing 1 is no longer sold. Thing 2 is no longer sold. Thing 3 is no longer sold. Thing 4 is no longer sold. 1 more thing has changed.',
    ],
  ])('%#: lists the changes and the items without room', (requested, lines, text) => {
    expect(reorderedText(requested, lines)).toBe(text);
  });
});
