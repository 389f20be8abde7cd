import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { addMonths, startOfMonth } from '@/domain/time/months';
import { cashOrderOf, type CashOrder } from '@/domain/admin/remittances/cashOrder';
import {
  doubtOf,
  normalizedCode,
  type CashFacts,
  type RemittanceLine,
} from '@/domain/admin/remittances/remittance';
import {
  REMITTANCES_PAGE,
  type RecordedLine,
  type RemittancesQuery,
} from '@/domain/contracts/admin/remittances';
import { mapInBatches } from '../../platform/concurrency/mapInBatches';
import { DOCUMENT_ID, readPage } from '../../platform/firestore/readPage';
import { orderRef, remittanceRef } from '../../platform/firestore/refs';
import { allOrders } from '../orderList/queries';
import { collectionOf } from '../../platform/firestore/collections';

/** The fields of an order that are read; none names its buyer. */
const FACTS = [
  'orderId',
  'status',
  'paymentMethod',
  'amounts',
  'credit',
  'history',
  'shipment.awb',
  'shipment.courier',
];
/** Firestore takes at most this many values in one `in`. */
const MAX_VALUES = 30;
const CONCURRENCY = 5;

async function readWithValues(
  values: readonly string[],
  queryOf: (some: string[]) => Query,
): Promise<DocumentData[]> {
  const all = [...new Set(values)].filter(Boolean);
  const parts = Array.from({ length: Math.ceil(all.length / MAX_VALUES) }, (_, at) =>
    all.slice(at * MAX_VALUES, (at + 1) * MAX_VALUES),
  );
  const found = await mapInBatches(parts, CONCURRENCY, (some) => queryOf(some).get());
  return found.flatMap(({ docs }) => docs.map((doc) => doc.data()));
}

type Named = Pick<RemittanceLine, 'awb' | 'orderId'>;
const awbOf = ({ shipment }: CashFacts): string => normalizedCode(shipment.awb);

/**
 * The order of each line: by its AWB, or else by its order number, if that order has no other AWB. An AWB goes when its
 * buyer's account is deleted. Those that the team typed earlier may have small letters.
 */
export async function readOrdersOf(
  db: Firestore,
  lines: readonly Named[],
): Promise<(line: Named) => CashFacts | null> {
  const awbs = lines.flatMap(({ awb }) => [awb, awb.toLowerCase()]);
  const sent = (await readWithValues(awbs, (some) =>
    allOrders(db)
      .where('shipment.awb', 'in', some)
      .select(...FACTS),
  )) as CashFacts[];
  const byAwb = new Map(sent.map((order) => [awbOf(order), order]));
  const others = lines.filter(({ awb }) => !byAwb.has(awb)).map(({ orderId }) => normalizedCode(orderId));
  const named = (await readWithValues(others, (some) =>
    allOrders(db)
      .where('orderId', 'in', some)
      .select(...FACTS),
  )) as CashFacts[];
  const byNumber = new Map(named.map((order) => [order.orderId, order]));
  return ({ awb, orderId }) => {
    const order = byNumber.get(normalizedCode(orderId));
    return byAwb.get(awb) ?? (order && ['', awb].includes(awbOf(order)) ? order : null);
  };
}

/** All lines of the parcels, whatever their references. */
export const readPayments = async (db: Firestore, awbs: readonly string[]): Promise<RemittanceLine[]> =>
  (await readWithValues(awbs, (some) =>
    collectionOf(db, 'remittances').where('awb', 'in', some),
  )) as RemittanceLine[];

/** The orders with what was paid for each; those whose courier owes nothing are left out. */
export async function withPayments(db: Firestore, orders: readonly CashFacts[]): Promise<CashOrder[]> {
  const owing = orders.filter((order) => cashOrderOf(order, []));
  const byAwb = await readPayments(db, owing.map(awbOf));
  const ids = owing.filter((order) => !awbOf(order)).map(({ orderId }) => orderId);
  const byNumber = (await readWithValues(ids, (some) =>
    collectionOf(db, 'remittances').where('orderId', 'in', some),
  )) as RemittanceLine[];
  return orders.flatMap((order) => {
    const awb = awbOf(order);
    const own = awb
      ? byAwb.filter((line) => line.awb === awb)
      : byNumber.filter(({ orderId }) => orderId === order.orderId);
    return (
      cashOrderOf(
        order,
        own.map(({ reference, day, amount }) => ({ awb, reference, day, amount })),
      ) ?? []
    );
  });
}

/** The delivered cash orders that were placed in some months, the newest first, with what was paid for them. */
export async function readCashOrders(db: Firestore, { from, to, after }: RemittancesQuery) {
  const query = allOrders(db)
    .where('paymentMethod', '==', 'Cash on Delivery')
    .where('createdAt', '>=', startOfMonth(from))
    .where('createdAt', '<', startOfMonth(addMonths(to, 1)))
    .orderBy('createdAt', 'desc')
    .orderBy(DOCUMENT_ID, 'desc')
    .select(...FACTS);
  const page = await readPage(
    query as Query<CashFacts>,
    REMITTANCES_PAGE,
    after ? orderRef(db, after) : null,
  );
  return page && { orders: await withPayments(db, page.found), next: page.next };
}

/** The lines that were paid in some months, the oldest first, each with what is in question about it. */
export async function readLines(db: Firestore, { from, to, after }: RemittancesQuery) {
  const query = collectionOf(db, 'remittances')
    .where('day', '>=', `${from}-01`)
    .where('day', '<', `${addMonths(to, 1)}-01`)
    .orderBy('day')
    .orderBy(DOCUMENT_ID);
  const page = await readPage<RemittanceLine>(
    query,
    REMITTANCES_PAGE,
    after ? remittanceRef(db, after) : null,
  );
  if (!page) return null;
  const orderOf = await readOrdersOf(db, page.found);
  const lines = page.found.map(({ awb, reference, day, amount, orderId }): RecordedLine => {
    const order = orderOf({ awb, orderId });
    const doubt = amount === 0 ? null : doubtOf(order);
    return { awb, reference, day, amount, orderId: order?.orderId ?? '', doubt };
  });
  return { lines, next: page.next };
}
