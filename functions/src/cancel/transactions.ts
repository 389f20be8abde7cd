import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  applyCourierAnswer,
  cancelOrder,
  claimCancel,
  decideCancel,
  type CancelStep,
  type Cancelled,
  type CancelDecision,
  type CourierAnswer,
  type CancelRequest,
} from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import { readCreditOf, writeCreditBack } from '../credit/creditBack';
import { readMorePayments, writePayments } from '../payments/records';
import { readStockSnapshot, writeReservations } from '../orders/reservations';
import { writeOrder } from '../orders/writeOrder';
import { readOwedAgain, writeOwedAgain } from '../orders/owedAgain';
import { inTransaction } from '../platform/firestore/transaction';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { onOrder } from '../platform/firestore/onOrder';

/** The outcome of a cancel request, and the order after it. */
export interface CancelResult {
  kind: 'cancelled' | Exclude<(CancelDecision | CancelStep)['kind'], 'now'>;
  order: Order;
}

/** Cancels an order and gives everything back, in this transaction or not at all. */
async function cancelNow(
  db: Firestore,
  transaction: Transaction,
  order: Order,
  { request, now }: { request: CancelRequest; now: Date },
): Promise<CancelResult> {
  const { razorpayOrderId } = order.payment;
  const ref = razorpayOrderId ? paymentRef(db, razorpayOrderId) : null;
  const stock = await readStockSnapshot(db, transaction, order);
  const record = ref && ((await transaction.get(ref)).data() ?? null);
  const more = await readMorePayments(db, transaction, order);
  const credit = await readCreditOf(db, transaction, order, request.toCredit);
  const owedAgain = await readOwedAgain(db, transaction, order, 'cancelled', now);
  const cancelled: Cancelled | null = cancelOrder({ order, stock, record, more, now }, request);
  if (!cancelled) return { kind: 'too_late', order };
  writeOrder(db, transaction, order, cancelled.order);
  writeOwedAgain(db, transaction, owedAgain);
  writeReservations(db, transaction, cancelled.order, cancelled.reservations);
  writeCreditBack(db, transaction, credit, { before: order, after: cancelled.order, now });
  writePayments(db, transaction, [...(cancelled.record ? [cancelled.record] : []), ...cancelled.more]);
  return { kind: 'cancelled', order: cancelled.order };
}

/** Whether the requester may cancel the order, and the audit entry of each change. */
export interface CancelRequester {
  isAllowed: (order: Order) => boolean;
  onChange?: (transaction: Transaction, before: Order, after: Order) => void;
}

/** The first step: cancels the order at once, or stores the request so that the courier is asked. */
export function beginCancel(
  db: Firestore,
  orderId: string,
  request: CancelRequest,
  { now, requester }: { now: Date; requester: CancelRequester },
): Promise<CancelResult | null> {
  return onOrder<CancelResult>(db, orderId, async (order, { transaction }) => {
    if (!requester.isAllowed(order)) return null;
    const decision = decideCancel(order, request, now);
    if (decision.kind === 'now') {
      const outcome = await cancelNow(db, transaction, order, { request, now });
      if (outcome.kind === 'cancelled') requester.onChange?.(transaction, order, outcome.order);
      return outcome;
    }
    if (decision.kind !== 'ask') return { kind: decision.kind, order };
    transaction.set(orderRef(db, orderId), decision.order);
    requester.onChange?.(transaction, order, decision.order);
    return { kind: 'ask', order: decision.order };
  });
}

/** Claims a due attempt for one caller; null when another has it. */
export function claimAttempt(db: Firestore, orderId: string, now: Date): Promise<Order | null> {
  return onOrder(db, orderId, (order, { transaction }) => {
    const claimed = claimCancel(order, now);
    if (claimed) transaction.set(orderRef(db, orderId), claimed);
    return claimed;
  });
}

export interface CourierReply {
  answer: CourierAnswer;
  /** The parcel that the reply is about; empty when none was found. */
  awb: string;
}

/** The last step: applies the courier's reply. A change of the order in the meantime wins. */
export function concludeCancel(
  db: Firestore,
  { orderId, cancelling: request }: Order,
  { answer, awb }: CourierReply,
  now: Date,
): Promise<CancelResult> {
  const ref = orderRef(db, orderId);
  const attempt = request?.attempts ?? 0;
  return inTransaction<CancelResult>(db, async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order;
    const after = applyCourierAnswer(order, answer, { awb, attempt, now });
    if (after.kind === 'now') {
      const { by = '', reason = '', toCredit = false } = order.cancelling ?? {};
      return cancelNow(db, transaction, order, { request: { by, reason, toCredit }, now });
    }
    const changed = 'order' in after ? after.order : null;
    if (changed) writeOrder(db, transaction, order, changed);
    return { kind: after.kind, order: changed ?? order };
  });
}
