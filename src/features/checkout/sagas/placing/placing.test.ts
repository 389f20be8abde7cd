import type { CreateShipmentRequest, CreateShipmentResponse } from '@/domain/contracts/orders/shipment';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anAddress, anAnswer, anItem } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { addressEditStarted, addressFormOpened, addressSubmitted } from '@/features/addresses';
import { checkoutRequested, orderPlaced } from '../..';
import { selectAmounts } from '../../checkoutSelectors';
import { checkoutActions } from '../../checkoutSlice';

const placed = (orderId: string): CreateShipmentResponse => ({
  success: true,
  message: 'COD Order Placed Successfully!',
  orderId,
  status: 'placed',
  amounts: { subTotal: 300, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 70, finalTotal: 370 },
  shipment: { status: 'booked', awb: 'NP1', courier: 'Delhivery', trackingUrl: '' },
});

async function begin() {
  const fake = signedInShopper({ cart: [anItem({ price: 300 })] });
  const requests: CreateShipmentRequest[] = [];
  let answer: Result<CreateShipmentResponse, CallFailure> | null = null;
  fake.services.shop.validateOffer = async () =>
    ok(anAnswer({ subTotal: 300, deliveryFee: 70, finalTotal: 370 }));
  fake.services.shop.createShipment = async (request) => {
    requests.push(request);
    return answer ?? ok(placed(request.order_id));
  };
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  run.dispatch(checkoutRequested());
  run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
  await run.advance(0);
  const place = async () => {
    run.dispatch(checkoutActions.orderSubmitted());
    await run.advance(0);
  };
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const answerWith = (next: typeof answer) => {
    answer = next;
  };
  return { ...run, fake, requests, place, texts, answerWith };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('an address form that is open', () => {
  const { isDefault: _isDefault, createdAt: _createdAt, ...form } = anAddress({ name: 'Farhan Ali' });

  it.each([addressFormOpened(), addressEditStarted(anAddress())])(
    'is saved or closed first, %j',
    async (open) => {
      const run = await begin();
      run.dispatch(open);
      await run.place();
      expect(run.requests).toEqual([]);
      expect(run.texts()).toEqual(['Please save the address in the form first, or press Cancel.']);
      expect(run.state()).toMatchObject({ checkout: { status: 'open' }, addresses: { missed: 1 } });
      run.dispatch(addressSubmitted(form));
      await run.advance(0);
      await run.place();
      expect(run.requests).toMatchObject([{ consignee_name: 'Farhan Ali' }]);
    },
  );

  it('is waited for while it is being saved', async () => {
    const run = await begin();
    run.fake.services.users.changeAddresses = () => new Promise(() => undefined);
    run.dispatch(addressFormOpened());
    run.dispatch(addressSubmitted(form));
    await run.place();
    expect(run.requests).toEqual([]);
    expect(run.texts()).toEqual(['We are still saving your address. Please try again in a moment.']);
  });
});

it('reads the addresses again when the chosen one has changed elsewhere', async () => {
  const run = await begin();
  const { users, services } = run.fake;
  users.set('aditi', { addresses: [anAddress({ phone: '9000000001' })] });
  run.answerWith(fail(refused(404, 'unknown_address', 'That address is not one of your saved addresses.')));
  await run.place();
  expect(run.texts()).toEqual(['Your addresses have changed. Please check where we deliver to.']);
  expect(run.state()).toMatchObject({ checkout: { status: 'open' }, addresses: { missed: 1 } });
  run.answerWith(null);
  await run.place();
  expect(run.requests).toMatchObject([
    { consignee_phone: anAddress().phone },
    { consignee_phone: '9000000001' },
  ]);
  expect(services.storage.attempts.list('aditi')).toEqual([]);
});

it('shows a reached limit with the price and sends no order that would be refused', async () => {
  const run = await begin();
  const limit = 'We can sell 10 of Amla C Glow Serum per person in a day.';
  const shownLimit = () => run.state().checkout.limit;
  expect(shownLimit()).toBeNull();
  run.fake.services.shop.validateOffer = async () => ok(anAnswer({ finalTotal: 370, limit }));
  run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
  await run.advance(0);
  expect([shownLimit(), run.state().checkout.sums.kind]).toEqual([limit, 'priced']);
  expect(run.texts()).toEqual([]);
  await run.place();
  expect([run.requests, run.texts(), shownLimit()]).toEqual([[], [], limit]);
  run.fake.services.shop.validateOffer = async () => ok(anAnswer({ finalTotal: 370 }));
  run.dispatch(checkoutActions.repricingRequested());
  await run.advance(0);
  expect(shownLimit()).toBeNull();
});

it('places the order, thanks, empties the cart and opens the orders', async () => {
  const run = await begin();
  await run.place();
  expect(run.requests).toHaveLength(1);
  expect(run.requests[0]).toMatchObject({
    payment_method: 'cod',
    collectable_amount: 370,
    delivery_fee: 70,
    final_total: 370,
    consignee_pincode: '560034',
    products: [{ id: 'serum', quantity: 1, invoiceValue: 300 }],
  });
  expect(run.texts()).toEqual(['✅ COD Order Placed Successfully!']);
  expect(run.state().cart).toMatchObject({ items: [], drawerOpen: false });
  expect(run.state().checkout.status).toBe('closed');
  expect(run.fake.places).toEqual([{ path: '/profile', state: { activeTab: 'orders' } }]);
  expect(run.actions.filter(orderPlaced.match)[0]?.payload).toMatchObject({
    orderId: run.requests[0]?.order_id,
    items: [{ id: 'serum', quantity: 1 }],
    couponCode: '',
    amounts: { deliveryFee: 70, finalTotal: 370 },
  });
});

it('places one order, however often the button is pressed', async () => {
  const run = await begin();
  run.dispatch(checkoutActions.orderSubmitted());
  run.dispatch(checkoutActions.orderSubmitted());
  await run.place();
  expect(run.requests).toHaveLength(1);
});

it('keeps the order id for a retry and takes a new one for the next order', async () => {
  const run = await begin();
  run.answerWith(fail({ kind: 'network' }));
  await run.place();
  expect(run.texts()).toEqual(['❌ Something went wrong. Please try again.']);
  expect(run.state().cart.items).toHaveLength(1);
  expect(run.state().checkout.status).toBe('open');
  await run.advance(60_000);
  run.answerWith(null);
  await run.place();
  expect(run.requests[1]?.order_id).toBe(run.requests[0]?.order_id);
  expect(run.texts()).toEqual(['✅ COD Order Placed Successfully!']);
  expect(run.fake.services.storage.attempts.list('aditi')).toEqual([]);
});

it('places no order when the offer is refused', async () => {
  const run = await begin();
  run.fake.services.shop.validateOffer = async () => ok(anAnswer({ success: false, message: '' }));
  await run.place();
  expect(run.requests).toEqual([]);
  expect(run.texts()).toContain('Coupon validation failed');
  expect(run.state().checkout.status).toBe('open');
});

it('places no order when the server cannot be reached', async () => {
  const run = await begin();
  run.fake.services.shop.validateOffer = async () => fail({ kind: 'network' });
  await run.place();
  expect(run.requests).toEqual([]);
  expect(run.texts()).toEqual(['Coupon validation failed']);
});

it('shows changes, updates the cart and asks for confirmation', async () => {
  const run = await begin();
  const change = { kind: 'price', id: 'serum', sku: 'SER-30', name: 'Serum', was: 300, now: 320 } as const;
  run.answerWith(fail({ kind: 'changed', changes: [change], message: 'Serum is now ₹320, not ₹300.' }));
  await run.place();
  expect(run.state().cart.items).toMatchObject([{ price: 320 }]);
  expect(run.texts()).toEqual(['Serum is now ₹320, not ₹300.']);
  expect(run.state().checkout.status).toBe('open');
});

it.each<[string, CallFailure, string]>([
  ['the server’s words', refused(503, 'busy', 'Many people are ordering.'), 'Many people are ordering.'],
  [
    'its own message where the server has none',
    refused(500, '', ''),
    '❌ Something went wrong. Please try again.',
  ],
  ['a lost session', refused(401, 'unauthenticated', 'No token'), 'Please log in again to place this order.'],
])('shows the message: %s', async (_name, failure, text) => {
  const run = await begin();
  run.answerWith(fail(failure));
  await run.place();
  expect(run.texts()).toEqual([text]);
  expect(run.state().cart.items).toHaveLength(1);
});

describe('a total above the shown one', () => {
  const total = (run: Awaited<ReturnType<typeof begin>>) => selectAmounts(run.state()).finalTotal;

  it('is shown first, and ordered with the next press', async () => {
    const run = await begin();
    const { validateOffer } = run.fake.services.shop;
    run.fake.services.shop.validateOffer = async () => fail({ kind: 'network' });
    run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
    await run.advance(0);
    expect(total(run)).toBe(300);
    run.fake.services.shop.validateOffer = validateOffer;
    await run.place();
    expect(run.requests).toEqual([]);
    expect(run.texts()).toContain('The total is ₹370 now, not ₹300. Please check it and press again.');
    expect([total(run), run.state().checkout.status]).toEqual([370, 'open']);
    await run.place();
    expect(run.requests).toMatchObject([{ final_total: 370 }]);
  });

  it('because its coupon takes less off, shows what it takes off now', async () => {
    const run = await begin();
    const { shop } = run.fake.services;
    const glow = { message: 'Coupon Applied: 20% OFF!', couponCode: 'GLOW', finalTotal: 310 };
    shop.validateOffer = async () => ok(anAnswer(glow));
    run.dispatch(checkoutActions.couponSubmitted('GLOW'));
    await run.advance(0);
    const less = { message: 'Coupon Applied: 10% OFF!', couponCode: 'GLOW', finalTotal: 340 };
    shop.validateOffer = async () => ok(anAnswer(less));
    await run.place();
    expect([run.requests, total(run)]).toEqual([[], 340]);
    expect(run.state().checkout.coupon).toEqual({ code: 'GLOW', message: 'Coupon Applied: 10% OFF!' });
    await run.place();
    expect(run.requests).toMatchObject([{ final_total: 340, coupon_code: 'GLOW' }]);
  });

  it('is not a lower one, which is ordered at once', async () => {
    const run = await begin();
    run.fake.services.shop.validateOffer = async () => ok(anAnswer({ finalTotal: 350 }));
    await run.place();
    expect(run.requests).toMatchObject([{ final_total: 350 }]);
  });
});

it('takes a new order id after a conflict with another order', async () => {
  const run = await begin();
  run.answerWith(fail(refused(409, 'order_exists', 'There is already another order.')));
  await run.place();
  expect(run.texts()[0]).toMatch(/check your orders/);
  await run.advance(1);
  run.answerWith(null);
  await run.place();
  expect(run.requests[1]?.order_id).not.toBe(run.requests[0]?.order_id);
});

it('takes a new order id after the order was cancelled, and says so', async () => {
  const run = await begin();
  run.answerWith(fail(refused(409, 'order_cancelled', 'This order was cancelled.')));
  await run.place();
  expect(run.texts()[0]).toBe('This order was cancelled.');
  expect(run.state().cart.items).toHaveLength(1);
  await run.advance(1);
  run.answerWith(null);
  await run.place();
  expect(run.requests[1]?.order_id).not.toBe(run.requests[0]?.order_id);
});

function refused(status: number, code: string, message: string): CallFailure {
  return { kind: 'refused', status, code, message };
}
