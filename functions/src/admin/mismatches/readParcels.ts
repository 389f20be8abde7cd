import type { Firestore } from 'firebase-admin/firestore';
import { parcelMismatch, strayMismatch, type Mismatch } from '@/domain/admin/mismatch';
import type { Order } from '@/domain/orders/order/order';
import type { StrayParcel } from '@/domain/orders/shipment/strayParcel';
import { isPickedUpAfterCancel } from '@/domain/orders/shipment/cancelledParcel';
import { findOrder } from '../../platform/firestore/findOrder';
import { findWantedReturn } from '../../shipment/tracking/applyReverse';
import { findOrderId } from '../../shipment/tracking/applyTracking';
import { collectionOf } from '../../platform/firestore/collections';

/** Orders and parcels read of each kind. */
const MAX = 100;

/** Whether the list has to show a stray parcel of this order, which has no line for it otherwise. */
const isListed = (order: Order, stray: StrayParcel): boolean =>
  isPickedUpAfterCancel(order, stray) && order.shipment.problem === '';

/** The order that was sent again after the courier had lost this parcel of it; null where there is none. */
async function findResent(db: Firestore, awb: string): Promise<Order | null> {
  const resent = collectionOf(db, 'orders').where('undelivered.resentAwbs', 'array-contains', awb);
  return (await resent.limit(1).get()).docs[0]?.data() ?? null;
}

async function strays(db: Firestore): Promise<Mismatch[]> {
  const { docs } = await collectionOf(db, 'strayParcels').orderBy('at', 'desc').limit(MAX).get();
  const looked = await Promise.all(
    docs.map(async (doc): Promise<Mismatch[]> => {
      const stray = doc.data();
      const orderId = await findOrderId(db, stray.awb);
      const order = orderId ? await findOrder(db, orderId) : null;
      if (order && isListed(order, stray)) return [strayMismatch(stray, order)];
      // The webhook came before the booking was stored; the parcel has its order or return now.
      if (order ?? (await findWantedReturn(db, stray))) return [];
      return [strayMismatch(stray, await findResent(db, stray.awb))];
    }),
  );
  return looked.flat();
}

/** Orders without a parcel, parcels without an order, and parcels in trouble. */
export async function findParcelMismatches(db: Firestore, now: Date): Promise<Mismatch[]> {
  const orders = collectionOf(db, 'orders');
  const found = await Promise.all([
    orders.where('shipment.status', '==', 'booking').limit(MAX).get(),
    orders.where('shipment.status', '==', 'failed').limit(MAX).get(),
    orders.where('shipment.problem', '>', '').limit(MAX).get(),
    orders.where('shipment.trouble.seenAt', '==', '').limit(MAX).get(),
  ]);
  const byId = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc.data()])));
  const known = [...byId.values()].flatMap((order) => parcelMismatch(order, now) ?? []);
  return [...known, ...(await strays(db))];
}
