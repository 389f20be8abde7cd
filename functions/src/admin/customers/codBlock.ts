import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Customer } from '@/domain/customers/record/customer';
import {
  emptyBuyer,
  withAccountBlock,
  withPhoneBlock,
  type BuyerRecord,
} from '@/domain/orders/limits/buyerRecord';
import { accountBuyerRef, phoneBuyerRef, writeBuyer } from '../../limits/buyers';

const recordOf = (stored: object | undefined): BuyerRecord => ({ ...emptyBuyer(), ...stored });

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
  const account = recordOf((await transaction.get(accountRef)).data());
  const phones = [...new Set([...known, ...(account.codBlocked?.phones ?? [])])];
  const refs = phones.map((phone) => phoneBuyerRef(db, phone));
  const byPhone = refs.length > 0 ? await transaction.getAll(...refs) : [];
  return () => {
    const block = codBlocked ? { ...codBlocked, phones } : null;
    writeBuyer(transaction, accountRef, withAccountBlock(account, block, now), now);
    for (const found of byPhone) {
      const record = withPhoneBlock(recordOf(found.data()), uid, codBlocked ?? null, now);
      writeBuyer(transaction, found.ref, record, now);
    }
  };
}
