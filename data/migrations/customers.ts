import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { customerEntryId, customerEntryOf, type CustomerEntry } from '@/domain/admin/search/customerEntry';
import { isSameTokens } from '@/domain/admin/search/searchEntry';
import { customerFrom, type Customer, type StoredCustomer } from '@/domain/customers/record/customer';
import { isSameProfile } from '@/domain/customers/record/profile';
import { lastOrderAtOf, totalsOf } from '@/domain/customers/record/totals';
import type { Order } from '@/domain/orders/order/order';
import { withProfile } from '../../functions/src/customers/syncCustomer';
import { pagedMigration } from './pagedMigration';

/** The stored documents of one customer. */
interface Found {
  user: DocumentSnapshot;
  stored: StoredCustomer | undefined;
  orders: readonly Order[];
}

/** The customer, computed from their document and orders. The team's tags and notes stay. */
function rebuilt({ user, stored, orders }: Found, now: Date): Customer {
  const before = customerFrom(user.id, stored);
  const profile = withProfile(user, before, null, now);
  return { ...profile, totals: totalsOf(orders), lastOrderAt: lastOrderAtOf(orders) };
}

/** Whether a customer is missing, says something else than their documents, or lacks their entry in the search. */
function isStale(customer: Customer, stored: StoredCustomer | undefined, entry?: CustomerEntry): boolean {
  if (!stored?.since || !entry || !isSameTokens(entry, customerEntryOf(customer))) return true;
  const before = customerFrom(customer.uid, stored);
  const sums = ({ totals, lastOrderAt }: Customer) =>
    JSON.stringify([Object.entries(totals).sort(), lastOrderAt]);
  return sums(before) !== sums(customer) || !isSameProfile(before, customer);
}

/** Reads one customer in a transaction, so that no order is counted meanwhile. */
async function readOne(db: Firestore, transaction: Transaction, uid: string): Promise<Found | null> {
  const [user, tombstone, stored] = await transaction.getAll(
    db.doc(`users/${uid}`),
    db.doc(`deletions/${uid}`),
    db.doc(`customers/${uid}`),
  );
  if (!user?.exists || tombstone?.exists) return null;
  const orders = await transaction.get(db.collection('orders').where('userId', '==', uid));
  return {
    user,
    stored: stored?.data() as StoredCustomer | undefined,
    orders: orders.docs.map((doc) => doc.data() as Order),
  };
}

/**
 * The admin lists customers by `customers/{uid}`. Orders that were counted before it existed are not in its sums, and no list
 * or search finds accounts that never ordered.
 */
export const customers = pagedMigration({
  id: '2026-11-26-customers',
  describe: 'Adds older accounts and the sums of their orders to the list of customers.',
  collection: 'users',
  page: 100,
  visit: ({ db, doc: { id: uid }, now, mayWrite }) =>
    db.runTransaction(async (transaction) => {
      const found = await readOne(db, transaction, uid);
      if (!found) return false;
      const customer = rebuilt(found, now);
      const ref = db.doc(`customerSearch/${customerEntryId(customer)}`);
      const entry = (await transaction.get(ref)).data() as CustomerEntry | undefined;
      if (!isStale(customer, found.stored, entry)) return false;
      if (mayWrite) {
        transaction.set(db.doc(`customers/${uid}`), customer);
        transaction.set(ref, customerEntryOf(customer));
      }
      return true;
    }),
  complaint: (count) => `${count} accounts are not among the customers`,
});
