import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Customer } from '@/domain/customers/record/customer';
import { emptyBuyer, withBlock, type BuyerBlock, type BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import { accountBuyerRef, phoneBuyerRef, writeBuyer } from '../../limits/buyers';

/**
 * Reads the records by which the customer's orders are checked: the account's and those of its phone numbers, so that
 * another account or an order by phone does not pass a block by. Returns what writes the team's decision into them.
 * Orders read and write the same records, so one of them is first.
 */
export async function readBlocked(
  db: Firestore,
  transaction: Transaction,
  { uid, phones: known, codBlocked }: Customer,
  now: Date,
): Promise<() => void> {
  const accountRef = accountBuyerRef(db, uid);
  const account = (await transaction.get(accountRef)).data() as Partial<BuyerRecord> | undefined;
  const phones = [...new Set([...known, ...(account?.codBlocked?.phones ?? [])])];
  const refs = phones.map((phone) => phoneBuyerRef(db, phone));
  const byPhone = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const write = (ref: DocumentReference, stored: object | undefined, block: BuyerBlock | null) =>
    writeBuyer(transaction, ref, withBlock({ ...emptyBuyer(), ...stored }, uid, block, now), now);
  return () => {
    write(accountRef, account, codBlocked ? { ...codBlocked, phones } : null);
    for (const found of byPhone) write(found.ref, found.data(), codBlocked ? { ...codBlocked, uid } : null);
  };
}
