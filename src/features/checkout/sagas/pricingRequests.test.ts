import type { ValidateOfferRequest, ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { quantityChanged } from '@/features/cart';
import { offersRequested } from '@/features/offers';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anAnswer, anItem, anOffer } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested } from '..';
import { selectAmounts } from '../checkoutSelectors';
import { checkoutActions, checkoutClosed } from '../checkoutSlice';

const { couponSubmitted, couponRemoved, methodChosen, orderSubmitted } = checkoutActions;

type Answer = Result<ValidateOfferResponse, CallFailure>;

const OFFERS = [anOffer(), anOffer({ id: 'welcome', code: 'WELCOME50', type: 'fixed', discount: 50 })];

/** The shop knows GLOW10 and WELCOME50, and takes ₹10 off for either. */
function answerOf({ couponCode }: ValidateOfferRequest): Answer {
  const code = couponCode ?? '';
  if (code === '') return ok(anAnswer());
  const known = OFFERS.some((offer) => offer.code === code);
  if (!known) return ok(anAnswer({ success: false, message: 'Invalid Coupon Code', couponCode: code }));
  const sums = { discountAmount: 10, finalTotal: 639 };
  return ok(anAnswer({ ...sums, message: 'Coupon Applied: ₹10 OFF!', couponCode: code }));
}

/** A checkout, open and priced, in which every request to validate-offer is recorded. */
async function openCheckout({ offersRead = false } = {}) {
  const fake = signedInShopper({ cart: [anItem()], offers: OFFERS });
  const requests: ValidateOfferRequest[] = [];
  let respond = async (request: ValidateOfferRequest): Promise<Answer> => answerOf(request);
  fake.services.shop.validateOffer = (request) => {
    requests.push(request);
    return respond(request);
  };
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  run.dispatch(checkoutRequested());
  await run.advance(0);
  if (offersRead) run.dispatch(offersRequested());
  await run.advance(0);
  /** The requests sent since the checkout opened, or since the last call. */
  const sent = () => requests.splice(0).map(({ couponCode }) => couponCode);
  const onOpening = sent();
  const press = async (...actions: Parameters<typeof run.dispatch>[0][]) => {
    for (const action of actions) run.dispatch(action);
    await run.advance(0);
    return sent();
  };
  const respondWith = (next: typeof respond) => {
    respond = next;
  };
  /** Holds every answer back until the returned function is called. */
  const hold = () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    respondWith(async (request) => {
      await released;
      return answerOf(request);
    });
    return async () => {
      release();
      await run.advance(0);
    };
  };
  const checkout = () => run.state().checkout;
  const total = () => selectAmounts(run.state()).finalTotal;
  const texts = () => run.state().notifications.toasts.map(({ text }) => text);
  return { ...run, texts, fake, requests, onOpening, press, sent, hold, respondWith, checkout, total };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('sends one request when the checkout opens and one per payment method', async () => {
  const { onOpening, press, requests } = await openCheckout();
  expect(onOpening).toEqual(['']);
  expect(await press(methodChosen('Cash on Delivery'))).toEqual(['']);
  expect(await press(methodChosen('Pay Online'))).toEqual(['']);
  expect(requests).toEqual([]);
});

it.each([
  ['the cart follows', 'SER-30'],
  ['the cart cannot follow', 'OTHER'],
])('sends one more request when the order request reports changes and %s', async (_name, sku) => {
  const { press, fake } = await openCheckout();
  const change = { kind: 'price', id: 'serum', sku, name: 'Amla C Glow Serum', was: 649, now: 699 } as const;
  fake.services.shop.createPaymentOrder = async () =>
    fail({ kind: 'changed', changes: [change], message: '' });
  expect(await press(orderSubmitted())).toEqual(['', '']);
});

