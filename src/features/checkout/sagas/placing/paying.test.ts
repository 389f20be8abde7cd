import { quantityChanged } from '@/features/cart';
import { fail, ok, type CallFailure } from '@/services';
import { checkoutActions } from '../../checkoutSlice';
import { beginPaying, PAID } from '../../testing/beginPaying';

const refused = (status: number, code: string, message: string, orderId?: string): CallFailure => ({
  kind: 'refused',
  status,
  code,
  message,
  ...(orderId ? { orderId } : {}),
});

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('pays, verifies, ships, thanks, empties the cart and opens the orders', async () => {
  const run = await beginPaying();
  await run.pay();
  expect(run.calls.payments).toMatchObject([
    {
      amount: 285,
      paymentMethod: 'Pay Online',
      cartItems: [{ id: 'serum' }],
      address: { pincode: '560034' },
    },
  ]);
  expect(run.calls.shipments).toMatchObject([
    {
      order_id: run.ids()[0],
      payment_method: 'prepaid',
      collectable_amount: 0,
      delivery_fee: 0,
      invoice_details: [{ hsn_code: '4901' }],
    },
  ]);
  expect(run.texts()).toEqual(['✅ Payment Successful!']);
  expect(run.state().cart.items).toEqual([]);
  expect(run.state().checkout.status).toBe('closed');
  expect(run.fake.places).toEqual([{ path: '/profile', state: { activeTab: 'orders' } }]);
  expect(run.purchases()).toMatchObject([{ orderId: run.ids()[0], amounts: { finalTotal: 285 } }]);
});

it('opens Razorpay for the server’s payment with the shopper’s details', async () => {
  const run = await beginPaying();
  let opened: unknown;
  run.fake.services.payment.pay = async (request) => {
    opened = request;
    return { kind: 'dismissed' };
  };
  await run.pay();
  expect(opened).toMatchObject({
    keyId: 'key',
    razorpayOrderId: 'order_1',
    amount: 28_500,
    currency: 'INR',
    description: `Order ${run.ids()[0]}`,
    prefill: { name: 'Aditi Rao', email: 'aditi@glumist.example', contact: '+919845012345' },
  });
});

it.each(['dismissed', 'failed'] as const)(
  'keeps everything when the payment is %s, says what to do, and retries the same order',
  async (kind) => {
    const run = await beginPaying();
    run.answers.outcome = { kind };
    await run.pay();
    expect(run.state().checkout).toMatchObject({
      status: 'open',
      notice: expect.stringMatching(/pay again, or choose Cash on Delivery/),
    });
    expect(run.state().cart.items).toHaveLength(1);
    await run.advance(60_000);
    run.answers.outcome = PAID;
    await run.pay();
    expect(run.ids()[1]).toBe(run.ids()[0]);
    expect(run.texts()).toContain('✅ Payment Successful!');
  },
);

it('pays once, however often the button is pressed', async () => {
  const run = await beginPaying();
  run.dispatch(checkoutActions.orderSubmitted());
  run.dispatch(checkoutActions.orderSubmitted());
  await run.pay();
  expect(run.calls.payments).toHaveLength(1);
});

it.each<[string, (run: Awaited<ReturnType<typeof beginPaying>>) => void]>([
  ['script', (run) => (run.fake.services.payment.prepare = async () => false)],
  ['answer to create-order', (run) => (run.answers.payment = fail({ kind: 'network' }))],
])('reports a failure without the %s and loses nothing', async (_name, breaks) => {
  const run = await beginPaying();
  breaks(run);
  await run.pay();
  expect(run.texts()).toEqual(['❌ Something went wrong. Please try again.']);
  expect(run.state().cart.items).toHaveLength(1);
  expect(run.state().checkout.status).toBe('open');
});

it('shows the server’s message when it creates no payment', async () => {
  const run = await beginPaying();
  run.answers.payment = fail(refused(502, 'payment_unavailable', 'Choose Cash on Delivery, or try later.'));
  await run.pay();
  expect(run.texts()).toEqual(['❌ Something went wrong. Please try again.']);
  expect(run.state().checkout.notice).toBe('Choose Cash on Delivery, or try later.');
});

