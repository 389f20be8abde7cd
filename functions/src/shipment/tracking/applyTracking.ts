import type { Firestore } from 'firebase-admin/firestore';
import { undeliveredMail } from '@/domain/mail/orders/undeliveredMail';
import type { OrderStatus, ParcelTrouble } from '@/domain/orders/order/order';
import { foundNews } from '@/domain/admin/notifications/eventNews';
import { endedAsLost } from '@/domain/orders/lifecycle/lifecycle';
import { followTrouble } from '@/domain/orders/shipment/parcelTrouble';
import { isPickedUpAfterCancel } from '@/domain/orders/shipment/cancelledParcel';
import { followTracking, sellUnits, findUnreachableStatus } from '@/domain/orders/shipment/tracking';
import { followUndelivered } from '@/domain/orders/undelivered/followUndelivered';
import { noteFound } from '@/domain/orders/undelivered/foundLater';
import { writeMail } from '../../gateways/mail/writeMail';
import { writeOrder } from '../../orders/writeOrder';
import { shopUrl } from '../../platform/config';
import { writeNews } from '../../platform/news';
import { inTransaction } from '../../platform/firestore/transaction';
import { orderRef, stockRef } from '../../platform/firestore/refs';
import { readData } from '../../platform/firestore/readData';
import { deliveryToken } from '../undelivered/deliveryLink';
import type { TrackingNews } from './trackingNews';
import { collectionOf } from '../../platform/firestore/collections';

export interface TrackingDeps {
  db: () => Promise<Firestore>;
  /** Signs the links in mails; empty where none is set, and mails have no link then. */
  linkSecret: () => string;
}

export type Applied =
  | { kind: 'moved'; from: OrderStatus; to: OrderStatus }
  /** The table of order states does not have this transition. */
  | { kind: 'refused'; from: OrderStatus; to: OrderStatus }
  /** The courier brings the parcel although it was cancelled with its order, which stays as it is. */
  | { kind: 'picked_up_after_cancel' }
  /** The order's status stays; its parcel met trouble, or is out of it. */
  | { kind: 'noted'; trouble: ParcelTrouble['kind'] | 'none' }
  | { kind: 'unchanged' };

/** The order of this parcel; null when the shop has none. */
export async function findOrderId(db: Firestore, awb: string): Promise<string | null> {
  const { docs } = await collectionOf(db, 'orders').where('shipment.awb', '==', awb).select().limit(1).get();
  return docs[0]?.id ?? null;
}

/**
 * Moves an order to where its parcel is and turns reserved stock into sold, in one transaction. Repeated or old news,
 * and webhook and poller at once, change nothing more. News of another parcel changes nothing. A failed attempt asks the
 * shopper what to do, by a mail of its own. An order that ended because its parcel was lost stays ended, and so does one
 * that was cancelled.
 */
export async function applyTracking(
  { db: open, linkSecret }: TrackingDeps,
  orderId: string,
  news: TrackingNews,
): Promise<Applied> {
  const db = await open();
  const ref = orderRef(db, orderId);
  return inTransaction<Applied>(db, async (transaction) => {
    const order = (await transaction.get(ref)).data();
    if (order?.shipment.awb !== news.awb || order.shipment.status === 'by_hand') return { kind: 'unchanged' };
    if (isPickedUpAfterCancel(order, news)) return { kind: 'picked_up_after_cancel' };
    const at = news.at.toISOString();
    if (endedAsLost(order)) {
      const found = noteFound(order, { ...news, at });
      if (found === order) return { kind: 'unchanged' };
      writeOrder(db, transaction, order, found);
      const isKnown = order.shipment.trouble?.foundAs !== undefined;
      if (!isKnown) writeNews(db, transaction, foundNews(orderId, at));
      return { kind: 'noted', trouble: 'lost' };
    }
    const followed = followTracking(order, news.status, at);
    const troubled = followTrouble(followed?.order ?? order, news.status, at);
    const after = followUndelivered(troubled, { ...news, at });
    const write = () => {
      writeOrder(db, transaction, order, after);
      const token = deliveryToken(after, linkSecret());
      const mail = undeliveredMail(order, after, { siteUrl: shopUrl(), token });
      if (mail) writeMail(db, transaction, mail);
    };
    if (!followed) {
      if (after !== order) {
        write();
        return { kind: 'noted', trouble: after.shipment.trouble?.kind ?? 'none' };
      }
      const to = findUnreachableStatus(order, news.status);
      return to ? { kind: 'refused', from: order.status, to } : { kind: 'unchanged' };
    }
    const refs = Object.keys(followed.sold).map((sku) => stockRef(db, sku));
    const levels = await readData(transaction, ...refs);
    for (const level of sellUnits(levels, followed.sold)) {
      transaction.set(stockRef(db, level.sku), level);
    }
    write();
    return { kind: 'moved', from: order.status, to: followed.order.status };
  });
}
