import fc from 'fast-check';
import type { Paise } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { newPaymentRecord, type PaymentRecord } from '../record/paymentRecord';
import { decideRefund } from './partRefund';
import { refundable } from './refundable';

const now = new Date('2026-11-26T06:00:00Z');
const total = Math.round(deliveredOrder().amounts.finalTotal * 100);

function paid(creditPaise: number, isOnline: boolean): { order: Order; record: PaymentRecord | null } {
  const online = isOnline && creditPaise < total;
  const order: Order = {
    ...deliveredOrder(),
    history: [{ at: now.toISOString(), from: 'out_for_delivery', to: 'delivered', by: 'courier', note: '' }],
    paymentMethod: isOnline ? 'Pay Online' : 'Cash on Delivery',
    credit: { paise: creditPaise, backPaise: 0, lots: [{ lastDay: null, paise: creditPaise }] },
    payment: {
      status: isOnline ? 'captured' : 'cod',
      razorpayOrderId: online ? 'order_1' : '',
      razorpayPaymentId: online ? 'pay_1' : '',
    },
  };
  const facts = { razorpayOrderId: 'order_1', userId: 'u', orderId: order.orderId, currency: 'INR' };
  const record = newPaymentRecord({ ...facts, amount: total - creditPaise }, now.toISOString(), now);
  return { order, record: online ? { ...record, status: 'captured', razorpayPaymentId: 'pay_1' } : null };
}

test('however often money goes back, each means gives at most what it paid, and no refund is lost', () => {
  const amounts = fc.array(fc.integer({ min: 100, max: total }), { maxLength: 12 });
  // The rest to pay online is zero, or at least ₹1.
  const credit = fc.oneof(fc.integer({ min: 1, max: total - 100 }), fc.constant(total));
  fc.assert(
    fc.property(credit, fc.boolean(), amounts, (creditPaise, isOnline, asked) => {
      let { order, record } = paid(creditPaise, isOnline);
      let given = 0;
      asked.forEach((amount, n) => {
        const before = refundable(order);
        const request = { id: `refund-${n}`, amount: amount as Paise, note: 'x', settles: false, by: 'shop' };
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
        expect(refundable(order)).toBe(order.payment.status === 'refunded' ? 0 : before - amount);
      });
      const parts = order.payment.parts ?? [];
      const sumOf = (isCredit: boolean) =>
        parts
          .filter((part) => Boolean(part.isCredit) === isCredit)
          .reduce((sum, part) => sum + Math.round(part.amount * 100), 0);
      expect(sumOf(true)).toBe(order.credit?.backPaise);
      expect(sumOf(true)).toBeLessThanOrEqual(creditPaise);
      expect(sumOf(false)).toBeLessThanOrEqual(total - creditPaise);
      expect(sumOf(true) + sumOf(false)).toBe(given);
    }),
    { numRuns: 200 },
  );
});
