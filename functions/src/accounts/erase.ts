import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { eraseInvoice, eraseOrder, erasePayment } from '@/domain/customers/accountErasure';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { openPaymentOf } from '../orders/readOrderFacts';
import { inTransaction } from '../payments/records';
import { sideBySide } from '../platform/concurrency/mapInBatches';
import { couponUsesOf, ownIn } from './couponUses';
import { eraseBuyer } from './eraseBuyer';
import { everyPage } from '../platform/firestore/pages';

/** Documents changed at a time. */
const AT_ONCE = 10;

export interface Erased {
  /** Documents that lost the person. */
  changed: number;
  /** Documents that could not yet, because something about them is under way. */
  waiting: number;
}

interface Erasing {
  db: Firestore;
  now: () => Date;
  /** Whether another page may be begun. */
  hasTime: () => boolean;
}

async function removeAll(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  const batch = db.batch();
  for (const ref of refs) batch.delete(ref);
  await batch.commit();
}

async function removeFound({ db, hasTime }: Erasing, query: Query): Promise<void> {
  for await (const docs of everyPage(query.select(), { hasTime })) {
    await removeAll(
      db,
      docs.map(({ ref }) => ref),
    );
  }
}

/** Rewrites each document as it is then: others may be changing it. Null from `rewrite` leaves it for later. */
async function rewriteFound<T>(
  { db, hasTime }: Erasing,
  query: Query,
  rewrite: (stored: T) => T | null,
): Promise<Erased> {
  const erased: Erased = { changed: 0, waiting: 0 };
  const rewriteOne = (ref: DocumentReference) =>
    inTransaction(db, async (transaction) => {
      const stored = (await transaction.get(ref)).data() as T | undefined;
      const next = stored && rewrite(stored);
      if (next) transaction.set(ref, next);
      return next ? 'changed' : 'waiting';
    });
  for await (const docs of everyPage(query.select(), { hasTime })) {
    for (const outcome of await sideBySide(docs, AT_ONCE, ({ ref }) => rewriteOne(ref))) erased[outcome] += 1;
  }
  return erased;
}

/**
 * Takes a person out of everything the shop's Firestore holds. May be stopped anywhere, begun again, and run twice at
 * once; throws an OutOfTimeError when it stops itself. The order matters: without the purchases nobody can write a review with an old token, and the orders tell
 * which coupons were used.
 */
export async function erase(erasing: Erasing, uid: string): Promise<Erased> {
  const { db, now } = erasing;
  await db.recursiveDelete(db.collection('users').doc(uid));
  await openPaymentOf(db, uid).delete();
  const uses = await couponUsesOf(db, uid);
  await removeAll(
    db,
    uses.map(({ ref }) => ref),
  );
  await removeFound(erasing, ownIn(db, 'messages', uid));
  await removeFound(erasing, ownIn(db, 'reviews', uid));
  // Before the orders lose their phone numbers.
  await eraseBuyer(db, uid);
  const orders = await rewriteFound<Order>(erasing, ownIn(db, 'orders', uid), (order) =>
    eraseOrder(order, uid, now()),
  );
  const payments = await rewriteFound<PaymentRecord>(erasing, ownIn(db, 'payments', uid), (record) =>
    erasePayment(record, now()),
  );
  // After the orders: whatever changes one may still have issued a paper for its buyer, or written to them.
  const invoices = await rewriteFound<Invoice>(erasing, ownIn(db, 'invoices', uid), eraseInvoice);
  await removeFound(erasing, ownIn(db, 'mail', uid));
  return { changed: orders.changed + payments.changed + invoices.changed, waiting: orders.waiting };
}
