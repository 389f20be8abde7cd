import { paise } from '@/domain/money/money';
import type { Firestore } from 'firebase-admin/firestore';
import { cursorOf, readCursor } from '@/domain/admin/orderList/query';
import { sortedBy, undeliveredRow, type UndeliveredRow } from '@/domain/admin/undelivered/row';
import { STATE_OF, UNDELIVERED_PER_PAGE, type UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import type { UndeliveredCounts } from '@/domain/contracts/orders/undelivered';
import type { Order } from '@/domain/orders/order/order';
import type { Undelivered } from '@/domain/orders/order/undelivered';
import { CLAIM_STATUSES, type Claim, type ClaimSums } from '@/domain/orders/undelivered/claim';
import { claimRef } from '../../platform/firestore/refs';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { countDocuments } from '../../platform/firestore/countDocuments';
import { readData } from '../../platform/firestore/readData';
import { collectionOf } from '../../platform/firestore/collections';

/** Claims for parcels from customers are not listed beyond this. */
const MAX_BACK_CLAIMS = 20;

const inState = (db: Firestore, state: Undelivered['state']) =>
  collectionOf(db, 'orders').where('undelivered.state', '==', state);

/** The orders of a view, in its order. */
function ordersOf(db: Firestore, tab: UndeliveredTab) {
  const state = STATE_OF[tab];
  const all = collectionOf(db, 'orders');
  const { field, direction } = sortedBy(tab);
  const orders = state ? inState(db, state) : all.where(`undelivered.${field}`, '>', '');
  return orders.orderBy(`undelivered.${field}`, direction).orderBy(DOCUMENT_ID, direction);
}

/** The parcels that wait for an answer, the one whose time ends first at the front. */
export const firstUndelivered = (db: Firestore) => ordersOf(db, 'waiting');

export interface UndeliveredPage {
  rows: UndeliveredRow[];
  next: string | null;
}

/** One page of a view: at most 51 reads, however many cases there are. */
export async function readUndelivered(
  db: Firestore,
  tab: UndeliveredTab,
  after: string,
): Promise<UndeliveredPage> {
  const { field } = sortedBy(tab);
  const place = readCursor(after);
  const sorted = ordersOf(db, tab);
  const query = place ? sorted.startAfter(place.createdAt, place.id) : sorted;
  const { docs } = await query.limit(UNDELIVERED_PER_PAGE + 1).get();
  const orders = docs.map((doc) => doc.data());
  const shown = orders.slice(0, UNDELIVERED_PER_PAGE);
  const last = shown.at(-1);
  const hasMore = orders.length > shown.length && last?.undelivered;
  return {
    rows: shown.flatMap((order) => undeliveredRow(order) ?? []),
    next: hasMore ? cursorOf({ createdAt: last.undelivered?.[field] ?? '', id: last.orderId }) : null,
  };
}

/** Four count queries of one read each. */
export async function countUndelivered(db: Firestore): Promise<UndeliveredCounts> {
  const [waiting, trying, returning, lost] = await Promise.all([
    countDocuments(inState(db, 'waits')),
    countDocuments(inState(db, 'trying')),
    countDocuments(inState(db, 'returning')),
    // The case of a lost parcel is closed; only its trouble waits to be seen.
    countDocuments(inState(db, 'closed').where('shipment.trouble.seenAt', '==', '')),
  ]);
  return { waiting, trying, returning, lost };
}

/** The claims for these parcels; one read for each parcel. */
export const readClaims = (db: Firestore, awbs: readonly string[]): Promise<Claim[]> =>
  readData(db, ...awbs.map((awb) => claimRef(db, awb)));

/**
 * The claims of an order, oldest first: those for its lost parcels, and all for parcels from its customer, because the
 * order forgets a parcel back that turns up, or that another return or a deleted account replaces.
 */
export async function readClaimsOf(db: Firestore, { orderId, undelivered }: Order): Promise<Claim[]> {
  const awbs = (undelivered?.losses ?? []).flatMap(({ awb }) => awb || []);
  const back = collectionOf(db, 'claims').where('orderId', '==', orderId).where('isBack', '==', true);
  const [sent, { docs }] = await Promise.all([readClaims(db, awbs), back.limit(MAX_BACK_CLAIMS).get()]);
  const claims = [...sent, ...docs.map((doc) => doc.data())];
  return claims.sort((one, other) => Date.parse(one.openedAt) - Date.parse(other.openedAt));
}

/** Claims for parcels from customers that are not settled yet; the list has no rows for them. */
export async function readBackClaims(db: Firestore): Promise<Claim[]> {
  const open = collectionOf(db, 'claims')
    .where('isBack', '==', true)
    .where('status', 'in', ['open', 'accepted']);
  const { docs } = await open.limit(MAX_BACK_CLAIMS).get();
  return docs.map((doc) => doc.data());
}

/** Paise of all claims by status: an aggregation for each, of one read for a thousand claims. */
export async function sumClaims(db: Firestore): Promise<ClaimSums> {
  const { AggregateField } = await import('firebase-admin/firestore');
  const sums = await Promise.all(
    CLAIM_STATUSES.map(async (status) => {
      const query = collectionOf(db, 'claims').where('status', '==', status);
      const found = await query.aggregate({ amount: AggregateField.sum('amount') }).get();
      return [status, paise(found.data().amount)] as const;
    }),
  );
  return Object.fromEntries(sums) as ClaimSums;
}
