import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { accountFrom, type CreditAccount, type CreditEntry } from '@/domain/credit/account';
import type { CreditMove } from '@/domain/credit/ledger';
import { SHOWN_ENTRIES } from '@/domain/credit/limits';
import { creditView, type CreditView } from '@/domain/credit/view';
import { creditEntryRef, creditRef } from '../platform/firestore/refs';

export const creditIn = (uid: string, stored: DocumentSnapshot | undefined): CreditAccount =>
  accountFrom(uid, stored?.data());

/** The newest movements of a person's credit. */
const newestEntries = (db: Firestore, uid: string) =>
  creditRef(db, uid).collection('entries').orderBy('at', 'desc').limit(SHOWN_ENTRIES);

/** A person's credit with its newest movements: one read for somebody who never had any, 51 at most. */
export async function readCredit(
  db: Firestore,
  uid: string,
  now: Date,
): Promise<{ account: CreditAccount; view: CreditView }> {
  const stored = await creditRef(db, uid).get();
  const found = stored.exists ? (await newestEntries(db, uid).get()).docs : [];
  const account = creditIn(uid, stored);
  const entries = found.map((doc) => doc.data() as CreditEntry);
  return { account, view: creditView(account, entries, now) };
}

/** Writes a movement: the account and what its ledger says, which is never overwritten. */
export function writeCredit(db: Firestore, transaction: Transaction, { account, entries }: CreditMove): void {
  const { userId } = account;
  transaction.set(creditRef(db, userId), account);
  for (const entry of entries) transaction.create(creditEntryRef(db, userId, entry.id), entry);
}
