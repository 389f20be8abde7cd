import type { CartPayment, CreateOrderResponse, VerifyPaymentResponse } from '@/domain/contracts/payment';
import type { CreateShipmentRequest } from '@/domain/contracts/shipment';
import { quantityChanged } from '@/features/cart';
import { creditLoaded, creditRequested, creditUseChosen } from '@/features/credit';
import { fail, ok, type CallFailure, type PaymentOutcome, type Result } from '@/services';
import { anAnswer, anItem } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested, orderPlaced } from '.';
import { checkoutActions } from './checkoutSlice';

const PAID: PaymentOutcome = {
  kind: 'paid',
  result: { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 's' },
};
const refused = (status: number, code: string, message: string, orderId?: string): CallFailure => ({
  kind: 'refused',
  status,
  code,
  message,
  ...(orderId ? { orderId } : {}),
});

/** A shopper with a serum of ₹300 in the checkout; every answer can be replaced. */
async function begin(fake = signedInShopper({ cart: [anItem({ price: 300 })] })) {
  const calls = { payments: [] as CartPayment[], shipments: [] as CreateShipmentRequest[], verified: 0 };
  const answers = {
    payment: null as Result<CreateOrderResponse, CallFailure> | null,
    outcome: PAID,
    verify: null as Result<VerifyPaymentResponse, CallFailure> | null,
  };
  const { shop, payment } = fake.services;
  shop.validateOffer = async () =>
    ok(anAnswer({ subTotal: 300, prepaidDiscount: 15, deliveryFee: 0, finalTotal: 285 }));
  shop.createPaymentOrder = async (request) => {
    calls.payments.push(request);
    const { orderId } = request;
    return answers.payment ?? ok({ id: 'order_1', amount: 28_500, currency: 'INR', orderId, keyId: 'key' });
  };
  shop.verifyPayment = async () => {
    calls.verified += 1;
    return (
      answers.verify ?? ok({ success: true, orderId: calls.payments.at(-1)?.orderId ?? '', message: '' })
    );
  };
  shop.createShipment = async (request) => {
    calls.shipments.push(request);
    return fail({ kind: 'network' });
  };
  payment.pay = async () => answers.outcome;
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  run.dispatch(checkoutRequested());
  await run.advance(0);
  const pay = async () => {
    run.dispatch(checkoutActions.orderSubmitted());
    await run.advance(0);
  };
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const purchases = () => run.actions.filter(orderPlaced.match).map(({ payload }) => payload);
  const ids = () => calls.payments.map(({ orderId }) => orderId);
  return { ...run, fake, calls, answers, pay, texts, purchases, ids };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('pays, verifies, ships, thanks, empties the cart and opens the orders', async () => {
  const run = await begin();
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
  const run = await begin();
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
    prefill: { name: 'Aditi Rao', email: 'aditi@glumist.example', contact: '+919845012345' },
  });
});

it.each(['dismissed', 'failed'] as const)(
  'keeps everything when the payment is %s, says what to do, and retries the same order',
  async (kind) => {
    const run = await begin();
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
  const run = await begin();
  run.dispatch(checkoutActions.orderSubmitted());
  run.dispatch(checkoutActions.orderSubmitted());
  await run.pay();
  expect(run.calls.payments).toHaveLength(1);
});

it.each<[string, (run: Awaited<ReturnType<typeof begin>>) => void]>([
  ['script', (run) => (run.fake.services.payment.prepare = async () => false)],
  ['answer to create-order', (run) => (run.answers.payment = fail({ kind: 'network' }))],
])('reports a failure without the %s and loses nothing', async (_name, breaks) => {
  const run = await begin();
  breaks(run);
  await run.pay();
  expect(run.texts()).toEqual(['❌ Something went wrong. Please try again.']);
  expect(run.state().cart.items).toHaveLength(1);
  expect(run.state().checkout.status).toBe('open');
});

it('shows the server’s message when it creates no payment', async () => {
  const run = await begin();
  run.answers.payment = fail(refused(502, 'payment_unavailable', 'Choose Cash on Delivery, or try later.'));
  await run.pay();
  expect(run.texts()).toEqual(['❌ Something went wrong. Please try again.']);
  expect(run.state().checkout.notice).toBe('Choose Cash on Delivery, or try later.');
});

it('shows changes before any money moves', async () => {
  const run = await begin();
  const change = { kind: 'price', id: 'serum', sku: 'SER-30', name: 'Serum', was: 300, now: 320 } as const;
  run.answers.payment = fail({ kind: 'changed', changes: [change], message: 'Serum is now ₹320, not ₹300.' });
  await run.pay();
  expect(run.texts()).toEqual(['Serum is now ₹320, not ₹300.']);
  expect(run.state().cart.items).toMatchObject([{ price: 320 }]);
});

