import type { Firestore } from 'firebase-admin/firestore';
import { restartHold, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { writeBuyers } from '../limits/buyers';
import { writeCredit } from '../credit/creditStore';
import { writeOrder } from '../orders/writeOrder';
import { markReplaced, queueKeys, type AlsoWrite } from '../orders/placeOrder';
import { readOrderFacts } from '../orders/readOrderFacts';
import { writeReservations } from '../orders/reservations';
import { writeSearchEntry } from '../orders/searchIndex';
import { decidePayment, type PaymentDecision, type PaymentRequest } from './decidePayment';
import { renewHold } from './renewHold';
import { openPaymentRef, orderRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';

/**
 * Reads, decides and writes in one transaction. The order and its reservation are stored before Razorpay is asked, so
 * that a browser closed after paying loses nothing.
 */
export function beginPayment(
  db: Firestore,
  queue: KeyedQueue,
  request: PaymentRequest,
  offerId: string | null,
  alsoWrite?: AlsoWrite,
): Promise<PaymentDecision> {
  const { who, byTeam, now, heldUntil } = request;
  return queue.run(queueKeys(request, offerId), () =>
    inTransaction(db, async (transaction) => {
      const facts = await readOrderFacts(db, transaction, request, offerId);
      const decision = decidePayment(request, facts);
      if (decision.kind === 'paid') {
        const { order, reservations, credit, replaced } = decision;
        writeOrder(db, transaction, null, order);
        writeReservations(db, transaction, order, reservations);
        writeBuyers(db, transaction, facts.buyer, request);
        if (credit) writeCredit(db, transaction, credit);
        markReplaced(db, transaction, replaced, now.toISOString());
        return decision;
      }
      if (decision.kind === 'again' && decision.mayRenew) {
        return { ...decision, order: await renewHold(db, transaction, decision.order, request) };
      }
      if (decision.kind !== 'begin') return decision;
      const { order, reservations, credit, replaced } = decision;
      const { razorpayOrderId } = order.payment;
      const record = razorpayOrderId ? (await transaction.get(paymentRef(db, razorpayOrderId))).data() : null;

      transaction.set(orderRef(db, order.orderId), order);
      writeSearchEntry(db, transaction, facts.existing, order);
      // A payment link stays payable until it expires, even if the customer begins another order.
      if (!byTeam) {
        transaction.set(openPaymentRef(db, who.uid), {
          orderId: order.orderId,
          updatedAt: now.toISOString(),
        });
      }
      writeReservations(db, transaction, order, reservations);
      writeBuyers(db, transaction, facts.buyer, request);
      if (credit) writeCredit(db, transaction, credit);
      markReplaced(db, transaction, replaced, now.toISOString());
      alsoWrite?.(transaction, order);
      if (record) {
        transaction.set(
          paymentRef(db, razorpayOrderId),
          restartHold(record as PaymentRecord, heldUntil, now),
        );
      }
      return decision;
    }),
  );
}
