import fc from 'fast-check';
import { paise, ZERO } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { newPaymentRecord, type PaymentRecord } from '../record/paymentRecord';
import { decideRefund } from './partRefund';
import { creditShare, MIN_REFUND, refundable, sourceLeft } from './refundable';

const now = new Date('2026-11-26T06:00:00Z');
const total = Math.round(deliveredOrder().amounts.finalTotal * 100);

function paid(creditPaise: number, isOnline: boolean): { order: Order; record: PaymentRecord | null } {
  const online = isOnline && creditPaise < total;
  const order: Order = {
    ...deliveredOrder(),
    history: [{ at: now.toISOString(), from: 'out_for_delivery', to: 'delivered', by: 'courier', note: '' }],
    paymentMethod: isOnline ? 'Pay Online' : 'Cash on Delivery',
    credit: {
      paise: paise(creditPaise),
      backPaise: ZERO,
      lots: [{ lastDay: null, paise: paise(creditPaise) }],
    },
    payment: {
      status: isOnline ? 'captured' : 'cod',
      razorpayOrderId: online ? 'order_1' : '',
      razorpayPaymentId: online ? 'pay_1' : '',
    },
  };
  const facts = { razorpayOrderId: 'order_1', userId: 'u', orderId: order.orderId, currency: 'INR' };
  const record = newPaymentRecord({ ...facts, amount: paise(total - creditPaise) }, now.toISOString(), now);
  return { order, record: online ? { ...record, status: 'captured', razorpayPaymentId: 'pay_1' } : null };
}

const sumOf = ({ payment: { parts = [] } }: Order, isCredit: boolean) =>
  parts
    .filter((part) => Boolean(part.isCredit) === isCredit)
    .reduce((sum, part) => sum + Math.round(part.amount * 100), 0);

test.each<[string, number, number, number]>([
  ['nothing', 10_000, 20_000, 0],
  ['what keeps ₹1 at Razorpay', 1, 51_200, 1],
  ['all that there is, where less than ₹1 stays in all', 1, 51_250, 1],
  ['what Razorpay had not', 10_000, 45_000, 3_700],
  ['all of a refund that Razorpay could not send', total - 150, 120, 120],
])('of a refund, store credit gives %s', (_, creditPaise, amount, share) => {
  const { order } = paid(creditPaise, true);
  expect(creditShare(order, paise(amount))).toBe(share);
});

test('the store credit of an erased account gives no share that Razorpay could send', () => {
  const { order } = paid(1, true);
  expect(creditShare({ ...order, erasedAt: now.toISOString() }, paise(51_200))).toBe(0);
});

test('however often money goes back, each means gives at most what it paid, and no refund is lost', () => {
  const amounts = fc.array(fc.integer({ min: 100, max: total }), { maxLength: 12 });
  // The rest to pay online is zero, or at least ₹1.
  const credit = fc.oneof(fc.integer({ min: 1, max: total - 100 }), fc.constant(total));
  fc.assert(
    fc.property(credit, fc.boolean(), amounts, (creditPaise, isOnline, asked) => {
      let { order, record } = paid(creditPaise, isOnline);
      let given = 0;
      asked.forEach((amount, n) => {
        const [before, source] = [refundable(order), sourceLeft(order)];
        const sentBefore = sumOf(order, false);
        const request = { id: `refund-${n}`, amount: paise(amount), note: 'x', settles: false, by: 'shop' };
        const decide = (reference: string) => decideRefund(order, record, { ...request, reference }, now);
        const first = decide('');
        const decision = first.kind === 'no_reference' ? decide('UTR 1') : first;
        if (decision.kind !== 'refunded') {
          expect(amount > before || before === 0).toBe(true);
          return;
        }
        given += amount;
        order = decision.order;
        record = decision.record ?? record;
        const sent = sumOf(order, false) - sentBefore;
        const rest = source - sent;
        // Razorpay sends less than ₹1 neither now nor later.
        const lost = record && rest < MIN_REFUND ? rest : 0;
        if (record && sent > 0) expect(sent).toBeGreaterThanOrEqual(MIN_REFUND);
        expect(refundable(order)).toBe(before - amount - lost);
        // Such a rest is left only where no later request could ask for it, or Razorpay has less than two minimums.
        if (lost > 0) expect(before - amount < MIN_REFUND || source < 2 * MIN_REFUND).toBe(true);
      });
      expect(sumOf(order, true)).toBe(order.credit?.backPaise);
      expect(sumOf(order, true)).toBeLessThanOrEqual(creditPaise);
      expect(sumOf(order, false)).toBeLessThanOrEqual(total - creditPaise);
      expect(sumOf(order, true) + sumOf(order, false)).toBe(given);
    }),
    { numRuns: 200, examples: [[1, true, [51_200]]] },
  );
});