it('offers cash on delivery where online payment is not configured', async () => {
  const run = await begin();
  run.answers.payment = fail(refused(503, 'not_offered', 'Not offered.'));
  await run.pay();
  expect(run.state().checkout.notice).toMatch(/^Paying online is not possible right now/);
});

describe('the order id', () => {
  const declined = async () => {
    const run = await begin();
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

  it('is replaced silently when the server has another order under it', async () => {
    const run = await begin();
    const { createPaymentOrder } = run.fake.services.shop;
    run.fake.services.shop.createPaymentOrder = async (request) => {
      const answer = await createPaymentOrder(request);
      return run.calls.payments.length === 1 ? fail(refused(409, 'order_exists', 'Another.')) : answer;
    };
    run.fake.services.clock.now = () => new Date(Date.now() + run.calls.payments.length);
    await run.pay();
    expect(new Set(run.ids()).size).toBe(2);
    expect(run.texts()).toEqual(['✅ Payment Successful!']);
  });

  it('becomes that of the open payment for the same cart on the server', async () => {
    const run = await begin();
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
    const run = await begin();
    run.answers.outcome = { kind: 'dismissed' };
    await run.pay();
    run.answers.payment = fail(refused(409, 'already_paid', 'Paid.', run.ids()[0]));
    await run.pay();
    expect(run.texts()).toEqual(['✅ Payment Successful!']);
    expect(run.state().cart.items).toEqual([]);
    expect(run.purchases()).toMatchObject([{ orderId: run.ids()[0] }]);
  });

  it('is found when switching to cash on delivery, so that nothing is ordered twice', async () => {
    const run = await begin();
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
    const run = await begin();
    run.answers.verify = fail(refused(400, 'bad_signature', 'No.'));
    await run.pay();
    expect(run.texts()).toEqual(['❌ Payment Verification Failed.']);
    expect(run.state().checkout.notice).toMatch(/appears under Orders/);
    expect(run.state().cart.items).toHaveLength(1);
    expect(run.calls.shipments).toEqual([]);
    expect(run.purchases()).toEqual([]);
  });

  it('is tried three times without an answer', async () => {
    const run = await begin();
    run.answers.verify = fail({ kind: 'network' });
    await run.pay();
    expect(run.state().checkout.status).toBe('confirming');
    await run.advance(5500);
    expect(run.calls.verified).toBe(3);
    expect(run.state().checkout.notice).toMatch(/Please do not pay again/);
  });

  it('continues when a late answer arrives', async () => {
    const run = await begin();
    run.answers.verify = fail(refused(502, 'payment_pending', 'Not yet.'));
    await run.pay();
    run.answers.verify = null;
    await run.advance(1500);
    expect(run.texts()).toEqual(['✅ Payment Successful!']);
  });

  it('reports the refund when the paid products are sold out', async () => {
    const run = await begin();
    run.answers.verify = fail(refused(409, 'refund_due', 'Sold out.', 'GLM1'));
    await run.pay();
    expect(run.state().checkout.notice).toMatch(/refunding the full amount/);
    expect(run.fake.services.storage.attempts.list('aditi')).toEqual([]);
  });
});

describe('store credit', () => {
  it('stays chosen after the payment window was closed, and is taken by the next try of the same order', async () => {
    const run = await begin();
    const credit = { balance: 200, spendable: 200, held: 0, isFrozen: false, lots: [], entries: [] };
    run.dispatch(creditLoaded(credit));
    run.dispatch(creditUseChosen(true));
    run.answers.outcome = { kind: 'dismissed' };
    await run.pay();
    expect(run.actions.filter(creditRequested.match)).toEqual([]);
    run.answers.outcome = PAID;
    await run.pay();
    expect(run.calls.payments.map(({ storeCredit }) => storeCredit)).toEqual([200, 200]);
    expect(new Set(run.ids()).size).toBe(1);
    expect(run.actions.filter(creditRequested.match)).toHaveLength(1);
  });

  it('that an unpaid order holds is offered to the next one', async () => {
    const run = await begin();
    const credit = { balance: 0, spendable: 0, held: 200, isFrozen: false, lots: [], entries: [] };
    run.dispatch(creditLoaded(credit));
    run.dispatch(creditUseChosen(true));
    await run.pay();
    expect(run.calls.payments).toMatchObject([{ storeCredit: 200 }]);
  });
});
