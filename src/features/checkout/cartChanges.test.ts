import { fail, ok } from '@/services';
import { anAnswer, anItem } from '@/testing/builders';
import { signedInShopper } from '@/testing/signedInShopper';
import { selectAmounts } from './checkoutSelectors';
import { begin } from './testing/begin';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('the cart that the server corrects', () => {
  it('updates the cart to current prices and stock, and says so', async () => {
    const run = await begin(signedInShopper({ cart: [anItem({ quantity: 5 })] }));
    const changes = [
      { kind: 'price', id: 'serum', sku: 'SER-30', name: 'Amla C Glow Serum', was: 649, now: 699 } as const,
      {
        kind: 'stock',
        id: 'serum',
        sku: 'SER-30',
        name: 'Amla C Glow Serum',
        wanted: 5,
        available: 2,
      } as const,
    ];
    run.fake.services.shop.validateOffer = async ({ cartItems }) =>
      cartItems[0]?.price === 699
        ? ok(anAnswer({ finalTotal: 1398 }))
        : fail({ kind: 'changed', changes, message: 'Amla C Glow Serum is now ₹699, not ₹649.' });
    await run.open();
    expect(run.state().cart.items).toMatchObject([{ price: 699, quantity: 2 }]);
    expect(run.texts()).toEqual(['Amla C Glow Serum is now ₹699, not ₹649.']);
    expect(selectAmounts(run.state()).finalTotal).toBe(1398);
  });

  it('takes out what is sold out, and says so', async () => {
    const cart = [anItem(), anItem({ id: 'soap', sku: 'SOAP', name: 'Neem Bar' })];
    const run = await begin(signedInShopper({ cart }));
    const line = { id: 'soap', sku: 'SOAP', name: 'Neem Bar', wanted: 1, available: 0 };
    run.fake.services.shop.validateOffer = async ({ cartItems }) =>
      cartItems.length === 1
        ? ok(anAnswer())
        : fail({ kind: 'changed', changes: [{ kind: 'stock', ...line }], message: 'Neem Bar is sold out.' });
    await run.open();
    expect(run.state().cart.items.map(({ id }) => id)).toEqual(['serum']);
    expect(run.texts()).toEqual([
      'Neem Bar is sold out. We have taken what cannot be ordered out of your cart.',
    ]);
  });

  it('is not requested again when the server keeps reporting changes that the cart cannot apply', async () => {
    const run = await begin();
    let calls = 0;
    run.fake.services.shop.validateOffer = async () => {
      calls += 1;
      const change = { kind: 'gone', id: 'serum', sku: 'OTHER', name: 'Amla C Glow Serum' } as const;
      return fail({ kind: 'changed', changes: [change], message: '' });
    };
    await run.open();
    await run.advance(1000);
    expect(calls).toBe(1);
    expect(run.texts()).toEqual(['Your cart has changed. Please check it and try again.']);
  });
});
