import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { emptyBuyer, withOrder, type BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import { DEFAULT_LIMITS, limitsFrom, type PurchaseLimits } from '@/domain/orders/limits/limits';
import { BUYER_DAYS, expiryOf } from '@/domain/customers/retention';
import type { GetAll } from '../gateways/remembering';

/** What one account or one phone number has ordered lately. */
export interface Counted {
  record: BuyerRecord;
  orders: readonly Order[];
}

/** What the limits of a person are decided by. */
export interface BuyerFacts {
  limits: PurchaseLimits;
  account: Counted;
  phone: Counted;
}

export const limitsRef = (db: Firestore): DocumentReference =>
  db.collection('settings').doc('purchaseLimits');

export const accountBuyerRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection('buyers').doc(`account_${uid}`);

/** The account of an id that `accountBuyerRef` made. */
export const uidOfBuyer = (id: string): string => id.replace(/^account_/, '');

/** A phone number is hashed: a document's id is written to logs and lists. */
export function phoneBuyerRef(db: Firestore, phone: string): DocumentReference {
  const hash = createHash('sha256').update(phone).digest('hex').slice(0, 32);
  return db.collection('buyers').doc(`phone_${hash}`);
}

/** A person who has ordered nothing, under the default limits. */
export const newBuyer = (): BuyerFacts => ({
  limits: DEFAULT_LIMITS,
  account: { record: emptyBuyer(), orders: [] },
  phone: { record: emptyBuyer(), orders: [] },
});

interface Buyer {
  uid: string;
  phone: string;
}

/** The documents that name a person's limits and earlier orders. */
export function buyerHeads(db: Firestore, uid: string, phone: string): DocumentReference[] {
  return [limitsRef(db), accountBuyerRef(db, uid), phoneBuyerRef(db, phone)];
}

/** Reads within the transaction what counts towards a person's limits, each order as it stands now. */
export async function readBuyer(db: Firestore, getAll: GetAll, { uid, phone }: Buyer): Promise<BuyerFacts> {
  const [limits, account, byPhone] = await getAll(buyerHeads(db, uid, phone));
  const accountRecord = { ...emptyBuyer(), ...account?.data() };
  const phoneRecord = { ...emptyBuyer(), ...byPhone?.data() };
  const ids = [...new Set([...accountRecord.orderIds, ...phoneRecord.orderIds])];
  const found = ids.length > 0 ? await getAll(ids.map((id) => db.collection('orders').doc(id))) : [];
  const orders = new Map(found.map((order) => [order.id, order.data() as Order | undefined]));
  const named = ({ orderIds }: BuyerRecord) => orderIds.flatMap((id) => orders.get(id) ?? []);
  return {
    limits: limitsFrom(limits?.data()),
    account: { record: accountRecord, orders: named(accountRecord) },
    phone: { record: phoneRecord, orders: named(phoneRecord) },
  };
}

/** Writes a record; Firestore deletes it by its time to live once nothing in it counts, except where limits are lifted. */
export function writeBuyer(
  transaction: Pick<Transaction, 'set'>,
  ref: DocumentReference,
  record: BuyerRecord,
  now: Date,
): void {
  const expireAt = record.lifted ? null : expiryOf(now, BUYER_DAYS);
  transaction.set(ref, { ...record, expireAt });
}

/** Counts the order of this id for its account and its phone number. */
export function writeBuyers(
  db: Firestore,
  transaction: Transaction,
  { account, phone }: BuyerFacts,
  order: { orderId: string; who: { uid: string }; phone: string; now: Date },
): void {
  const write = (ref: DocumentReference, { record, orders }: Counted) =>
    writeBuyer(transaction, ref, withOrder(record, orders, order), order.now);
  write(accountBuyerRef(db, order.who.uid), account);
  write(phoneBuyerRef(db, order.phone), phone);
}
