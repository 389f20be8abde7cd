import type { Firestore, Query } from 'firebase-admin/firestore';
import type { FirstTasks } from '@/domain/admin/orderList/tasks';
import type { Order } from '@/domain/orders/order/order';
import { isParcelCancelled } from '@/domain/orders/shipment/cancelledParcel';
import { messagesOf } from '../messages/readMessages';
import { returnsToDecide, waitingQuery } from '../orderList/queries';
import { firstUndelivered } from '../undelivered/readUndelivered';

const firstOf = async (query: Query): Promise<Order | undefined> =>
  (await query.limit(1).get()).docs[0]?.data() as Order | undefined;

/** Orders that are read after the oldest one if that one cannot be packed: few wait for another parcel at a time. */
const MAX_MORE = 5;

/** The oldest order to pack. One whose parcel the courier cancelled waits for another parcel first. */
async function firstToPack(db: Firestore): Promise<Order | undefined> {
  const byAge = waitingQuery(db, 'pack').orderBy('createdAt', 'asc');
  const oldest = (await byAge.limit(1).get()).docs[0];
  const first = oldest?.data();
  if (!oldest || !first || !isParcelCancelled(first)) return first;
  const { docs } = await byAge.startAfter(oldest).limit(MAX_MORE).get();
  return docs.map((doc) => doc.data()).find((order) => !isParcelCancelled(order));
}

/**
 * Reads the thing of each task that comes first. That is one read of each, and five more if the parcel of the oldest order
 * was cancelled, however many orders the shop has.
 */
export async function readFirstTasks(db: Firestore): Promise<FirstTasks> {
  const [pack, back, refund, asked, parcel, message] = await Promise.all([
    firstToPack(db),
    firstOf(waitingQuery(db, 'back').orderBy('createdAt', 'asc')),
    firstOf(waitingQuery(db, 'refund').orderBy('createdAt', 'asc')),
    firstOf(returnsToDecide(db).orderBy('returnCase.at', 'asc')),
    firstOf(firstUndelivered(db)),
    messagesOf(db).where('dueAt', '>', '').orderBy('dueAt', 'asc').limit(1).get(),
  ]);
  const dueAt: unknown = message.docs[0]?.get('dueAt');
  return {
    pack: { placedAt: pack?.createdAt ?? '', promised: pack?.deliverBy ?? '' },
    parcel: parcel?.undelivered
      ? { customer: parcel.erasedAt ? '' : parcel.address.name, dueAt: parcel.undelivered.dueAt }
      : null,
    returnAt: asked?.returnCase?.at ?? '',
    backAt: back?.createdAt ?? '',
    refundAt: refund?.createdAt ?? '',
    messageDueAt: typeof dueAt === 'string' ? dueAt : '',
  };
}
