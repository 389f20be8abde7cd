import { payingShop } from '../testing/shops/payingShop';

const { shop, nextId, begin, order, record, level } = payingShop('RE');
const MINUTE = 60_000;

/** A payment whose news were lost, and which the team refunded whole in Razorpay's dashboard. */
async function refundedBeforeKnown() {
  const id = nextId();
  const razorpayId = await begin(id);
  const { razorpay_payment_id: paymentId } = await shop().razorpay.pay(razorpayId);
  const { id: refundId } = await shop().razorpay.refund(paymentId);
  return { id, razorpayId, paymentId, refundId };
}

describe('a payment that was refunded at Razorpay before the shop knew of it', () => {
  it('is settled with its refund by the reconciler', async () => {
    const { id, razorpayId, paymentId, refundId } = await refundedBeforeKnown();
    shop().advance(3 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ settled: 1, unpaid: 0 });
    expect(await order(id)).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } });
    const books = await record(razorpayId);
    expect(books).toMatchObject({ razorpayPaymentId: paymentId, status: 'refunded' });
    expect(Object.keys(books.byHand ?? {})).toEqual([refundId]);
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
    // Known now, it changes nothing more.
    shop().advance(60 * MINUTE);
    await shop().reconcile();
    expect(await record(razorpayId)).toEqual(books);
  });

  it('does not expire as unpaid once its hold is over', async () => {
    const { id, razorpayId } = await refundedBeforeKnown();
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).status).not.toBe('expired');
    expect((await record(razorpayId)).status).toBe('refunded');
  });

  it('is not refunded again', async () => {
    const { paymentId } = await refundedBeforeKnown();
    for (let run = 0; run < 3; run += 1) {
      shop().advance(10 * MINUTE);
      await shop().reconcile();
    }
    expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(1);
  });
});