it('says that the chosen address has changed elsewhere', async () => {
  const run = await beginPaying();
  run.answers.payment = fail(refused(404, 'unknown_address', 'That address is not one of your saved.'));
  await run.pay();
  expect(run.texts()).toEqual(['Your addresses have changed. Please check where we deliver to.']);
  expect(run.state().checkout).toMatchObject({ status: 'open', notice: null });
});

it('shows changes before any money moves', async () => {
  const run = await beginPaying();
  const change = { kind: 'price', id: 'serum', sku: 'SER-30', name: 'Serum', was: 300, now: 320 } as const;
  run.answers.payment = fail({ kind: 'changed', changes: [change], message: 'Serum is now ₹320, not ₹300.' });
  await run.pay();
  expect(run.texts()).toEqual(['Serum is now ₹320, not ₹300.']);
  expect(run.state().cart.items).toMatchObject([{ price: 320 }]);
});

it('offers cash on delivery where online payment is not configured', async () => {
  const run = await beginPaying();
  run.answers.payment = fail(refused(503, 'not_offered', 'Not offered.'));
  await run.pay();
  expect(run.state().checkout.notice).toMatch(/^Paying online is not possible right now/);
});

describe('the order id', () => {
  const declined = async () => {
    const run = await beginPaying();
    run.answers.outcome = { kind: 'dismissed' };
    await run.pay();
    return run;
  };

  it('differs for cash on delivery and for another cart', async () => {
    const run = await declined();
    run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
    await run.advance(1);
    await run.pay();
    expect(run.calls.shipments[0]?.order_id).not.toBe(run.ids()[0]);
    run.dispatch(checkoutActions.methodChosen('Pay Online'));
    run.dispatch(quantityChanged({ key: 'serum|SER-30', delta: 1 }));
    await run.advance(1);
    await run.pay();
    expect(new Set(run.ids()).size).toBe(2);
    run.dispatch(quantityChanged({ key: 'serum|SER-30', delta: -1 }));
    await run.advance(1);
    await run.pay();
    expect(run.ids()[2]).toBe(run.ids()[0]);
  });

  it.each([
    ['has another order under it', 'order_exists'],
    ['has a cancelled order under it', 'order_cancelled'],
    ['has a refunded order under it', 'refunded'],
  ])('is replaced silently when the server %s', async (_, code) => {
    const run = await beginPaying();
    const { createPaymentOrder } = run.fake.services.shop;
    run.fake.services.shop.createPaymentOrder = async (request) => {
      const answer = await createPaymentOrder(request);
      return run.calls.payments.length === 1 ? fail(refused(409, code, 'That order is over.')) : answer;
    };
    run.fake.services.clock.now = () => new Date(Date.now() + run.calls.payments.length);
    await run.pay();
    expect(new Set(run.ids()).size).toBe(2);
    expect(run.texts()).toEqual(['✅ Payment Successful!']);
  });

  it('is not sent again by the next press where its successor is refused, too', async () => {
    const run = await beginPaying();
    run.answers.payment = fail(refused(409, 'order_exists', 'That order is over.'));
    run.fake.services.clock.now = () => new Date(Date.now() + run.calls.payments.length);
    await run.pay();
    await run.pay();
    expect([run.ids().length, new Set(run.ids()).size]).toEqual([4, 4]);
  });

  it('becomes that of the open payment for the same cart on the server', async () => {
    const run = await beginPaying();
    run.answers.payment = ok({
      id: 'order_1',
      amount: 28_500,
      currency: 'INR',
      orderId: 'GLM7',
      keyId: 'key',
    });
    run.answers.outcome = { kind: 'dismissed' };
    await run.pay();
    expect(run.fake.services.storage.attempts.list('aditi').map(({ orderId }) => orderId)).toEqual(['GLM7']);
  });
});

