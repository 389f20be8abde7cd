import type { ValidateOfferRequest, ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { itemAdded, quantityChanged } from '@/features/cart';
import { loginPanelOpened } from '@/features/auth';
import { offersRequested } from '@/features/offers';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anAnswer, anItem, anOffer } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { signedInShopper } from '@/testing/signedInShopper';
import { selectAmounts, selectOfferChoices } from './checkoutSelectors';
import { checkoutActions, checkoutClosed } from './checkoutSlice';
import { begin } from './testing/begin';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('proceeding to the checkout', () => {
  it('asks a guest to log in first and closes the drawer', async () => {
    const run = await begin(fakeServices());
    run.dispatch(itemAdded(anItem()));
    await run.open();
    expect(run.state().auth.panel).toEqual({ mode: 'login' });
    expect(run.state().checkout.status).toBe('closed');
    expect(run.fake.services.storage.session.readResume()).toBe('cart');
  });

  it('is refused offline with a message, and the cart stays', async () => {
    const run = await begin();
    run.fake.setOffline(true);
    await run.open();
    expect(run.texts()).toEqual([
      'You are offline. Your cart is kept: check out once you are connected again.',
    ]);
    expect(run.state().checkout.status).toBe('closed');
    expect(run.state().cart.items).toHaveLength(1);
  });

  it('requires an address', async () => {
    const fake = signedInShopper();
    fake.users.set('aditi', { cart: [anItem()], addresses: [] });
    const run = await begin(fake);
    await run.open();
    expect(run.texts()).toEqual(['Please select an address before checkout.']);
    expect(run.state().checkout.status).toBe('closed');
  });

  it('opens the checkout and requests the fee', async () => {
    const run = await begin();
    run.fake.services.shop.validateOffer = async () =>
      ok(anAnswer({ subTotal: 300, deliveryFee: 70, finalTotal: 370 }));
    await run.open();
    expect(run.state().checkout.status).toBe('open');
    expect(selectAmounts(run.state())).toMatchObject({ deliveryFee: 70, finalTotal: 370 });
  });

  it('is counted, and a failed count has no effect', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = await begin();
    let counted = 0;
    run.fake.services.shop.noteCheckout = async () => {
      counted += 1;
      throw new Error('no network');
    };
    await run.open();
    expect([run.state().checkout.status, counted]).toEqual(['open', 1]);
    run.dispatch(checkoutClosed());
    await run.open();
    expect([run.state().checkout.status, counted]).toEqual(['open', 2]);
  });
});

describe('the payment method', () => {
  const reopen = async (run: Awaited<ReturnType<typeof begin>>) => {
    run.dispatch(checkoutClosed());
    await run.open();
    return run.state().checkout.method;
  };

  it('is Pay Online first, and then the one that was chosen last on this device', async () => {
    const run = await begin();
    let priced = '';
    run.fake.services.shop.validateOffer = async ({ paymentMethod }) => {
      priced = paymentMethod;
      return ok(anAnswer());
    };
    await run.open();
    expect(run.state().checkout.method).toBe('Pay Online');
    run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
    expect(await reopen(run)).toBe('Cash on Delivery');
    run.stop();
    const later = await begin(run.fake);
    await later.open();
    expect([later.state().checkout.method, priced]).toEqual(['Cash on Delivery', 'Cash on Delivery']);
    later.dispatch(checkoutActions.methodChosen('Pay Online'));
    await later.advance(0);
    expect(await reopen(later)).toBe('Pay Online');
  });

  it('stays the remembered one where a limit refuses the order', async () => {
    const run = await begin();
    run.fake.services.storage.paymentMethod.write('Cash on Delivery');
    const limit = 'We can sell 5 of Serum per person in a day. Please choose 5 or fewer.';
    run.fake.services.shop.validateOffer = async () => ok(anAnswer({ limit }));
    await run.open();
    expect(run.state().checkout).toMatchObject({ method: 'Cash on Delivery', limit });
  });

  it('is not remembered where the shop changed it, nor recalled where it is no longer offered', async () => {
    const run = await begin();
    run.fake.services.storage.paymentMethod.write('Pay Online');
    run.fake.services.shop.paymentConfig = async () =>
      ok({ online: false, test: false, keyId: '', checkoutUrl: '' });
    await run.open();
    expect(run.state().checkout.method).toBe('Cash on Delivery');
    expect(run.fake.services.storage.paymentMethod.read()).toBe('Pay Online');
    expect(await reopen(run)).toBe('Cash on Delivery');
  });
});

