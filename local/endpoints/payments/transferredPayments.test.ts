import type { Mismatch } from '@/domain/admin/mismatch';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import type { GiftCardView } from '@/domain/giftCards/view';
import { STRANGERS } from '../testing/people/strangers';
import { cancellingShop } from '../testing/shops/cancellingShop';

const { shop, record, pay, order } = cancellingShop('TP');
const MINUTE = 60_000;
const PAISE = 50_000;

const transfer = (id: string, amount: number, reference: string, as: string | null = 'ada') =>
  shop().admin(`payments/${id}/transfer`, { amount, reference }, as);
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 200 ? '200' : `${status} ${String(body['code'])}`;
const refusedOf = async (id: string) => {
  const { body } = await shop().call('/api/admin/mismatches', { as: 'ada' });
  return (body['mismatches'] as Mismatch[]).filter(
    (one) => one.kind === 'refund_refused' && one.razorpayOrderId === id,
  );
};
const mailsOf = async (id: string) =>
  (await shop().db.collection('mail').get()).docs
    .filter((doc) => doc.id.startsWith(`transfer-${id}`))
    .map((doc) => doc.data());
const newsOf = async (id: string) =>
  (await shop().db.collection('staffNews').get()).docs.filter((doc) => doc.id.includes(id));

let last = 0;

/** A cancelled gift card of ₹500 whose refund Razorpay answers with `mode`: its id and that of Razorpay's order. */
async function cancelledCard(mode = 'refuse') {
  const id = `transfer-${String((last += 1)).padStart(6, '0')}`;
  const wish = {
    id,
    amount: 500,
    email: 'bob@example.com',
    name: 'Bob',
    from: 'Alice',
    message: '',
    sendOn: '',
  };
  const { body } = await shop().call('/api/payment/gift-cards', { as: 'alice', body: wish });
  const razorpayId = body['id'] as string;
  const paid = await shop().razorpay.pay(razorpayId);
  expect((await shop().verify(paid)).status).toBe(200);
  await shop().razorpay.mode(mode);
  expect((await shop().call(`/api/gift-cards/${id}/cancel`, { as: 'alice', body: {} })).status).toBe(200);
  await shop().reconcile();
  return { id, razorpayId, paymentId: paid.razorpay_payment_id };
}

beforeEach(async () => {
  await shop()
    .db.doc('settings/giftCards')
    .set({ enabled: true, minRupees: 500, maxRupees: 5000, stepRupees: 500 });
});

test('the refused refund of a gift card is a mismatch until its transfer is noted, once', async () => {
  const { id, razorpayId, paymentId } = await cancelledCard();
  await shop().db.doc('customers/alice').set({ email: 'alice@example.com' }, { merge: true });
  expect(await refusedOf(razorpayId)).toEqual([
    {
      kind: 'refund_refused',
      settledBy: 'transfer',
      razorpayOrderId: razorpayId,
      paymentId,
      orderId: '',
      of: 'gift_card',
      amount: 500,
      why: 'The request was refused by the provider',
      customer: 'alice@example.com',
    },
  ]);
  const before = await shop().snapshot();
  for (const [status, as] of STRANGERS) {
    expect((await transfer(razorpayId, 500, 'UTR 1', as)).status).toBe(status);
  }
  expect(outcome(await transfer(razorpayId, 500, ''))).toBe('400 bad_request');
  expect(outcome(await transfer(razorpayId, 499, 'UTR 1'))).toBe('409 sum_changed');
  expect(await shop().snapshot()).toEqual(before);
  const replies = await Promise.all(Array.from({ length: 4 }, () => transfer(razorpayId, 500, 'UTR 1')));
  expect(replies.map(outcome)).toEqual(Array(4).fill('200'));
  expect(outcome(await transfer(razorpayId, 500, 'UTR 2'))).toBe('409 none_refused');
  expect(await record(razorpayId)).toMatchObject({
    status: 'refunded',
    dueAt: null,
    refunds: { [paymentId]: { status: 'done', amount: PAISE, reference: 'UTR 1' } },
  });
  expect(await refusedOf(razorpayId)).toEqual([]);
  const entries = (await shop().auditOf('payment.refund_transferred')).filter(
    ({ target }) => target === `payments/${razorpayId}`,
  );
  expect(entries).toMatchObject([
    {
      changes: [
        { field: 'refund', before: { amount: 500, status: 'due' }, after: { amount: 500, status: 'done' } },
        { field: 'reference', before: null, after: 'UTR 1' },
      ],
    },
  ]);
  const card = (await shop().db.doc(`giftCards/${id}`).get()).data() as GiftCard;
  expect(card).toMatchObject({ status: 'cancelled', transferred: { reference: 'UTR 1' } });
  const { body } = await shop().call('/api/gift-cards', { as: 'alice' });
  expect((body['cards'] as GiftCardView[]).find((one) => one.id === id)).toMatchObject({
    transferReference: 'UTR 1',
  });
  expect(await mailsOf(razorpayId)).toMatchObject([
    { to: ['alice@example.com'], userId: 'alice', message: { subject: 'We have transferred ₹500 to you' } },
  ]);
  await shop().razorpay.mode('ok');
  shop().advance(61 * MINUTE);
  await shop().reconcile();
  expect(await shop().razorpay.refundsOf(paymentId)).toEqual([]);
});

