import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { followReverse, isUnwantedParcel, type ReverseWord } from '@/domain/orders/returnDesk/reverseNews';
import type { ReverseAsked } from '@/domain/orders/returnDesk/reversePoll';
import { writeOrder } from '../../orders/writeOrder';
import { orderRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { recordStrayParcel } from './strayParcels';
import { collectionOf } from '../../platform/firestore/collections';

/** The order whose return this parcel brings back, or once was to bring back; null when the shop has none. */
export async function findReturnedOrder(db: Firestore, awb: string): Promise<string | null> {
  const orders = collectionOf(db, 'orders');
  const present = await orders.where('returnCase.pickup.awb', '==', awb).select().limit(1).get();
  if (present.docs[0]) return present.docs[0].id;
  const givenUp = await orders.where('returnCase.givenUp', 'array-contains', awb).select().limit(1).get();
  return givenUp.docs[0]?.id ?? null;
}

/** The order to whose return this parcel belongs; null where none has it, or where it comes although none wants it. */
export async function findWantedReturn(
  db: Firestore,
  parcel: Pick<ReverseWord, 'awb' | 'status'>,
): Promise<string | null> {
  const orderId = await findReturnedOrder(db, parcel.awb);
  if (!orderId) return null;
  const order = (await orderRef(db, orderId).get()).data() as Order;
  return isUnwantedParcel(order, parcel) ? null : orderId;
}

/** The courier's news of a parcel; `status` is null without a reply. */
interface Said {
  awb: string;
  status: string | null;
  at: Date;
}

/**
 * Writes what `follow` makes of the order, and when the courier is asked again; returns whether there were news. A parcel that comes
 * although it was cancelled, or its return was closed, is a stray parcel.
 */
export async function noteReverse(
  db: Firestore,
  orderId: string,
  { awb, status, at }: Said,
  follow: (order: Order) => ReverseAsked,
): Promise<boolean> {
  const { hasNews, isUnwanted } = await inTransaction(db, async (transaction) => {
    const ref = orderRef(db, orderId);
    const order = (await transaction.get(ref)).data();
    if (!order) return { hasNews: false, isUnwanted: false };
    const { order: followed, askAt } = follow(order);
    if (followed !== order) writeOrder(db, transaction, order, followed);
    if (askAt !== undefined) transaction.update(ref, { 'returnCase.pickup.askAt': askAt });
    const isStray = status !== null && isUnwantedParcel(order, { awb, status });
    return { hasNews: followed !== order, isUnwanted: isStray };
  });
  if (isUnwanted && status !== null) await recordStrayParcel(db, { awb, status, at });
  return hasNews;
}

/** Notes news of a parcel back on its return. The team says itself when it has arrived, because it looks into the parcel. */
export async function applyReverse(
  db: Firestore,
  orderId: string,
  { awb, status, at, isAnswer }: Omit<ReverseWord, 'at'> & { at: Date },
): Promise<void> {
  const word = { awb, status, at: at.toISOString(), isAnswer };
  await noteReverse(db, orderId, { awb, status, at }, (order) => ({
    order: followReverse(order, word),
    askAt: undefined,
  }));
}
