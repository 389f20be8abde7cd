import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anAnswer } from '@/testing/builders';
import { checkoutActions } from '../../checkoutSlice';
import { beginPaying } from '../../testing/beginPaying';

type Answer = Result<ValidateOfferResponse, CallFailure>;

const applied = ok(
  anAnswer({ message: 'Coupon Applied: 10% OFF!', couponCode: 'GLOW10', subTotal: 300, finalTotal: 256.5 }),
);

/** A shopper who presses Place order while the server checks the code that they typed. */
async function pressDuringCheck() {
  const run = await beginPaying();
  const { shop } = run.fake.services;
  const { validateOffer } = shop;
  let answerCheck: (answer: Answer) => void = () => undefined;
  shop.validateOffer = (request) =>
    request.couponCode ? new Promise((resolve) => (answerCheck = resolve)) : validateOffer(request);
  run.dispatch(checkoutActions.couponSubmitted('glow10'));
  await run.pay();
  const answer = async (first: Answer, later: Answer = first) => {
    shop.validateOffer = async () => later;
    answerCheck(first);
    await run.advance(0);
  };
  return { ...run, answer };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('waits for the code that is being checked, and orders with it', async () => {
  const run = await pressDuringCheck();
  expect(run.calls.payments).toEqual([]);
  expect(run.state().checkout.status).toBe('placing');
  await run.answer(applied);
  expect(run.calls.payments).toMatchObject([{ couponCode: 'GLOW10', amount: 256.5 }]);
});

it('orders nothing when the code is refused', async () => {
  const run = await pressDuringCheck();
  await run.answer(ok(anAnswer({ success: false, message: 'You have already used this offer.' })));
  expect(run.calls.payments).toEqual([]);
  expect(run.state().checkout).toMatchObject({
    status: 'open',
    couponError: 'You have already used this offer.',
  });
});

it('orders nothing when the code cannot be checked', async () => {
  const run = await pressDuringCheck();
  await run.answer(fail({ kind: 'network' }));
  expect(run.calls.payments).toEqual([]);
  expect(run.state().checkout).toMatchObject({ status: 'open', couponError: 'Coupon validation failed' });
});

it('orders nothing in cash when the code leaves nothing to pay online', async () => {
  const run = await pressDuringCheck();
  await run.answer(ok(anAnswer({ success: false, code: 'not_payable_online', finalTotal: 0 })), applied);
  expect([run.calls.payments, run.calls.shipments]).toEqual([[], []]);
  expect(run.state().checkout).toMatchObject({ status: 'open', method: 'Cash on Delivery' });
  await run.pay();
  expect(run.calls.shipments).toMatchObject([{ payment_method: 'cod', coupon_code: 'GLOW10' }]);
});

it('orders nothing when the check changes the cart', async () => {
  const run = await pressDuringCheck();
  const change = { kind: 'price', id: 'serum', sku: 'SER-30', name: 'Serum', was: 300, now: 250 } as const;
  await run.answer(fail({ kind: 'changed', changes: [change], message: 'Serum is now ₹250.' }), applied);
  expect(run.calls.payments).toEqual([]);
  expect(run.texts()).toEqual(['Serum is now ₹250.']);
  expect(run.state().checkout).toMatchObject({ status: 'open', coupon: { code: 'GLOW10' } });
});

it('orders nothing when another tab empties the cart meanwhile', async () => {
  const run = await pressDuringCheck();
  run.fake.writeInOtherTab('aditi', { items: [], saved: [] });
  await run.answer(applied);
  expect(run.calls.payments).toEqual([]);
  expect(run.state().checkout.status).toBe('closed');
});
