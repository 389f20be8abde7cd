import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  afterWord,
  cancelOrder,
  claimCancel,
  decideCancel,
  type AfterWord,
  type Cancelled,
  type CancelDecision,
  type CourierWord,
  type Wish,
} from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { inTransaction, orderRef, recordRef } from '../payments/records';
import { readShelved, writeHoldings } from '../orders/reservations';
import { writeOrder } from '../orders/writeOrder';

/** What became of a wish to cancel, and the order as it stands then. */
export interface Outcome {
  kind: 'cancelled' | Exclude<(CancelDecision | AfterWord)['kind'], 'now'>;
  order: Order;
}

/** Cancels an order for good and gives everything back: all of it in this transaction, or nothing. */
async function cancelNow(
  db: Firestore,
  transaction: Transaction,
  order: Order,
  { wish, now }: { wish: Wish; now: Date },
): Promise<Outcome> {
  const { razorpayOrderId } = order.payment;
  const ref = razorpayOrderId ? recordRef(db, razorpayOrderId) : null;
  const shelved = await readShelved(db, transaction, order);
  const record = ref && (((await transaction.get(ref)).data() as PaymentRecord | undefined) ?? null);
  const cancelled: Cancelled | null = cancelOrder({ order, shelved, record, now }, wish);
  if (!cancelled) return { kind: 'too_late', order };
  writeOrder(db, transaction, order, cancelled.order);
  writeHoldings(db, transaction, cancelled.order, cancelled.holdings);
  if (ref && cancelled.record) transaction.set(ref, cancelled.record);
  return { kind: 'cancelled', order: cancelled.order };
}

/** Who may wish for it, and what is written with the order when it changes because of that. */
export interface Wisher {
  may: (order: Order) => boolean;
  note?: (transaction: Transaction, before: Order, after: Order) => void;
}

/** The first step: the order is cancelled at once, or the wish is written down and the courier is to be asked. */
export function begin(
  db: Firestore,
  orderId: string,
  wish: Wish,
  { now, wisher }: { now: Date; wisher: Wisher },
): Promise<Outcome | null> {
  const ref = orderRef(db, orderId);
  return inTransaction<Outcome | null>(db, async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order | undefined;
    if (!order || !wisher.may(order)) return null;
    const decision = decideCancel(order, wish, now);
    if (decision.kind === 'now') {
      const outcome = await cancelNow(db, transaction, order, { wish, now });
      if (outcome.kind === 'cancelled') wisher.note?.(transaction, order, outcome.order);
      return outcome;
    }
    if (decision.kind !== 'ask') return { kind: decision.kind, order };
    transaction.set(ref, decision.order);
    wisher.note?.(transaction, order, decision.order);
    return { kind: 'ask', order: decision.order };
  });
}

/** Takes a question that is due for one asker; null when another has it. */
export function claim(db: Firestore, orderId: string, now: Date): Promise<Order | null> {
  const ref = orderRef(db, orderId);
  return inTransaction<Order | null>(db, async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order | undefined;
    const claimed = order ? claimCancel(order, now) : null;
    if (claimed) transaction.set(ref, claimed);
    return claimed;
  });
}

export interface Heard {
  word: CourierWord;
  /** The parcel that it is about; empty when none was found. */
  awb: string;
}

/** The last step: what the courier said, done. Whatever happened to the order meanwhile wins. */
export function conclude(
  db: Firestore,
  { orderId, cancelling: asked }: Order,
  { word, awb }: Heard,
  now: Date,
): Promise<Outcome> {
  const ref = orderRef(db, orderId);
  const attempt = asked?.attempts ?? 0;
  return inTransaction<Outcome>(db, async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order;
    const after = afterWord(order, word, { awb, attempt, now });
    if (after.kind === 'now') {
      const { by = '', reason = '' } = order.cancelling ?? {};
      return cancelNow(db, transaction, order, { wish: { by, reason }, now });
    }
    const changed = 'order' in after ? after.order : null;
    if (changed) writeOrder(db, transaction, order, changed);
    return { kind: after.kind, order: changed ?? order };
  });
}
