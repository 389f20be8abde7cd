import { FieldPath, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { customerEntryId, customerEntryOf, type CustomerEntry } from '@/domain/admin/search/customerEntry';
import { isSameTokens } from '@/domain/admin/search/searchEntry';
import { customerFrom, type Customer, type StoredCustomer } from '@/domain/customers/record/customer';
import { isSameProfile } from '@/domain/customers/record/profile';
import { lastOrderAtOf, totalsOf } from '@/domain/customers/record/totals';
import type { Order } from '@/domain/orders/order/order';
import { withProfile } from '../../functions/src/customers/syncCustomer';
import type { AppliedPage, Detected, Failure, Migration } from './migration';

const PAGE = 100;
const AT_ONCE = 10;
const MOST_EXAMPLES = 3;

/** What is stored of one customer. */
interface Found {
  user: DocumentSnapshot;
  stored: StoredCustomer | undefined;
  orders: readonly Order[];
}

/** The customer as their document and their orders make them; what the team wrote stays. */
function rebuilt({ user, stored, orders }: Found, now: Date): Customer {
  const before = customerFrom(user.id, stored);
  const profile = withProfile(user, before, null, now);
  return { ...profile, totals: totalsOf(orders), lastOrderAt: lastOrderAtOf(orders) };
}

/** Whether a customer is missing, says something else than their documents, or lacks their entry in the search. */
export function isStale(
  customer: Customer,
  stored: StoredCustomer | undefined,
  entry?: CustomerEntry,
): boolean {
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

/** Looks at one customer, and writes them where `mayWrite`. Returns whether they were stale. */
const lookAt = (db: Firestore, uid: string, now: Date, mayWrite: boolean): Promise<boolean> =>
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
  });

interface Page {
  seen: number;
  stale: string[];
  failed: Failure[];
  /** The last account's id; null on the last page. */
  next: string | null;
}

async function work(db: Firestore, now: Date, after: string | null, mayWrite: boolean): Promise<Page> {
  const all = db.collection('users').orderBy(FieldPath.documentId()).limit(PAGE).select();
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const page: Page = { seen: docs.length, stale: [], failed: [], next: null };
  if (docs.length === PAGE) page.next = docs.at(-1)?.id ?? null;
  for (let start = 0; start < docs.length; start += AT_ONCE) {
    const some = docs.slice(start, start + AT_ONCE);
    const ended = await Promise.allSettled(some.map(({ id }) => lookAt(db, id, now, mayWrite)));
    for (const [at, one] of ended.entries()) {
      const path = some[at]?.ref.path ?? 'users';
      if (one.status === 'rejected') page.failed.push({ path, reason: String(one.reason) });
      else if (one.value) page.stale.push(path);
    }
  }
  return page;
}

async function detect(db: Firestore): Promise<Detected> {
  const found: Detected = { seen: 0, old: 0, examples: [], failed: [] };
  let after: string | null = null;
  do {
    const page: Page = await work(db, new Date(), after, false);
    found.seen += page.seen;
    found.old += page.stale.length;
    found.examples.push(...page.stale.slice(0, MOST_EXAMPLES - found.examples.length));
    found.failed.push(...page.failed);
    after = page.next;
  } while (after !== null);
  return found;
}

async function apply(db: Firestore, now: Date, after: string | null): Promise<AppliedPage> {
  const { stale, failed, next } = await work(db, now, after, true);
  return { changed: stale.length, failed, next };
}

async function verify(db: Firestore): Promise<string[]> {
  const { old, examples, failed } = await detect(db);
  const left =
    old > 0 ? [`${old} accounts are not among the customers, such as ${examples.join(', ')}.`] : [];
  return [...left, ...failed.map(({ path, reason }) => `${path} cannot be read: ${reason}`)];
}

/**
 * The admin lists customers by `customers/{uid}`. Orders that were counted before it existed are in nobody's sums, and
 * accounts that never ordered are found by nothing.
 */
export const customers: Migration = {
  id: '2026-11-26-customers',
  describe: 'Adds older accounts and the sums of their orders to the list of customers.',
  detect,
  apply,
  verify,
};
