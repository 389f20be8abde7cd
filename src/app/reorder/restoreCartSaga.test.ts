import { anItem } from '@/testing/builders';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { cartLinkAccepted } from '@/features/alerts';
import { itemAdded } from '@/features/cart';
import { fail, ok } from '@/services';
import { restoreCartSaga } from './restoreCartSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const serum = aProduct({ id: 'serum', name: 'Serum', price: 649, stock: 9 });
const line = {
  ...anItem({ id: 'serum', name: 'Serum', sku: serum.sku, price: 649, quantity: 2 }),
  kind: 'product' as const,
};

/** A guest with these items in the cart presses the button of a cart link. */
async function press({ cart = [] as (typeof line)[], lines = [line], isDown = false }) {
  const fake = fakeServices();
  fake.services.catalogue.all = async () =>
    isDown ? fail({ kind: 'unavailable' }) : ok(aCatalogue({ products: [serum] }));
  const run = runSaga([restoreCartSaga], fake.services);
  for (const item of cart) run.dispatch(itemAdded(item));
  run.dispatch(cartLinkAccepted(lines));
  await run.advance(0);
  const { items, drawerOpen } = run.state().cart;
  return {
    cart: items.map(({ id, quantity }) => `${quantity} ${id}`),
    isOpen: drawerOpen,
    texts: run.state().notifications.toasts.map(({ text }) => text),
  };
}

test('puts the lines of a link beside what is in the cart, and opens it', async () => {
  const mask = { ...anItem({ id: 'mask', sku: 'MAS-50' }), kind: 'product' as const };
  expect(await press({ cart: [mask] })).toEqual({ cart: ['1 mask', '2 serum'], isOpen: true, texts: [] });
});

test('keeps the greater quantity of a line, so a second press adds nothing', async () => {
  expect((await press({ cart: [{ ...line, quantity: 5 }] })).cart).toEqual(['5 serum']);
  expect((await press({ cart: [{ ...line, quantity: 1 }] })).cart).toEqual(['2 serum']);
  expect((await press({ cart: [line] })).cart).toEqual(['2 serum']);
});

test('is under way until the catalogue has answered', async () => {
  const { services } = fakeServices();
  let answer: () => void = () => undefined;
  services.catalogue.all = () =>
    new Promise((resolve) => (answer = () => resolve(fail({ kind: 'unavailable' }))));
  const run = runSaga([restoreCartSaga], services);
  run.dispatch(cartLinkAccepted([line]));
  expect(run.state().alerts.sending).toEqual({ status: 'sending' });
  answer();
  await run.advance(0);
  expect(run.state().alerts.sending).toEqual({ status: 'idle' });
});

test('says what is not sold any more, and that the shop could not be reached', async () => {
  const gone = { ...line, id: 'balm', name: 'Balm', sku: 'BAL-1' };
  expect((await press({ lines: [line, gone] })).texts).toEqual([
    '1 of 2 products are in your cart. Balm is no longer sold.',
  ]);
  expect(await press({ isDown: true })).toMatchObject({
    cart: [],
    isOpen: false,
    texts: [expect.stringContaining('These products could not be added')],
  });
});
