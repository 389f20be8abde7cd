import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import type { CreateShipmentResponse } from '@/domain/contracts/orders/shipment';
import { extrasChanged } from '@/features/extras';
import { fail, ok, type CallFailure, type PaymentOutcome, type Result } from '@/services';
import { anAnswer, anItem } from '@/testing/builders';
import { beginPaying, PAID } from '../../testing/beginPaying';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A shopper in Razorpay's checkout; the returned function ends it. */
async function payingNow() {
  const run = await beginPaying();
  let end: (outcome: PaymentOutcome) => void = () => undefined;
  run.fake.services.payment.pay = () => new Promise((resolve) => (end = resolve));
  await run.pay();
  const endWith = async (outcome: PaymentOutcome) => {
    end(outcome);
    await run.advance(0);
  };
  return { ...run, endWith };
}

const EMPTIED = 'Your cart is empty now, so the checkout has closed.';

describe('a cart that another tab buys or empties', () => {
  it('closes the checkout when the payment was not completed', async () => {
    const run = await payingNow();
    run.fake.writeInOtherTab('aditi', { items: [], saved: [] });
    await run.advance(0);
    expect(run.state().checkout.status).toBe('paying');
    await run.endWith({ kind: 'dismissed' });
    expect(run.state().checkout).toMatchObject({ status: 'closed', notice: null });
    expect(run.texts()).toEqual([EMPTIED]);
  });

  it('says what becomes of money that was paid, as the checkout closes', async () => {
    const run = await payingNow();
    run.fake.writeInOtherTab('aditi', { items: [], saved: [] });
    run.answers.verify = fail({
      kind: 'refused',
      status: 409,
      code: 'refund_due',
      message: '₹285 goes back.',
    });
    await run.endWith(PAID);
    expect(run.state().checkout.status).toBe('closed');
    expect(run.texts()).toEqual(['₹285 goes back.', EMPTIED]);
  });

  it('keeps the payment that is made', async () => {
    const run = await payingNow();
    run.fake.writeInOtherTab('aditi', { items: [], saved: [] });
    await run.endWith(PAID);
    expect(run.purchases()).toMatchObject([{ orderId: run.ids()[0] }]);
  });

  it('is not ordered when its price is confirmed after that', async () => {
    const run = await beginPaying();
    let answer: (priced: Result<ValidateOfferResponse, CallFailure>) => void = () => undefined;
    run.fake.services.shop.validateOffer = () => new Promise((resolve) => (answer = resolve));
    await run.pay();
    run.fake.writeInOtherTab('aditi', { items: [], saved: [] });
    answer(ok(anAnswer({ subTotal: 300, finalTotal: 285 })));
    await run.advance(0);
    expect(run.calls.payments).toEqual([]);
    expect(run.state().checkout.status).toBe('closed');
    expect(run.texts()).toEqual([EMPTIED]);
  });
});

describe('an order that another tab finds placed first', () => {
  it('takes its units out of the cart once', async () => {
    const run = await beginPaying();
    const { attempts } = run.fake.services.storage;
    let booked: (answer: Result<CreateShipmentResponse, CallFailure>) => void = () => undefined;
    run.fake.services.shop.createShipment = () => new Promise((resolve) => (booked = resolve));
    await run.pay();
    await attempts.take(run.ids()[0] ?? '');
    run.fake.writeInOtherTab('aditi', { items: [anItem({ price: 300, quantity: 2 })], saved: [] });
    run.dispatch(extrasChanged({ isGift: true, note: 'For Amma' }));
    booked(fail({ kind: 'network' }));
    await run.advance(0);
    expect(run.state().cart.items).toMatchObject([{ quantity: 2 }]);
    expect(run.state().extras.mine).toMatchObject({ isGift: true, note: 'For Amma' });
    expect(run.purchases()).toEqual([]);
    expect(run.texts()).toEqual(['✅ Payment Successful!']);
    expect(run.state()).toMatchObject({ checkout: { status: 'closed' }, cart: { drawerOpen: false } });
    expect(run.fake.places).toEqual([{ path: '/profile', state: { activeTab: 'orders' } }]);
  });
});
