import type { GiftCardView } from '@/domain/giftCards/view';
import { signedOut } from '@/features/auth';
import { failed, idle } from '@/lib/remote';
import { sending } from '@/lib/sending';
import { EMPTY_GIFT, fail, ok, type CallFailure, type PaymentOutcome, type Services } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { giftCardsSaga } from '.';
import { giftCardActions, selectGiftCards } from './giftCardsSlice';
import { messages } from './messages';

const texts = messages.buy;
const result = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 's' };
const refused = (status: number, code: string): CallFailure => ({
  kind: 'refused',
  status,
  code,
  message: code,
});
const wish = { id: 'card-0001', amount: 1000, email: 'meera@example.com', name: '', from: '', message: '' };

/** A buyer who pays; a test can replace the answers, and `cards` is the server's list. */
async function begin(outcome: Services['payment']['pay'], verified?: CallFailure) {
  const fake = fakeServices();
  const shop = { cards: [] as Partial<GiftCardView>[], exists: false, reads: 0 };
  const { services } = fake;
  services.http = async ({ method }) => {
    if (method === 'GET') shop.reads += 1;
    if (method === 'GET')
      return { kind: 'answered', status: 200, body: { amounts: [1000], cards: shop.cards } };
    const made = { id: 'order_1', orderId: wish.id, amount: 100_000, currency: 'INR', keyId: 'key' };
    return shop.exists
      ? { kind: 'answered', status: 409, body: { success: false, code: 'gift_exists', message: 'Reload.' } }
      : { kind: 'answered', status: 200, body: made };
  };
  services.payment.pay = outcome;
  services.shop.verifyPayment = async () =>
    verified ? fail(verified) : ok({ success: true, orderId: '', message: '' });
  const run = runSaga([giftCardsSaga], services);
  const press = async () => {
    run.dispatch(giftCardActions.buyRequested({ ...wish, sendOn: '' }));
    await run.advance(6000);
  };
  const at = () => selectGiftCards(run.state());
  const toasts = () => run.actions.filter(({ type }) => type === 'notifications/toastShown');
  await press();
  return { ...run, fake, shop, press, at, toasts };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T06:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('thanks only for a payment that the server has verified', async () => {
  const run = await begin(async () => ({ kind: 'paid', result }));
  expect(run.at()).toMatchObject({ bought: wish.id, sending: { buy: idle } });
  expect(run.toasts()).toHaveLength(1);
});

it('names the gift card in the provider’s window, without the recipient', async () => {
  let opened: unknown;
  await begin(async (request) => {
    opened = request;
    return { kind: 'dismissed' };
  });
  expect(opened).toMatchObject({ orderId: wish.id, description: 'Gift card for ₹1,000' });
});

it.each<[string, CallFailure, string]>([
  ['a refused signature', refused(400, 'bad_signature'), texts.refused],
  ['money that goes back', refused(409, 'refund_due'), texts.refundDue],
  ['no answer', { kind: 'network' }, texts.pending],
  ['a payment that is confirmed later', refused(502, 'payment_pending'), texts.pending],
  ['a server that is out of order', refused(503, ''), texts.pending],
])('%s is no success, and the form stays', async (_, failure, text) => {
  const run = await begin(async () => ({ kind: 'paid', result }), failure);
  expect(run.at()).toMatchObject({ bought: '', sending: { buy: failed(text) } });
  expect(run.toasts()).toEqual([]);
});

it.each<[string, () => Promise<PaymentOutcome>, string]>([
  ['closed', async () => ({ kind: 'dismissed' }), texts.notPaid],
  ['declined', async () => ({ kind: 'failed' }), texts.declined],
  ['broken', () => Promise.reject(new Error('No chunk')), texts.notPaid],
])('a window that was %s is looked after, and a late payment is found', async (_, outcome, text) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = await begin(outcome);
  log.mockRestore();
  expect(run.at()).toMatchObject({ sending: { buy: failed(text) } });
  run.shop.cards = [{ id: wish.id, status: 'paid' }];
  await run.advance(10_000);
  expect(run.at()).toMatchObject({ bought: wish.id, unsure: '', sending: { buy: idle } });
  expect(run.at().page).toMatchObject({ value: { cards: run.shop.cards } });
  expect(run.toasts()).toHaveLength(1);
  const { reads } = run.shop;
  await run.advance(600_000);
  expect(run.shop.reads).toBe(reads);
});

it('closes the window on Back, and only the window', async () => {
  let signal: AbortSignal | undefined;
  const run = await begin((_, leaving) => ((signal = leaving), new Promise<PaymentOutcome>(() => undefined)));
  expect(run.at()).toMatchObject({ isPaying: true, sending: { buy: sending } });
  run.dispatch(giftCardActions.paymentLeft());
  await run.advance(0);
  expect(signal?.aborted).toBe(true);
  expect(run.at()).toMatchObject({ isPaying: false, sending: { buy: failed(texts.notPaid) } });
});

it('closes the window when the session ends, and says nothing to the next person', async () => {
  let signal: AbortSignal | undefined;
  const run = await begin((_, leaving) => ((signal = leaving), new Promise<PaymentOutcome>(() => undefined)));
  run.dispatch(signedOut());
  await run.advance(600_000);
  expect(signal?.aborted).toBe(true);
  expect(run.at()).toMatchObject({ isPaying: false, sending: { buy: idle }, unsure: '' });
});

it('looks again when the page wakes, because phones do not focus it after the payment app', async () => {
  const run = await begin(async () => ({ kind: 'dismissed' }));
  await run.advance(600_000);
  run.shop.cards = [{ id: wish.id, status: 'sent' }];
  run.fake.wakePage();
  await run.advance(0);
  expect(run.at()).toMatchObject({ bought: wish.id, sending: { buy: idle } });
});

it('looks again when the shopper returns, and takes a second press for the same card', async () => {
  const run = await begin(async () => ({ kind: 'dismissed' }));
  await run.advance(600_000);
  run.shop.exists = true;
  await run.press();
  expect(run.at()).toMatchObject({ bought: '', sending: { buy: failed('Reload.') } });
  run.shop.cards = [{ id: wish.id, status: 'sent' }];
  run.fake.returnToPage();
  await run.advance(0);
  expect(run.at()).toMatchObject({ bought: wish.id, sending: { buy: idle } });
  await run.press();
  expect(run.at()).toMatchObject({ bought: wish.id, sending: { buy: idle } });
});

it('goes on with the payment that an earlier page of this tab has begun', async () => {
  const fake = fakeServices();
  let status = 'pending';
  fake.services.http = async () => {
    const cards = [{ id: wish.id, status }];
    return { kind: 'answered', status: 200, body: { amounts: [1000], cards } };
  };
  const clear = jest.fn();
  const read = () => ({ ...EMPTY_GIFT, id: wish.id });
  fake.services.storage.giftCardDraft = { read, write: () => undefined, clear };
  const run = runSaga([giftCardsSaga], fake.services);
  run.dispatch(giftCardActions.pageRequested());
  await run.advance(0);
  expect(selectGiftCards(run.state())).toMatchObject({ unsure: wish.id, bought: '' });
  status = 'paid';
  await run.advance(10_000);
  expect(selectGiftCards(run.state())).toMatchObject({ unsure: '', bought: wish.id });
  expect(clear).toHaveBeenCalledTimes(1);
});