test('the team is told once while the refusal stays the same', async () => {
  const { razorpayId, paymentId } = await cancelledCard();
  const [first] = await newsOf(razorpayId);
  expect(first?.data()).toMatchObject({ kind: 'mismatch', path: '/admin/mismatches' });
  shop().advance(61 * MINUTE);
  await shop().reconcile();
  expect((await record(razorpayId)).refunds).toMatchObject({ [paymentId]: { attempts: 2, isRefused: true } });
  expect((await newsOf(razorpayId)).map((doc) => doc.data())).toEqual([first?.data()]);
});

test('a refund that merely waits is no mismatch, and cannot be noted as transferred', async () => {
  const { razorpayId } = await cancelledCard('down');
  expect(await refusedOf(razorpayId)).toEqual([]);
  expect(outcome(await transfer(razorpayId, 500, 'UTR 1'))).toBe('409 none_refused');
});

test('so is the refused refund of a payment that led to no order', async () => {
  const { body } = await shop().pay({ amount: 285 }, 'alice');
  const razorpayId = body['id'] as string;
  const paid = await shop().razorpay.pay(razorpayId);
  expect((await shop().verify(paid)).status).toBe(200);
  await shop().razorpay.mode('refuse');
  shop().advance(61 * MINUTE);
  await shop().reconcile();
  expect(await refusedOf(razorpayId)).toMatchObject([{ of: 'payment', amount: 285 }]);
  expect(outcome(await transfer(razorpayId, 285, 'UTR 1'))).toBe('200');
  expect(await refusedOf(razorpayId)).toEqual([]);
});

test('the payment of an order is noted on the order, and an unknown one nowhere', async () => {
  const id = await pay();
  await shop().razorpay.mode('refuse');
  expect((await shop().cancel(id)).status).toBe(200);
  await shop().reconcile();
  const { razorpayOrderId } = (await order(id)).payment;
  expect(await refusedOf(razorpayOrderId)).toEqual([]);
  expect(await transfer(razorpayOrderId, 285, 'UTR 1')).toMatchObject({
    status: 409,
    body: { code: 'of_order', orderId: id },
  });
  expect(outcome(await transfer('order_unknown', 285, 'UTR 1'))).toBe('404 unknown_payment');
  expect(outcome(await transfer('pay_x', 285, 'UTR 1'))).toBe('404 unknown_payment');
});

test.each(['ok', 'refuse'])(
  'beside the retry, while Razorpay answers %s, the money goes one way',
  async (mode) => {
    const { razorpayId, paymentId } = await cancelledCard();
    await shop().razorpay.mode(mode);
    shop().advance(61 * MINUTE);
    const [reply] = await Promise.all([
      transfer(razorpayId, 500, 'UTR 1'),
      shop().reconcile(),
      shop().reconcile(),
    ]);
    expect(['200', '409 none_refused']).toContain(outcome(reply));
    const isTransferred = reply.status === 200;
    const refund = (await record(razorpayId)).refunds[paymentId];
    expect(refund?.reference).toBe(isTransferred ? 'UTR 1' : undefined);
    expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(mode === 'ok' && !isTransferred ? 1 : 0);
  },
);
