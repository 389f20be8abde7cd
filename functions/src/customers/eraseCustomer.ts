import type { Firestore } from 'firebase-admin/firestore';
import { customerEntryId } from '@/domain/admin/search/customerEntry';
import { customerRef, customerSearchRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';

/** Deletes what the team's list shows of an account, what it is found by, and all that the team wrote about it. */
export function eraseCustomer(db: Firestore, uid: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const stored = (await transaction.get(customerRef(db, uid))).data();
    if (!stored) return;
    const { since } = stored;
    if (since) transaction.delete(customerSearchRef(db, customerEntryId({ uid, since })));
    transaction.delete(customerRef(db, uid));
  });
}