describe.each([
  ['before the offers are read', false],
  ['with the offers read', true],
])('a coupon %s', (_when, offersRead) => {
  it('costs one request, whose sums are shown', async () => {
    const { press, checkout, total } = await openCheckout({ offersRead });
    expect(await press(couponSubmitted(' glow10 '))).toEqual(['GLOW10']);
    expect(checkout()).toMatchObject({ coupon: { code: 'GLOW10' }, couponError: null });
    expect(checkout().sums.kind).toBe('priced');
    expect(total()).toBe(639);
  });

  it('costs one request when Apply is pressed twice', async () => {
    const { press, checkout, total } = await openCheckout({ offersRead });
    expect(await press(couponSubmitted('glow10'), couponSubmitted('GLOW10'))).toEqual(['GLOW10']);
    expect(await press(couponSubmitted('glow10'))).toEqual([]);
    expect(checkout().coupon?.code).toBe('GLOW10');
    expect(total()).toBe(639);
  });

  it('costs one request when it is removed', async () => {
    const { press, checkout, total } = await openCheckout({ offersRead });
    await press(couponSubmitted('glow10'));
    expect(await press(couponRemoved())).toEqual(['']);
    expect(checkout().coupon).toBeNull();
    expect(total()).toBe(649);
  });

  it('that makes an online payment impossible stays, and cash on delivery is selected', async () => {
    const { press, respondWith, checkout, total, texts } = await openCheckout({ offersRead });
    respondWith(async (request) =>
      request.paymentMethod === 'Pay Online'
        ? ok(anAnswer({ success: false, code: 'not_payable_online', message: 'Nothing.', finalTotal: 0 }))
        : ok(anAnswer({ message: 'Coupon Applied: ₹700 OFF!', finalTotal: 70 })),
    );
    expect(await press(couponSubmitted('welcome50'))).toEqual(['WELCOME50', 'WELCOME50']);
    expect(checkout()).toMatchObject({
      method: 'Cash on Delivery',
      coupon: { code: 'WELCOME50' },
      couponError: null,
    });
    expect(total()).toBe(70);
    expect(texts()).toEqual(['This total is too small to pay online, so we have chosen Cash on Delivery.']);
  });

  it('is replaced by another with one request', async () => {
    const { press, checkout } = await openCheckout({ offersRead });
    await press(couponSubmitted('glow10'));
    expect(await press(couponSubmitted('welcome50'))).toEqual(['WELCOME50']);
    expect(checkout().coupon?.code).toBe('WELCOME50');
  });

  it('is priced again once for each change of method or cart', async () => {
    const { press } = await openCheckout({ offersRead });
    await press(couponSubmitted('glow10'));
    expect(await press(methodChosen('Cash on Delivery'))).toEqual(['GLOW10']);
    expect(await press(quantityChanged({ key: 'serum|SER-30', delta: 1 }))).toEqual(['GLOW10']);
  });

  it('that another method refuses comes back with its method', async () => {
    const { press, respondWith, checkout } = await openCheckout({ offersRead: true });
    respondWith(async (request) =>
      request.couponCode === 'GLOW10' && request.paymentMethod === 'Pay Online'
        ? ok(anAnswer({ success: false, message: 'Delivery is free already.', couponCode: 'GLOW10' }))
        : answerOf(request),
    );
    await press(methodChosen('Cash on Delivery'));
    await press(couponSubmitted('GLOW10'));
    expect(await press(methodChosen('Pay Online'))).toEqual(['GLOW10']);
    expect(checkout()).toMatchObject({ coupon: null, couponError: 'Delivery is free already.' });
    expect(await press(methodChosen('Cash on Delivery'))).toEqual(['GLOW10']);
    expect(checkout()).toMatchObject({ coupon: { code: 'GLOW10' }, couponError: null });
    // A code that was never applied is not retried, but its error disappears.
    await press(methodChosen('Pay Online'));
    await press(couponSubmitted('NOPE'));
    expect(await press(methodChosen('Cash on Delivery'))).toEqual(['']);
    expect(checkout()).toMatchObject({ coupon: null, couponError: null });
  });

  it('is priced again by another click after a failed request', async () => {
    const { press, respondWith, checkout } = await openCheckout({ offersRead });
    await press(couponSubmitted('glow10'));
    respondWith(async () => fail({ kind: 'network' }));
    await press(methodChosen('Cash on Delivery'));
    expect(checkout().sums.kind).toBe('failed');
    respondWith(async (request) => answerOf(request));
    expect(await press(couponSubmitted('glow10'))).toEqual(['GLOW10']);
    expect(checkout().sums.kind).toBe('priced');
  });
});

