import type { Order } from '@/domain/orders/order/order';
import { takenOutNews } from '@/domain/admin/notifications/eventNews';
import { followTakenOut, isTakenOut } from '@/domain/orders/shipment/takenOut';
import { writeOrder } from '../../orders/writeOrder';
import { onOrder } from '../../platform/firestore/onOrder';
import { writeNews } from '../../platform/news';
import type { TrackingDeps } from './applyTracking';
import type { TrackingNews } from './trackingNews';

/**
 * Notes a parcel that the courier cancelled by itself, and tells the team once. Only the poller calls it: a webhook
 * comes also when an edit or a prepayment has just taken the parcel out.
 */
export async function noteTakenOut(
  { db }: TrackingDeps,
  polled: Order,
  { awb, status, at }: TrackingNews,
): Promise<void> {
  const follow = (order: Order) => followTakenOut(order, status, at.toISOString());
  if (follow(polled) === polled) return;
  await onOrder(await db(), polled.orderId, (order, { db, transaction }) => {
    const after = follow(order);
    if (order.shipment.awb !== awb || after === order) return null;
    writeOrder(db, transaction, order, after);
    if (isTakenOut(after)) writeNews(db, transaction, takenOutNews(order.orderId, awb, after.updatedAt));
    return null;
  });
}
