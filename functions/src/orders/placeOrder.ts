import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { KeyedQueue } from '../keyedQueue';
import { usesOf } from '../offers/findOffer';
import { decideOrder, type OrderDecision, type OrderRequest, type Placement } from './decideOrder';
import { readFacts } from './readFacts';

/** Tries before a transaction that keeps colliding is given up; each waits longer than the one before. */
const MAX_ATTEMPTS = 8;

function writePlacement(db: Firestore, transaction: Transaction, placement: Placement): void {
  const { order, levels, products, coupon } = placement;
  transaction.set(db.collection('orders').doc(order.orderId), order);
  for (const level of levels) transaction.set(db.collection('stock').doc(level.sku), level);
  for (const { id, variants, stock } of products) {
    transaction.update(db.collection('products').doc(id), { variants, stock });
  }
  if (!coupon) return;
  transaction.update(db.collection('offers').doc(coupon.offerId), { usedCount: coupon.usedCount });
  const uses = usesOf(db, coupon.offerId, order.userId);
  transaction.set(uses, { count: coupon.usedByShopper, updatedAt: order.createdAt });
}

/**
 * Reads, decides and writes in one transaction. Buyers of the same things queue up in this process: that is
 * quicker than colliding in Firestore and trying again.
 */
export function placeOrder(
  db: Firestore,
  queue: KeyedQueue,
  request: OrderRequest,
  offerId: string | null,
): Promise<OrderDecision> {
  const keys = [...new Set(request.wanted.map((line) => `${line.kind ?? ''}:${line.id}`))];
  if (offerId) keys.push(`offer:${offerId}`);
  return queue.run(keys, () =>
    db.runTransaction(
      async (transaction) => {
        const decision = decideOrder(request, await readFacts(db, transaction, request, offerId));
        if (decision.kind === 'place') writePlacement(db, transaction, decision);
        return decision;
      },
      { maxAttempts: MAX_ATTEMPTS },
    ),
  );
}