describe('a code that only the server can evaluate', () => {
  it('keeps the applied coupon and its sums when it is refused', async () => {
    const { press, checkout, total } = await openCheckout();
    await press(couponSubmitted('glow10'));
    expect(await press(couponSubmitted('nope'))).toEqual(['NOPE']);
    expect(checkout()).toMatchObject({
      coupon: { code: 'GLOW10' },
      couponError: 'Invalid Coupon Code',
      couponToCheck: null,
    });
    expect(total()).toBe(639);
  });

  it('is refused without a second request while the first price is pending', async () => {
    const run = await openCheckout();
    const release = run.hold();
    run.dispatch(methodChosen('Cash on Delivery'));
    expect(await run.press(couponSubmitted('nope'))).toEqual(['', 'NOPE']);
    await release();
    expect(run.sent()).toEqual([]);
    expect(run.checkout()).toMatchObject({ couponError: 'Invalid Coupon Code', sums: { kind: 'priced' } });
  });

  it('causes a new price for the applied coupon when the cart changed before the refusal', async () => {
    const run = await openCheckout();
    await run.press(couponSubmitted('glow10'));
    const release = run.hold();
    await run.press(couponSubmitted('nope'));
    expect(await run.press(quantityChanged({ key: 'serum|SER-30', delta: 1 }))).toEqual(['NOPE']);
    await release();
    expect(run.sent()).toEqual(['GLOW10']);
    expect(run.checkout()).toMatchObject({ coupon: { code: 'GLOW10' }, sums: { kind: 'priced' } });
  });

  it('is evaluated for the cart and method at the time of the answer', async () => {
    const run = await openCheckout();
    const release = run.hold();
    await run.press(couponSubmitted('glow10'));
    expect(await run.press(methodChosen('Cash on Delivery'))).toEqual(['GLOW10']);
    await release();
    expect(run.sent()).toEqual([]);
    expect(run.checkout()).toMatchObject({ coupon: { code: 'GLOW10' }, method: 'Cash on Delivery' });
  });

  it('is evaluated again for the cart that the server corrected', async () => {
    const { press, respondWith, checkout, state } = await openCheckout();
    const change = { id: 'serum', sku: 'SER-30', name: 'Amla C Glow Serum', was: 649, now: 699 };
    respondWith(async (request) =>
      request.cartItems[0]?.price === 699
        ? answerOf(request)
        : fail({ kind: 'changed', changes: [{ kind: 'price', ...change }], message: 'Now ₹699.' }),
    );
    expect(await press(couponSubmitted('glow10'))).toEqual(['GLOW10', 'GLOW10']);
    expect(state().cart.items[0]?.price).toBe(699);
    expect(checkout().coupon?.code).toBe('GLOW10');
  });

  it.each<[string, Answer]>([
    ['the network fails', fail({ kind: 'network' })],
    ['the answer has no message', ok(anAnswer({ message: '' }))],
    ['the cart cannot follow the changes', fail({ kind: 'changed', changes: [], message: '' })],
  ])('is refused with one request when %s', async (_when, answer) => {
    const { press, respondWith, checkout, total } = await openCheckout();
    respondWith(async () => answer);
    expect(await press(couponSubmitted('glow10'))).toEqual(['GLOW10']);
    expect(checkout()).toMatchObject({ coupon: null, couponError: 'Coupon validation failed' });
    expect(total()).toBe(649);
  });

  it('marks the fee as unknown when the failure had no price', async () => {
    const run = await openCheckout();
    run.respondWith(async () => fail({ kind: 'network' }));
    run.dispatch(methodChosen('Cash on Delivery'));
    await run.press(couponSubmitted('glow10'));
    expect(run.checkout().sums.kind).toBe('failed');
    expect(run.state().notifications.toasts.map(({ text }) => text)).toEqual([
      'Network error while fetching delivery fee',
    ]);
  });

  it('is forgotten when the checkout closes', async () => {
    const run = await openCheckout();
    const release = run.hold();
    await run.press(couponSubmitted('glow10'), checkoutClosed());
    await release();
    expect(run.checkout()).toMatchObject({ status: 'closed', coupon: null, couponToCheck: null });
  });

  it('is replaced by the next code, even when the offers arrive in between', async () => {
    const run = await openCheckout();
    const release = run.hold();
    await run.press(couponSubmitted('glow10'), offersRequested());
    expect(await run.press(couponSubmitted('nope'))).toEqual(['NOPE']);
    await release();
    expect(run.checkout()).toMatchObject({ coupon: null, couponError: 'Invalid Coupon Code' });
  });
});
