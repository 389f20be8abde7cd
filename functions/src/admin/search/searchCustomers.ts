import type { Firestore } from 'firebase-admin/firestore';
import { scoreCustomer } from '@/domain/admin/search/customerEntry';
import { planSearch } from '@/domain/admin/search/searchPlan';
import { customerFrom, type Customer, type StoredCustomer } from '@/domain/customers/record/customer';
import { customerRef } from '../../platform/firestore/refs';
import { CUSTOMER_INDEX } from './readIndex';
import { searchIndexed, type Indexed } from './searchIndexed';

async function readCustomersById(db: Firestore, uids: readonly string[]): Promise<Customer[]> {
  if (uids.length === 0) return [];
  const found = await db.getAll(...uids.map((uid) => customerRef(db, uid)));
  return found.flatMap((doc) => (doc.exists ? [customerFrom(doc.id, doc.data() as StoredCustomer)] : []));
}

const CUSTOMERS: Indexed<Customer> = {
  index: CUSTOMER_INDEX,
  read: readCustomersById,
  score: scoreCustomer,
  // Of two with one name, the one who bought last is more likely meant.
  at: ({ lastOrderAt, since }) => lastOrderAt || since,
};

/** Customers that match what was typed, best first; where there are none, those that nearly do. */
export async function searchCustomers(
  db: Firestore,
  typed: string,
): Promise<{ customers: Customer[]; isFuzzy: boolean }> {
  const { found, isFuzzy } = await searchIndexed(db, CUSTOMERS, planSearch(typed));
  return { customers: found, isFuzzy };
}