describe('the delivery fee', () => {
  it.each<[string, Result<ValidateOfferResponse, CallFailure>, string]>([
    ['no message', ok(anAnswer({ message: '' })), 'Failed to fetch delivery fee'],
    ['the network', fail({ kind: 'network' }), 'Network error while fetching delivery fee'],
    [
      'a failure without words',
      fail({ kind: 'refused', status: 502, code: '', message: '' }),
      'Failed to fetch delivery fee',
    ],
    [
      'a failure in words',
      fail({ kind: 'refused', status: 429, code: '', message: 'Slow down.' }),
      'Slow down.',
    ],
  ])('is 0 and marked as unknown after %s', async (_name, answer, text) => {
    const run = await begin(signedInShopper({ cart: [anItem({ price: 99.99 })] }));
    run.fake.services.shop.validateOffer = async () => answer;
    run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
    await run.open();
    expect(run.texts()).toEqual([text]);
    expect(selectAmounts(run.state())).toMatchObject({ deliveryFee: 0, finalTotal: 99.99 });
  });

  it('is that of the latest request, and late answers are ignored', async () => {
    const run = await begin();
    const waiting: { request: ValidateOfferRequest; answer: (a: ValidateOfferResponse) => void }[] = [];
    run.fake.services.shop.validateOffer = (request) =>
      new Promise((resolve) => waiting.push({ request, answer: (a) => resolve(ok(a)) }));
    await run.open();
    run.dispatch(quantityChanged({ key: 'serum|SER-30', delta: 1 }));
    await run.advance(0);
    expect(waiting.map(({ request }) => request.cartItems[0]?.quantity)).toEqual([1, 2]);
    waiting[1]?.answer(anAnswer({ finalTotal: 1298 }));
    await run.advance(0);
    waiting[0]?.answer(anAnswer({ finalTotal: 649 }));
    await run.advance(0);
    expect(selectAmounts(run.state()).finalTotal).toBe(1298);
  });
});

describe('coupons in the checkout', () => {
  const glow = anOffer({ minProducts: 2 });
  const welcome = anOffer({ id: 'welcome', code: 'WELCOME50', type: 'fixed', discount: 50 });

  it.each([
    ['  glow10 ', 2, { coupon: { code: 'GLOW10', message: 'Coupon Applied: 10% OFF!' }, couponError: null }],
    ['GLOW10', 1, { coupon: null, couponError: 'Need at least 2 products for this offer.' }],
    ['NOPE', 2, { coupon: null, couponError: 'Invalid Coupon Code' }],
    ['', 2, { coupon: null, couponError: 'Invalid Coupon Code' }],
  ])('evaluate %p for %i units', async (code, quantity, expected) => {
    const run = await begin(signedInShopper({ cart: [anItem({ quantity })], offers: [glow] }));
    run.fake.services.shop.validateOffer = async ({ couponCode = '' }) =>
      ok(couponCode === 'NOPE' ? anAnswer({ success: false, message: 'Invalid Coupon Code' }) : anAnswer());
    await run.open();
    await run.seekCoupons();
    run.dispatch(checkoutActions.couponSubmitted(code));
    await run.advance(0);
    expect(run.state().checkout).toMatchObject(expected);
  });

  it('show what each saves now, or why it does not apply', async () => {
    const run = await begin(signedInShopper({ offers: [glow, welcome] }));
    await run.open();
    await run.seekCoupons();
    expect(selectOfferChoices(run.state()).map(({ text }) => text)).toEqual([
      'Need at least 2 products for this offer.',
      'Saves ₹50 now',
    ]);
  });

  it('are removed with a reason when the server refuses them', async () => {
    const run = await begin(signedInShopper({ offers: [welcome] }));
    run.fake.services.shop.validateOffer = async ({ couponCode }) =>
      ok(
        couponCode ? anAnswer({ success: false, message: 'You have already used this offer.' }) : anAnswer(),
      );
    await run.open();
    await run.seekCoupons();
    const requestCount = () => run.actions.filter((action) => offersRequested.match(action)).length;
    const before = requestCount();
    run.dispatch(checkoutActions.couponSubmitted('WELCOME50'));
    await run.advance(0);
    expect(run.state().checkout).toMatchObject({
      coupon: null,
      couponError: 'You have already used this offer.',
    });
    // The offer may have been switched off: the list of coupons must lose it too.
    expect(requestCount()).toBe(before + 1);
    expect(selectAmounts(run.state()).finalTotal).toBe(649);
  });

  it('are evaluated by the server when the offers could not be loaded', async () => {
    const run = await begin();
    run.fake.services.offers.enabled = async () => fail({ kind: 'unavailable', cause: new Error('offline') });
    run.fake.services.shop.validateOffer = async ({ couponCode }) =>
      ok(anAnswer({ couponCode: couponCode ?? '', message: 'Coupon Applied: 10% OFF!' }));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await run.open();
    await run.seekCoupons();
    run.dispatch(checkoutActions.couponSubmitted('glow10'));
    await run.advance(0);
    expect(run.state().checkout.coupon).toEqual({ code: 'GLOW10', message: 'Coupon Applied: 10% OFF!' });
  });
});

it('closes the checkout when another person’s session starts', async () => {
  const run = await begin();
  await run.open();
  run.dispatch(loginPanelOpened({ mode: 'login' }));
  await run.fake.services.auth.signOut();
  await run.advance(0);
  expect(run.state().checkout.status).toBe('closed');
});

it('closes when the cart has been bought or emptied in another tab, and says so', async () => {
  const run = await begin();
  await run.open();
  run.fake.writeInOtherTab('aditi', { items: [], saved: [] });
  await run.advance(0);
  expect(run.state().checkout.status).toBe('closed');
  expect(run.texts()).toEqual(['Your cart is empty now, so the checkout has closed.']);
});
