import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { decideExpiry } from '@/domain/payments/settlement/settlement';
import { readCreditOf, writeCreditBack } from '../credit/creditBack';
import { readStockSnapshot, writeReservations } from '../orders/reservations';
import { writeOrder } from '../orders/writeOrder';
import type { PaymentDeps } from './deps';
import { inTransaction } from '../platform/firestore/transaction';
import { orderRef, paymentRef } from '../platform/firestore/refs';

interface Closing {
  by: string;
  note: string;
  /** Only while its Razorpay order was not handed out: otherwise somebody may be paying it. */
  onlyUnasked?: boolean;
  /** Only after its hold, which a press on Pay may have renewed since the caller looked. */
  onlyAfterHold?: boolean;
}

/** Until when an order waits for its payment (ISO); empty where nothing says so. */
async function holdEnd(db: Firestore, transaction: Transaction, { payment }: Order): Promise<string> {
  if (!payment.razorpayOrderId) return payment.dueAt ?? '';
  const record = (await transaction.get(paymentRef(db, payment.razorpayOrderId))).data();
  return record?.heldUntil ?? '';
}

/**
 * Expires an order that waits for its payment and gives back its reservation, once; does nothing when it waits no
 * longer.
 */
export async function closeUnpaid(
  deps: PaymentDeps,
  orderId: string,
  { by, note, onlyUnasked = false, onlyAfterHold = false }: Closing,
): Promise<boolean> {
  const db = await deps.db();
  const now = deps.now();
  const step = { at: now.toISOString(), by, note };
  const closed = await inTransaction(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data();
    if (order?.status !== 'pending_payment') return false;
    if (onlyUnasked && order.payment.razorpayOrderId) return false;
    if (onlyAfterHold && (await holdEnd(db, transaction, order)) > step.at) return false;
    const credit = await readCreditOf(db, transaction, order);
    const expiry = decideExpiry(order, await readStockSnapshot(db, transaction, order), step);
    if (!expiry) return false;
    writeOrder(db, transaction, order, expiry.order);
    writeReservations(db, transaction, expiry.order, expiry.reservations);
    writeCreditBack(db, transaction, credit, { before: order, after: expiry.order, now });
    const { razorpayOrderId } = order.payment;
    deps.onChange?.(transaction, {
      razorpayOrderId,
      what: 'payment.closed',
      before: order,
      after: expiry.order,
    });
    return true;
  });
  if (closed) deps.log('order.expired', { orderId, by, note });
  return closed;
}
