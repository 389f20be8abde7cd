import type { Firestore } from 'firebase-admin/firestore';
import { heldAgain, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { writeBuyers } from '../limits/buyers';
import { queueKeys } from '../orders/placeOrder';
import { openPaymentOf, readFacts } from '../orders/readOrderFacts';
import { writeHoldings } from '../orders/reservations';
import { decidePayment, type PaymentDecision, type PaymentRequest } from './decidePayment';
import { inTransaction, orderRef, recordRef } from './records';

/**
 * Reads, decides and writes in one transaction: the order and its stock are kept before Razorpay hears of it, so that a
 * browser closed after paying loses nothing.
 */
export function beginPayment(
  db: Firestore,
  queue: KeyedQueue,
  request: PaymentRequest,
  offerId: string | null,
): Promise<PaymentDecision> {
  const { who, now, heldUntil } = request;
  return queue.run(queueKeys(request, offerId), () =>
    inTransaction(db, async (transaction) => {
      const facts = await readFacts(db, transaction, request, offerId);
      const decision = decidePayment(request, facts);
      if (decision.kind !== 'begin') return decision;
      const { order, holdings } = decision;
      const { razorpayOrderId } = order.payment;
      const record = razorpayOrderId ? (await transaction.get(recordRef(db, razorpayOrderId))).data() : null;

      transaction.set(orderRef(db, order.orderId), order);
      transaction.set(openPaymentOf(db, who.uid), { orderId: order.orderId, updatedAt: now.toISOString() });
      writeHoldings(db, transaction, order, holdings);
      writeBuyers(db, transaction, facts.buyer, request);
      if (record) {
        transaction.set(recordRef(db, razorpayOrderId), heldAgain(record as PaymentRecord, heldUntil, now));
      }
      return decision;
    }),
  );
}