describe('an earlier payment', () => {
  it('is found on a retry, so that nothing is paid twice', async () => {
    const run = await beginPaying();
    run.answers.outcome = { kind: 'dismissed' };
    await run.pay();
    run.answers.payment = fail(refused(409, 'already_paid', 'Paid.', run.ids()[0]));
    await run.pay();
    expect(run.texts()).toEqual(['✅ Payment Successful!']);
    expect(run.state().cart.items).toEqual([]);
    expect(run.purchases()).toMatchObject([{ orderId: run.ids()[0] }]);
  });

  it('of another cart keeps this one, and says that nothing new was ordered', async () => {
    const run = await beginPaying();
    run.answers.payment = fail(refused(409, 'already_paid', 'Paid.', 'GLM-OTHER'));
    await run.pay();
    expect(run.texts()).toEqual([expect.stringMatching(/Nothing new was ordered/)]);
    expect(run.state().cart.items).toHaveLength(1);
    expect(run.purchases()).toEqual([]);
    expect(run.state().checkout.status).toBe('closed');
  });

  it('of a smaller cart in this browser takes its own units only', async () => {
    const run = await beginPaying();
    run.answers.outcome = { kind: 'dismissed' };
    await run.pay();
    const [orderId] = run.ids();
    run.dispatch(quantityChanged({ key: 'serum|SER-30', delta: 1 }));
    await run.advance(1);
    run.answers.payment = fail(refused(409, 'already_paid', 'Paid.', orderId));
    await run.pay();
    expect(run.texts()).toEqual([expect.stringMatching(/Nothing new was ordered/)]);
    expect(run.state().cart.items).toMatchObject([{ quantity: 1 }]);
    expect(run.purchases()).toMatchObject([{ orderId, amounts: { finalTotal: 285 } }]);
  });

  it('is found when switching to cash on delivery, so that nothing is ordered twice', async () => {
    const run = await beginPaying();
    run.answers.outcome = { kind: 'dismissed' };
    await run.pay();
    const [orderId] = run.ids();
    run.fake.services.shop.createShipment = async () => fail(refused(409, 'already_paid', 'Paid.', orderId));
    run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
    await run.pay();
    expect(run.texts()[0]).toMatch(/Nothing new was ordered/);
    expect(run.state().cart.items).toEqual([]);
    expect(run.purchases()).toMatchObject([{ orderId, amounts: { finalTotal: 285 } }]);
  });
});

describe('verifying a payment', () => {
  it('reports a failure, keeps the cart and says what to do', async () => {
    const run = await beginPaying();
    run.answers.verify = fail(refused(400, 'bad_signature', 'No.'));
    await run.pay();
    expect(run.texts()).toEqual(['❌ Payment Verification Failed.']);
    expect(run.state().checkout.notice).toMatch(/appears under Orders/);
    expect(run.state().cart.items).toHaveLength(1);
    expect(run.calls.shipments).toEqual([]);
    expect(run.purchases()).toEqual([]);
  });

  it.each<[string, CallFailure]>([
    ['network', { kind: 'network' }],
    ['server that works', refused(503, '', '')],
  ])('is tried three times without a %s, and never invites to pay again', async (_, failure) => {
    const run = await beginPaying();
    run.answers.verify = fail(failure);
    await run.pay();
    expect(run.state().checkout.status).toBe('confirming');
    await run.advance(5500);
    expect(run.calls.verified).toBe(3);
    expect(run.state().checkout.notice).toMatch(/Please do not pay again/);
  });

  it.each([
    ['cannot tell yet', refused(502, 'payment_pending', 'Not yet.')],
    ['is out of order', refused(500, 'internal', 'Something went wrong.')],
    ['takes no more calls for a moment', refused(429, '', '')],
  ])('continues when a late answer arrives, after the server %s', async (_, failure) => {
    const run = await beginPaying();
    run.answers.verify = fail(failure);
    await run.pay();
    run.answers.verify = null;
    await run.advance(1500);
    expect(run.texts()).toEqual(['✅ Payment Successful!']);
  });

  it.each([
    ['Its coupon has been used up. ₹285 goes back.', /^Its coupon has been used up\. ₹285 goes back\.$/],
    ['', /^Your payment did not lead to an order\. We are refunding the full amount/],
  ])('reports a refund with the reason of the shop: %j', async (message, notice) => {
    const run = await beginPaying();
    run.answers.verify = fail(refused(409, 'refund_due', message, 'GLM1'));
    await run.pay();
    expect(run.state().checkout.notice).toMatch(notice);
    expect(run.fake.services.storage.attempts.list('aditi')).toEqual([]);
  });
});
