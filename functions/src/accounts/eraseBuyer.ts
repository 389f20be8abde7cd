import type { Firestore } from 'firebase-admin/firestore';
import { withoutOrders, type BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import { accountBuyerRef, phoneBuyerRef } from '../limits/buyers';
import { pagesOf, THIN_PAGE } from '../platform/firestore/pages';
import { inTransaction } from '../platform/firestore/transaction';
import { documentsOfUser } from '../platform/firestore/userDocuments';

/** The ids of a person's orders, by the phone number of each. */
async function ordersByPhone(db: Firestore, uid: string): Promise<Map<string, Set<string>>> {
  const byPhone = new Map<string, Set<string>>();
  for await (const docs of pagesOf(documentsOfUser(db, 'orders', uid).select('address.phone'), {
    page: THIN_PAGE,
  })) {
    for (const doc of docs) {
      const phone: unknown = doc.get('address.phone');
      if (typeof phone !== 'string' || !phone) continue;
      byPhone.set(phone, (byPhone.get(phone) ?? new Set()).add(doc.id));
    }
  }
  return byPhone;
}

/**
 * Deletes the records that a person's limits were counted by. Other people's orders to the same phone number still
 * count.
 */
export async function eraseBuyer(db: Firestore, uid: string): Promise<void> {
  for (const [phone, orderIds] of await ordersByPhone(db, uid)) {
    const ref = phoneBuyerRef(db, phone);
    await inTransaction(db, async (transaction) => {
      const record = (await transaction.get(ref)).data() as BuyerRecord | undefined;
      if (!record) return;
      const rest = withoutOrders(record, orderIds);
      if (rest.orderIds.length === 0) transaction.delete(ref);
      else transaction.set(ref, rest);
    });
  }
  await accountBuyerRef(db, uid).delete();
}
