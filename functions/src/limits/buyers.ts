import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { emptyBuyer, isCodBlocked, withOrder, type BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import { limitsFrom, type PurchaseLimits } from '@/domain/orders/limits/limits';
import { BUYER_DAYS, expiryOf } from '@/domain/customers/retention/retention';
import { collectionOf } from '../platform/firestore/collections';
import type { FoundDocument } from '../platform/firestore/reads';

/** The recent orders of one account or one phone number. */
export interface RecentOrders {
  record: BuyerRecord;
  orders: readonly Order[];
}

/** The facts that decide about a person's limits. */
export interface BuyerFacts {
  limits: PurchaseLimits;
  account: RecentOrders;
  phone: RecentOrders;
}

const LIMITS_PATH = 'settings/purchaseLimits';
const accountBuyerId = (uid: string): string => `account_${uid}`;

export const limitsRef = (db: Firestore): DocumentReference => db.doc(LIMITS_PATH);

export const accountBuyerRef = (db: Firestore, uid: string) =>
  collectionOf(db, 'buyers').doc(accountBuyerId(uid));

/** The uid in an id that `accountBuyerRef` made. */
export const uidOfBuyer = (id: string): string => id.replace(/^account_/, '');

/**
 * A phone number as it may stand in the id of a document, because ids appear in logs and lists. It is no secret: trying
 * all numbers finds it, so documents with it are kept like personal data.
 */
export const phoneHash = (phone: string): string =>
  createHash('sha256').update(phone).digest('hex').slice(0, 32);

const phoneBuyerId = (phone: string): string => `phone_${phoneHash(phone)}`;

export const phoneBuyerRef = (db: Firestore, phone: string) =>
  collectionOf(db, 'buyers').doc(phoneBuyerId(phone));

interface Buyer {
  uid: string;
  /** Empty where it is not known: then only the account counts. */
  phone: string;
}

/** Documents by their paths, in that order. */
type ReadPaths = (paths: string[]) => Promise<FoundDocument[]>;

/** The paths of a person's limits and recent orders. */
export function buyerPaths({ uid, phone }: Buyer): string[] {
  const ids = [accountBuyerId(uid), ...(phone ? [phoneBuyerId(phone)] : [])];
  return [LIMITS_PATH, ...ids.map((id) => `buyers/${id}`)];
}

/** Reads what counts towards a person's limits, each order as it stands now. */
export async function readBuyer(readPaths: ReadPaths, buyer: Buyer): Promise<BuyerFacts> {
  const [limits, account, byPhone] = await readPaths(buyerPaths(buyer));
  const accountRecord = { ...emptyBuyer(), ...account?.data() };
  const phoneRecord = { ...emptyBuyer(), ...byPhone?.data() };
  const ids = [...new Set([...accountRecord.orderIds, ...phoneRecord.orderIds])];
  const found = ids.length > 0 ? await readPaths(ids.map((id) => `orders/${id}`)) : [];
  const orders = new Map(found.map((order) => [order.id, order.data() as Order | undefined]));
  const named = ({ orderIds }: BuyerRecord) => orderIds.flatMap((id) => orders.get(id) ?? []);
  return {
    limits: limitsFrom(limits?.data()),
    account: { record: accountRecord, orders: named(accountRecord) },
    phone: { record: phoneRecord, orders: named(phoneRecord) },
  };
}

/** Writes a record. Firestore deletes it by its TTL once nothing in it counts, unless the team decided something in it. */
export function writeBuyer(
  transaction: Pick<Transaction, 'set'>,
  ref: DocumentReference,
  record: BuyerRecord,
  now: Date,
): void {
  const expireAt = record.lifted || isCodBlocked(record) ? null : expiryOf(now, BUYER_DAYS);
  transaction.set(ref, { ...record, expireAt });
}

/** Counts the order for its account and its phone number. */
export function writeBuyers(
  db: Firestore,
  transaction: Transaction,
  { account, phone }: BuyerFacts,
  order: { orderId: string; who: { uid: string }; phone: string; now: Date },
): void {
  const write = (ref: DocumentReference, { record, orders }: RecentOrders) =>
    writeBuyer(transaction, ref, withOrder(record, orders, order), order.now);
  write(accountBuyerRef(db, order.who.uid), account);
  write(phoneBuyerRef(db, order.phone), phone);
}
