import { MAX_CART_LINES } from '@/domain/cart/cart';
import { authSaga } from '@/features/auth';
import { anItem } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { signedInShopper } from '@/testing/signedInShopper';
import { cartSaga } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps what a guest chose when the saved cart is full, and names the line that had no room', async () => {
  const fake = signedInShopper();
  const saved = Array.from({ length: MAX_CART_LINES }, (_, at) =>
    anItem({ id: `p${at}`, sku: `P${at}`, name: `Balm ${at}`, variant: '10 g' }),
  );
  fake.users.set('aditi', { cart: saved, addresses: [] });
  fake.carts.set('guest', { items: [anItem({ id: 'p0', sku: 'P0', quantity: 3 }), anItem()], saved: [] });
  const { state, advance } = runSaga([cartSaga, authSaga], fake.services);
  await advance(1000);
  const shown = state().cart.items.map(({ id, quantity }) => `${id} ${quantity}`);
  expect(shown).toHaveLength(MAX_CART_LINES);
  expect(shown).toEqual(expect.arrayContaining(['p0 3', 'serum 1']));
  expect(shown).not.toContain('p1 1');
  expect(state().notifications.toasts.map(({ text }) => text)).toEqual([
    'Your cart holds 30 different items at most. There was no room for Balm 1, 10 g.',
  ]);
});
