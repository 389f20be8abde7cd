import type { Firestore, Query } from 'firebase-admin/firestore';
import type { FirstTasks } from '@/domain/admin/orderList/tasks';
import type { Order } from '@/domain/orders/order/order';
import { messagesOf } from '../messages/readMessages';
import { returnsToDecide, waitingQuery } from '../orderList/queries';
import { firstUndelivered } from '../undelivered/readUndelivered';

const firstOf = async (query: Query): Promise<Order | undefined> =>
  (await query.limit(1).get()).docs[0]?.data() as Order | undefined;

/** Reads the thing of each task that comes first: six reads at most, however many orders the shop has. */
export async function readFirstTasks(db: Firestore): Promise<FirstTasks> {
  const [pack, back, refund, asked, parcel, message] = await Promise.all([
    firstOf(waitingQuery(db, 'pack').orderBy('createdAt', 'asc')),
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
