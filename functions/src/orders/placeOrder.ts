import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { writeCredit } from '../credit/creditStore';
import { writeBuyers } from '../limits/buyers';
import { decideOrder, type OrderDecision, type Placement, type PlaceRequest } from './decideOrder';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import type { OrderRequest } from './draftOrder';
import { readOrderFacts } from './readOrderFacts';
import { writeReservations } from './reservations';
import { writeOrder } from './writeOrder';
import { collectionOf } from '../platform/firestore/collections';

/** A person's payments without an order that are read: those of the last 20 minutes, and all of their gift cards. */
const MAX_UNCLAIMED = 200;

/** Marks the orders that a new one replaces, so that a late payment of them makes no second order. */
export function markReplaced(
  db: Firestore,
  transaction: Transaction,
  replaced: readonly Order[],
  at: string,
): void {
  for (const { orderId } of replaced) {
    transaction.update(orderRef(db, orderId), { 'payment.replacedAt': at });
  }
}

function writePlacement(
  db: Firestore,
  transaction: Transaction,
  { order, reservations, credit, record, replaced }: Placement,
  payUrl: string | undefined,
): void {
  writeOrder(db, transaction, null, order, payUrl);
  writeReservations(db, transaction, order, reservations);
  if (credit) writeCredit(db, transaction, credit);
  if (record) transaction.set(paymentRef(db, record.razorpayOrderId), record);
  markReplaced(db, transaction, replaced, order.createdAt);
}

async function readUnclaimed(db: Firestore, transaction: Transaction, uid: string): Promise<PaymentRecord[]> {
  const { docs } = await transaction.get(
    collectionOf(db, 'payments')
      .where('userId', '==', uid)
      .where('orderId', '==', '')
      .where('status', '==', 'captured')
      .limit(MAX_UNCLAIMED),
  );
  return docs.map((doc) => doc.data());
}

/** Keys that buyers of the same items queue by, which is faster than colliding in Firestore and retrying. */
export function queueKeys({ wanted, who, phone }: OrderRequest, offerId: string | null): string[] {
  const items = new Set(wanted.map((line) => `${line.kind ?? ''}:${line.id}`));
  const keys = [...items, `account:${who.uid}`, `phone:${phone}`];
  return offerId ? [...keys, `offer:${offerId}`] : keys;
}

/** Writes more with a new order, such as an audit entry. */
export type AlsoWrite = (transaction: Transaction, order: Order) => void;

/** Reads, decides and writes in one transaction. */
export function placeOrder(
  db: Firestore,
  queue: KeyedQueue,
  request: PlaceRequest,
  offerId: string | null,
  alsoWrite?: AlsoWrite,
): Promise<OrderDecision> {
  return queue.run(queueKeys(request, offerId), () =>
    inTransaction(db, async (transaction) => {
      const facts = await readOrderFacts(db, transaction, request, offerId);
      const claims = request.paymentMethod === 'Pay Online' && !facts.existing;
      const unclaimed = claims ? await readUnclaimed(db, transaction, request.who.uid) : [];
      const decision = decideOrder(request, { ...facts, unclaimed });
      if (decision.kind === 'place') {
        writePlacement(db, transaction, decision, request.payUrl);
        writeBuyers(db, transaction, facts.buyer, request);
        alsoWrite?.(transaction, decision.order);
      }
      return decision;
    }),
  );
}
