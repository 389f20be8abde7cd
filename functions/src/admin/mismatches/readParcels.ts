import type { Firestore } from 'firebase-admin/firestore';
import { parcelMismatch, type Mismatch } from '@/domain/admin/mismatch';
import type { Order } from '@/domain/orders/order/order';
import { findOrderId } from '../../shipment/tracking/applyTracking';
import type { StrayParcel } from '../../shipment/tracking/strayParcels';

/** Orders and parcels read of each kind. */
const MAX = 100;

async function strays(db: Firestore): Promise<Mismatch[]> {
  const { docs } = await db.collection('strayParcels').orderBy('at', 'desc').limit(MAX).get();
  const looked = await Promise.all(
    docs.map(async (doc): Promise<Mismatch[]> => {
      const { awb, status } = doc.data() as StrayParcel;
      // The webhook came before the booking was stored; the parcel has its order now.
      if (await findOrderId(db, awb)) return [];
      const problem = `The courier says: ${status}`;
      return [
        {
          kind: 'parcel_no_order',
          settledBy: 'cancel_parcel',
          orderId: '',
          awb,
          amount: 0,
          problem,
          customer: '',
        },
      ];
    }),
  );
  return looked.flat();
}

/** Orders without a parcel, parcels without an order, and parcels in trouble. */
export async function findParcelMismatches(db: Firestore, now: Date): Promise<Mismatch[]> {
  const orders = db.collection('orders');
  const found = await Promise.all([
    orders.where('shipment.status', '==', 'booking').limit(MAX).get(),
    orders.where('shipment.status', '==', 'failed').limit(MAX).get(),
    orders.where('shipment.problem', '>', '').limit(MAX).get(),
    orders.where('shipment.trouble.seenAt', '==', '').limit(MAX).get(),
  ]);
  const byId = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc.data() as Order])));
  const known = [...byId.values()].flatMap((order) => parcelMismatch(order, now) ?? []);
  return [...known, ...(await strays(db))];
}
