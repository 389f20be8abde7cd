import type { Firestore } from 'firebase-admin/firestore';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import type { Order, OrderStatus, ParcelTrouble } from '@/domain/orders/order/order';
import { followTrouble } from '@/domain/orders/shipment/parcelTrouble';
import { followTracking, sellFrom, strayWord } from '@/domain/orders/shipment/tracking';
import { writeOrder } from '../../orders/writeOrder';
import { inTransaction, orderRef } from '../../payments/records';

/** What the courier says of a parcel. */
export interface TrackingNews {
  awb: string;
  /** In the courier's words. */
  status: string;
  at: Date;
}

export type Applied =
  | { kind: 'moved'; from: OrderStatus; to: OrderStatus }
  /** It cannot have gone there. */
  | { kind: 'refused'; from: OrderStatus; to: OrderStatus }
  /** The order stands where it was; its parcel has met trouble, or has none any more. */
  | { kind: 'noted'; trouble: ParcelTrouble['kind'] | 'none' }
  | { kind: 'unchanged' };

/** The order that this parcel belongs to; null when the shop knows no such parcel. */
export async function findOrderId(db: Firestore, awb: string): Promise<string | null> {
  const { docs } = await db.collection('orders').where('shipment.awb', '==', awb).select().limit(1).get();
  return docs[0]?.id ?? null;
}

/**
 * Takes an order to where its parcel is and turns what left into sold, in one transaction. The same news twice, old
 * news, and webhook and poller at once change nothing more. Nothing changes either when the order has another parcel.
 */
export function applyTracking(db: Firestore, orderId: string, news: TrackingNews): Promise<Applied> {
  const ref = orderRef(db, orderId);
  return inTransaction<Applied>(db, async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order | undefined;
    if (order?.shipment.awb !== news.awb) return { kind: 'unchanged' };
    const at = news.at.toISOString();
    const followed = followTracking(order, news.status, at);
    const after = followTrouble(followed?.order ?? order, news.status, at);
    if (!followed) {
      if (after !== order) {
        writeOrder(db, transaction, order, after);
        return { kind: 'noted', trouble: after.shipment.trouble?.kind ?? 'none' };
      }
      const to = strayWord(order, news.status);
      return to ? { kind: 'refused', from: order.status, to } : { kind: 'unchanged' };
    }
    const refs = Object.keys(followed.sold).map((sku) => db.collection('stock').doc(sku));
    const found = refs.length > 0 ? await transaction.getAll(...refs) : [];
    const levels = found.flatMap((snapshot) => (snapshot.data() as StockLevel | undefined) ?? []);
    for (const level of sellFrom(levels, followed.sold)) {
      transaction.set(db.collection('stock').doc(level.sku), level);
    }
    writeOrder(db, transaction, order, after);
    return { kind: 'moved', from: order.status, to: followed.order.status };
  });
}
