import type { Firestore } from 'firebase-admin/firestore';
import type { Customer } from '@/domain/customers/record/customer';
import { isFormerAddress } from '@/domain/customers/record/emails';
import { verifiedEmailOf, type Accounts } from '../platform/callers/account';
import { customerRef } from '../platform/firestore/refs';

/**
 * The address to which a mail goes instead, because its account has left the one that the mail has; null where it stays.
 * Firebase Auth says which address the account has now: browsers write `users/{uid}`, and a token outlives the change of
 * an email by up to an hour. Throws where Firebase Auth does not answer.
 */
export async function movedTo(
  db: Firestore,
  accounts: Pick<Accounts, 'find'>,
  { userId, to, isAddressTyped }: { userId?: unknown; to?: unknown; isAddressTyped?: unknown },
): Promise<string | null> {
  const [recipient] = Array.isArray(to) ? (to as unknown[]) : [];
  if (isAddressTyped === true || typeof userId !== 'string' || userId === '') return null;
  if (typeof recipient !== 'string') return null;
  const customer = (await customerRef(db, userId).get()).data() as Customer | undefined;
  const account = customer ? await accounts.find(userId) : null;
  const present = account ? verifiedEmailOf(account) : '';
  return customer && isFormerAddress(recipient, present, customer) ? present : null;
}
