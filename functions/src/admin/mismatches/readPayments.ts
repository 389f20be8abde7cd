import type { Firestore } from 'firebase-admin/firestore';
import { paymentMismatch, refusedMismatch, twiceMismatch, type Mismatch } from '@/domain/admin/mismatch';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { PAYMENTS_PER_PAGE, type ListedPayment, type PaymentGateway } from '../../gateways/paymentGateway';
import { readLinkRecords } from '../../payments/records';
import type { Accounts } from '../../platform/callers/account';
import { readEmails } from '../customers/readEmails';
import { orderRef, paymentRef } from '../../platform/firestore/refs';
import { readData } from '../../platform/firestore/readData';
import { collectionOf } from '../../platform/firestore/collections';

/** Pages of payments that are compared at most. */
const MAX_PAGES = 10;
const CAPTURED = ['captured', 'refunded'];

export interface PaymentComparison {
  payments: 'all' | 'newest' | 'unavailable';
  mismatches: Mismatch[];
}

async function listCaptured(gateway: PaymentGateway, since: Date) {
  const found: ListedPayment[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await gateway.paymentsSince(since, page * PAYMENTS_PER_PAGE);
    if (answer.kind !== 'answered') return null;
    found.push(...answer.value);
    if (answer.value.length < PAYMENTS_PER_PAGE) return { found, payments: 'all' as const };
  }
  return { found, payments: 'newest' as const };
}

/** Refunds that are listed at most: of those that were sent twice, and of those that Razorpay refused. */
const MAX_REFUNDS = 50;

async function readOrders(db: Firestore, records: readonly PaymentRecord[]): Promise<Map<string, Order>> {
  const ids = records.map(({ orderId }) => orderId).filter(Boolean);
  const found = await readData(db, ...ids.map((id) => orderRef(db, id)));
  return new Map(found.map((order) => [order.orderId, order]));
}

/** Finds the refunds that the team transferred, and that Razorpay sent after all since then. */
async function findSentTwice(db: Firestore, since: Date): Promise<Mismatch[]> {
  const twice = collectionOf(db, 'payments').where('sentTwiceAt', '>=', since.toISOString());
  const records = (await twice.limit(MAX_REFUNDS).get()).docs.map((doc) => doc.data());
  const orders = await readOrders(db, records);
  return records.flatMap((record) => twiceMismatch(record, orders.get(record.orderId) ?? null) ?? []);
}

/** Finds the refunds that Razorpay refused, of payments without an order; the order's page shows the others. */
async function findRefused(db: Firestore, accounts: Pick<Accounts, 'find'>): Promise<Mismatch[]> {
  const refused = collectionOf(db, 'payments').where('refusedPaise', '>', 0);
  const records = (await refused.limit(MAX_REFUNDS).get()).docs.map((doc) => doc.data());
  const emails = await readEmails(
    accounts,
    db,
    records.map(({ userId }) => userId),
  );
  return records.flatMap((record) => refusedMismatch(record, emails.get(record.userId) ?? '') ?? []);
}

/** Compares one page of payments with the shop's records and orders. */
async function compare(db: Firestore, taken: readonly ListedPayment[]): Promise<Mismatch[]> {
  const ids = [...new Set(taken.map(({ orderId }) => orderId).filter(Boolean))];
  const known = await readData(db, ...ids.map((id) => paymentRef(db, id)));
  const records = new Map(known.map((record) => [record.razorpayOrderId, record]));
  const unknown = ids.filter((id) => !records.has(id));
  for (const [id, record] of await readLinkRecords(db, unknown)) records.set(id, record);
  const orders = await readOrders(db, [...records.values()]);
  return taken.flatMap((payment) => {
    const record = records.get(payment.orderId) ?? null;
    return paymentMismatch(payment, record, orders.get(record?.orderId ?? '') ?? null) ?? [];
  });
}

interface Compared {
  db: Firestore;
  accounts: Pick<Accounts, 'find'>;
  /** Null where online payment is off. */
  gateway: PaymentGateway | null;
  since: Date;
}

/** Finds where Razorpay's payments differ from the shop's records, and the refunds that it refused. */
export async function findPaymentMismatches({
  db,
  accounts,
  gateway,
  since,
}: Compared): Promise<PaymentComparison> {
  const found = await Promise.all([findRefused(db, accounts), findSentTwice(db, since)]);
  const mismatches = found.flat();
  if (!gateway) return { payments: 'all', mismatches };
  const listed = await listCaptured(gateway, since);
  if (!listed) return { payments: 'unavailable', mismatches };
  const taken = listed.found.filter(({ status }) => CAPTURED.includes(status));
  for (let start = 0; start < taken.length; start += PAYMENTS_PER_PAGE) {
    mismatches.push(...(await compare(db, taken.slice(start, start + PAYMENTS_PER_PAGE))));
  }
  return { payments: listed.payments, mismatches };
}
