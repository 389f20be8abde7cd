import type { Firestore } from 'firebase-admin/firestore';
import { MAX_COUNTED } from '@/domain/contracts/adminOrders/counts';
import { countDocuments } from '../../platform/firestore/countDocuments';
import { allOrders } from './queries';

/**
 * Counts the orders to pack in two reads. One whose parcel the courier cancelled is placed, too, and waits for another
 * parcel first.
 */
export async function countToPack(db: Firestore): Promise<number> {
  const placed = allOrders(db).where('status', '==', 'placed');
  const [all, cancelled] = await Promise.all([
    countDocuments(placed),
    countDocuments(placed.where('waits', 'array-contains', 'courier')),
  ]);
  // At its limit the count says 'or more', which these few do not change.
  return all < MAX_COUNTED ? all - cancelled : all;
}
