import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { customerEntryId, customerEntryOf } from '@/domain/admin/search/customerEntry';
import { isSameTokens } from '@/domain/admin/search/searchEntry';
import { customerFrom, type Customer, type StoredCustomer } from '@/domain/customers/record/customer';
import { formerEmailsOf } from '@/domain/customers/record/emails';
import { isSameProfile, profileOf } from '@/domain/customers/record/profile';
import { verifiedEmailOf, type Account, type Accounts } from '../platform/callers/account';
import { customerRef, customerSearchRef, tombstoneRef, userRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import type { FoundDocument } from '../platform/firestore/reads';
import type { DatabaseDeps } from '../platform/storeDeps';
import { addressesOf } from '../pricing/savedAddresses';
import { newestOrdersOf } from './customerDocuments';

/** Orders read for the first one, once for each buyer without an account. */
const MAX_ORDERS_FOR_SINCE = 50;

export interface SyncDeps extends DatabaseDeps {
  accounts: Pick<Accounts, 'find'>;
}

/**
 * A customer as their own document has them now; sums, tags and notes stay. The email is the account's where that is
 * known: a session of before a change may still write the old one into the document.
 */
export function withProfile(
  user: FoundDocument,
  before: Customer,
  account: Account | null,
  now: Date,
): Customer {
  const email = account ? verifiedEmailOf(account) : '';
  const known = {
    email: before.email || email,
    since: before.since || account?.createdAt || '',
    accountName: before.accountName ?? account?.name ?? null,
  };
  const fields = user.data() ?? {};
  const own = { fields: account ? { ...fields, email } : fields, addresses: addressesOf(user) };
  const profile = profileOf(own, known, now);
  const formerEmails = formerEmailsOf(before, profile.email);
  return { ...before, ...known, ...profile, ...(formerEmails.length > 0 ? { formerEmails } : {}) };
}

/** Whether the stored customer says something else than the person's own document. */
export function isOutdated(user: FoundDocument, stored: StoredCustomer | undefined, now: Date): boolean {
  if (!stored?.since || typeof stored.accountName !== 'string') return true;
  const before = customerFrom(user.id, stored);
  return !isSameProfile(before, withProfile(user, before, null, now));
}

/** Writes a customer with what they are found by. Reads nothing, so it may follow other writes. */
export function writeCustomer(
  db: Firestore,
  transaction: Transaction,
  before: Customer,
  after: Customer,
): void {
  transaction.set(customerRef(db, after.uid), after);
  const [id, entry] = [customerEntryId(after), customerEntryOf(after)];
  if (before.since) {
    const oldId = customerEntryId(before);
    if (oldId === id && isSameTokens(customerEntryOf(before), entry)) return;
    if (oldId !== id) transaction.delete(customerSearchRef(db, oldId));
  }
  transaction.set(customerSearchRef(db, id), entry);
}

/**
 * A buyer without a document of their own, as their newest order has them, and customer since the first of their
 * newest orders; null without an order.
 */
async function fromOrders(
  db: Firestore,
  transaction: Transaction,
  before: Customer,
): Promise<Customer | null> {
  const newest = newestOrdersOf(db, before.uid).limit(before.since ? 1 : MAX_ORDERS_FOR_SINCE);
  const orders = (await transaction.get(newest)).docs.map((doc) => doc.data());
  const [order, first] = [orders[0], orders.at(-1)];
  if (!order || !first) return null;
  const { email, address, createdAt } = order;
  const own = { fields: { email, createdAt: first.createdAt }, addresses: [address] };
  return { ...before, ...profileOf(own, before, new Date(createdAt)) };
}

/**
 * Brings `customers/{uid}` and its search entry up to the person's own document, which browsers write. Returns the
 * customer; null for an account that is deleted or never signed in.
 */
export async function syncCustomer(deps: SyncDeps, uid: string): Promise<Customer | null> {
  const db = await deps.db();
  const [known, own] = await db.getAll(customerRef(db, uid), userRef(db, uid));
  const { accountName, since, email } = (known?.data() ?? {}) as Partial<StoredCustomer>;
  const isKnown = typeof accountName === 'string' && since && email === own?.get('email');
  // Asked once an account and at a new email, outside the transaction, which may run several times.
  const account = isKnown ? null : await deps.accounts.find(uid);
  return inTransaction(db, async (transaction) => {
    const [user, tombstone, stored] = await readTogether(
      transaction,
      userRef(db, uid),
      tombstoneRef(db, uid),
      customerRef(db, uid),
    );
    if (tombstone.exists) return null;
    const fields = stored.data();
    const before = customerFrom(uid, fields);
    const asked: Customer = { ...before, accountName: before.accountName ?? account?.name ?? '' };
    const after = user.exists
      ? withProfile(user, asked, account, deps.now())
      : await fromOrders(db, transaction, asked);
    if (!after) return null;
    const isKnown = Boolean(before.since) && before.accountName !== null;
    if (!isKnown || !isSameProfile(before, after)) writeCustomer(db, transaction, before, after);
    return after;
  });
}
