import { type Mismatch } from '@/domain/admin/mismatch';
import { type Refund } from '../../razorpay/types';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { send, sendTracking, webhook } from '../testing/sandboxes/webhooks';

const { shop, order, record, pay, book, refundsOf } = cancellingShop('TR');
const MINUTE = 60_000;

const transfer = (id: string, amount: number, reference: string, as = 'ada') =>
  shop().admin(`orders/${id}/transfer`, { amount, reference }, as);
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 200 ? '200' : `${status} ${String(body['code'])}`;
const mailsOf = async (id: string) =>
  (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map(
    (doc) => (doc.get('message') as { text: string }).text,
  );
const newsOf = async (id: string) =>
  (await shop().db.collection('staffNews').get()).docs.map((doc) => doc.id).filter((one) => one.includes(id));

/** Of all that was paid, as Razorpay reports it. */
const REFUND: Refund = {
  id: 'rfnd_late',
  entity: 'refund',
  amount: 28_500,
  currency: 'INR',
  payment_id: '',
  notes: {},
  receipt: null,
  acquirer_data: { arn: null },
  created_at: 1_700_000_000,
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: 'normal',
};

/** A delivered order of ₹285 of which ₹100 are owed and refused by Razorpay. */
async function refusedPart(mode = 'refuse'): Promise<string> {
  const id = await pay();
  await sendTracking(shop(), await book(id), 'delivered');
  await shop().razorpay.mode(mode);
  const body = { refundId: 'part-0001', amount: 100, note: 'The pump was broken' };
  expect((await shop().admin(`orders/${id}/refund`, body)).status).toBe(200);
  return id;
}

test('a refund that Razorpay refuses is noted as transferred once, and is never asked for again', async () => {
  const id = await refusedPart();
  const { razorpayOrderId } = (await order(id)).payment;
  expect(await order(id)).toMatchObject({
    payment: {
      refused: 100,
      refusedWhy: 'The request was refused by the provider',
      parts: [{ status: 'due' }],
    },
  });
  expect(await newsOf(razorpayOrderId)).toEqual([`refund-refused-${razorpayOrderId}-100`]);
  expect(outcome(await transfer(id, 100, ''))).toBe('400 bad_request');
  expect(outcome(await transfer(id, 99, 'UTR 1'))).toBe('409 sum_changed');
  expect((await transfer(id, 100, 'UTR 1', 'alice')).status).toBe(403);
  const replies = await Promise.all(Array.from({ length: 4 }, () => transfer(id, 100, 'UTR 1')));
  expect(replies.map(outcome)).toEqual(Array(4).fill('200'));
  expect((await order(id)).payment).not.toHaveProperty('refused');
  expect(await order(id)).toMatchObject({
    status: 'delivered',
    payment: { status: 'captured', parts: [{ status: 'done', amount: 100, reference: 'UTR 1' }] },
  });
  expect((await mailsOf(id)).filter((text) => text.includes('We have transferred ₹100'))).toHaveLength(1);
  expect(await shop().auditOf('order.refund_transferred')).toHaveLength(1);
  await shop().razorpay.mode('ok');
  shop().advance(61 * MINUTE);
  await shop().reconcile();
  expect(await refundsOf(id)).toEqual([]);
});

test('a refund that merely waits cannot be noted as transferred', async () => {
  const id = await refusedPart('down');
  expect((await order(id)).payment).not.toHaveProperty('refused');
  const before = await shop().snapshot();
  expect(outcome(await transfer(id, 100, 'UTR 1'))).toBe('409 none_refused');
  expect(await shop().snapshot()).toEqual(before);
});

test('of two colleagues at once, the second hears that it was written down', async () => {
  const id = await refusedPart();
  const replies = await Promise.all([transfer(id, 100, 'UTR 1'), transfer(id, 100, 'UTR 2')]);
  expect(replies.map(outcome).sort()).toEqual(['200', '409 none_refused']);
});

test.each(['ok', 'refuse'])(
  'beside the retry, while Razorpay answers %s, the money goes one way',
  async (mode) => {
    const id = await refusedPart();
    await shop().razorpay.mode(mode);
    shop().advance(61 * MINUTE);
    const [reply] = await Promise.all([transfer(id, 100, 'UTR 1'), shop().reconcile(), shop().reconcile()]);
    expect(['200', '409 none_refused']).toContain(outcome(reply));
    const [part] = (await order(id)).payment.parts ?? [];
    const isTransferred = reply.status === 200;
    expect(part?.reference).toBe(isTransferred ? 'UTR 1' : undefined);
    expect(await refundsOf(id)).toHaveLength(mode === 'ok' && !isTransferred ? 1 : 0);
  },
);

test('a cancelled order ends by it, and a refund that Razorpay makes after all is a mismatch', async () => {
  const id = await pay();
  await shop().razorpay.mode('refuse');
  expect((await shop().cancel(id)).status).toBe(200);
  await shop().reconcile();
  const { razorpayOrderId, razorpayPaymentId: paymentId } = (await order(id)).payment;
  expect(await order(id)).toMatchObject({ status: 'cancelled', payment: { refused: 285 } });
  expect(outcome(await transfer(id, 285, 'UTR 1'))).toBe('200');
  expect(await order(id)).toMatchObject({
    status: 'refunded',
    payment: { status: 'refunded', refund: { status: 'done', reference: 'UTR 1' } },
  });
  expect(await record(razorpayOrderId)).toMatchObject({ status: 'refunded', dueAt: null });
  const [payment] = (await shop().razorpay.payments()).filter((one) => one.id === paymentId);
  const refund = { ...REFUND, payment_id: paymentId };
  await send(shop(), webhook('refund.processed', { payment: payment!, refund }));
  await send(shop(), webhook('refund.created', { payment: payment!, refund }));
  expect(await newsOf('rfnd_late')).toEqual(['refund-twice-rfnd_late']);
  const { body } = await shop().call('/api/admin/mismatches', { as: 'ada' });
  const twice = (body['mismatches'] as Mismatch[]).filter(
    (one) => one.kind === 'amounts_differ' && one.what === 'twice',
  );
  expect(twice).toMatchObject([{ orderId: id, ours: 285, theirs: 285, settledBy: 'by_hand' }]);
});
