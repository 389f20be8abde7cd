import type { Firestore } from 'firebase-admin/firestore';
import {
  isCodBlocked,
  withoutOrders,
  withPhoneBlock,
  type BuyerRecord,
} from '@/domain/orders/limits/buyerRecord';
import { accountBuyerRef, phoneBuyerRef, writeBuyer } from '../limits/buyers';
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
 * Deletes the records that a person's limits were counted by, with a block. Other people's orders to the same phone number
 * still count, and so does a block that was set for them.
 */
export async function eraseBuyer(deps: { db: Firestore; now: Date }, uid: string): Promise<void> {
  const { db, now } = deps;
  const accountRef = accountBuyerRef(db, uid);
  const byPhone = await ordersByPhone(db, uid);
  const { codBlocked } = ((await accountRef.get()).data() ?? {}) as Partial<BuyerRecord>;
  for (const phone of new Set([...byPhone.keys(), ...(codBlocked?.phones ?? [])])) {
    const ref = phoneBuyerRef(db, phone);
    await inTransaction(db, async (transaction) => {
      const record = (await transaction.get(ref)).data();
      if (!record) return;
      const rest = withPhoneBlock(withoutOrders(record, byPhone.get(phone) ?? new Set()), uid, null, now);
      if (rest.orderIds.length === 0 && !isCodBlocked(rest)) transaction.delete(ref);
      else writeBuyer(transaction, ref, rest, now);
    });
  }
  await accountRef.delete();
}
