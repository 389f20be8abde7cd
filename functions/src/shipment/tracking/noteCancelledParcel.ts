import type { Order } from '@/domain/orders/order/order';
import { cancelledParcelNews } from '@/domain/admin/notifications/eventNews';
import { followParcelCancel, isParcelCancelled } from '@/domain/orders/shipment/cancelledParcel';
import { writeOrder } from '../../orders/writeOrder';
import { onOrder } from '../../platform/firestore/onOrder';
import { writeNews } from '../../platform/news';
import type { TrackingDeps } from './applyTracking';
import type { TrackingNews } from './trackingNews';

/**
 * Notes a parcel that the courier cancelled by itself, and tells the team once. Only the poller calls it: a webhook
 * comes also when an edit or a prepayment has just had the parcel cancelled.
 */
export async function noteCancelledParcel(
  { db }: TrackingDeps,
  polled: Order,
  { awb, status, at }: TrackingNews,
): Promise<void> {
  const follow = (order: Order) => followParcelCancel(order, status, at.toISOString());
  if (follow(polled) === polled) return;
  await onOrder(await db(), polled.orderId, (order, { db, transaction }) => {
    const after = follow(order);
    if (order.shipment.awb !== awb || after === order) return null;
    writeOrder(db, transaction, order, after);
    if (isParcelCancelled(after))
      writeNews(db, transaction, cancelledParcelNews(order.orderId, awb, after.updatedAt));
    return null;
  });
}
