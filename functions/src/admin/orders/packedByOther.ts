import type { Firestore } from 'firebase-admin/firestore';
import { refused, type RefusedAction } from '@/domain/orders/order/decision';
import type { Order } from '@/domain/orders/order/order';
import { isPackedByOther } from '@/domain/orders/packing/scan';
import { store } from '@/domain/store';
import { readTeam } from '@/domain/staff/team';
import { teamRef } from '../../platform/callers/teamRecord';
import { messages } from './messages';

/** Refuses a caller whose colleague has the order on their packing table, with that colleague's name; null otherwise. */
export async function packedByOther(
  db: Firestore,
  order: Order,
  uid: string,
  now: Date,
): Promise<RefusedAction | null> {
  if (!isPackedByOther(order, uid, now)) return null;
  const { by = '', isFixedOwner = false } = order.packing ?? {};
  const member = readTeam((await teamRef(db).get()).data()).members[by];
  const other = isFixedOwner ? store.adminEmail : messages.aColleague;
  const who = member ? member.name || member.email : other;
  return refused('being_packed', messages.packing(who, order.orderId));
}
