import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { searchOrders } from '../../functions/src/admin/search/searchOrders';
import { scoreOrder } from '../../src/domain/admin/search/rank';
import { searchEntryId, searchEntryOf } from '../../src/domain/admin/search/searchEntry';
import { readTerms } from '../../src/domain/admin/search/searchPlan';
import type { Order } from '../../src/domain/orders/order/order';
import { toRestFields } from '../../local/seed/values';
import type { Client } from '../firestore/client';
import { WANTED } from './orders';

const PER_COMMIT = 200;
const SCAN_PAGE = 1000;

/** A typed text, and whether the wanted order matches; with many orders, a few others may have the same six digits. */
export const SEARCHES: readonly (readonly [typed: string, hasWanted: boolean])[] = [
  ['yamini', true],
  ['yamini puducherry', true],
  ['yamnii', true],
  [WANTED.phone.slice(3, 9), true],
  [WANTED.awb, true],
  [WANTED.payment, true],
  [WANTED.invoice, true],
  ['asha', false],
  ['asha pune', false],
  ['GLM-SER-VITC-30', false],
  ['serum', false],
  ['prya pune', false],
];

/** Writes orders with their search entries. */
export async function fill(client: Client, project: string, orders: Iterable<Order>): Promise<void> {
  const root = `projects/${project}/databases/(default)`;
  let writes: object[] = [];
  const commit = async () => {
    if (writes.length > 0) await client.call('POST', `/v1/${root}/documents:commit`, { writes });
    writes = [];
  };
  const add = (path: string, data: object) =>
    writes.push({ update: { name: `${root}/documents/${path}`, fields: toRestFields(data) } });
  for (const order of orders) {
    add(`orders/${order.orderId}`, order);
    add(`orderSearch/${searchEntryId(order)}`, searchEntryOf(order));
    if (writes.length >= PER_COMMIT) await commit();
  }
  await commit();
}

/** Counts the documents that Firestore answers with from now on. */
export function countReads(): { reads: () => number; stop: () => void } {
  const [get, getAll] = [Query.prototype.get, Firestore.prototype.getAll];
  let reads = 0;
  Query.prototype.get = async function counted(this: Query): Promise<QuerySnapshot> {
    const found = await get.call(this);
    reads += Math.max(1, found.size);
    return found;
  };
  Firestore.prototype.getAll = function counted(this: Firestore, ...refs) {
    reads += refs.length;
    return getAll.apply(this, refs);
  };
  return {
    reads: () => reads,
    stop: () => {
      Query.prototype.get = get;
      Firestore.prototype.getAll = getAll;
    },
  };
}

/** One search; throws where it does not find what it should. */
export async function timeSearch(db: Firestore, typed: string, hasWanted: boolean): Promise<number> {
  const start = performance.now();
  const { orders } = await searchOrders(db, typed);
  const took = performance.now() - start;
  const isRight = hasWanted ? orders.some(({ shipment }) => shipment.awb === WANTED.awb) : orders.length > 0;
  if (!isRight) throw new Error(`"${typed}" found ${orders.length} orders`);
  return took;
}

/** The same by reading every order, as a shop without an index would. */
export async function timeScan(db: Firestore, typed: string): Promise<number> {
  const start = performance.now();
  const terms = readTerms(typed);
  const found: Order[] = [];
  const all = db.collection('orders').orderBy('createdAt', 'desc').limit(SCAN_PAGE);
  let page = await all.get();
  while (!page.empty) {
    const orders = page.docs.map((doc) => doc.data() as Order);
    found.push(...orders.filter((order) => scoreOrder(order, terms, false) !== null));
    page = await all.startAfter(page.docs.at(-1)).get();
  }
  if (found.length === 0) throw new Error(`The scan for "${typed}" found nothing`);
  return performance.now() - start;
}
