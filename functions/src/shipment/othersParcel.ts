import { refused } from '@/domain/orders/order/decision';
import { withCapitals } from '@/domain/text/withCapitals';
import type { Refused } from '../gateways/courier';
import { collectionOf } from '../platform/firestore/collections';
import type { TransactionScope } from '../platform/firestore/onOrder';
import { messages } from './messages';

/**
 * Whether another order, or the return of another, has the parcel with this AWB, as typed or in capitals: news of it would
 * then be taken for this order's.
 */
export async function isAwbTaken(
  { db, transaction }: TransactionScope,
  awb: string,
  orderId: string,
): Promise<boolean> {
  if (!awb) return false;
  const awbs = withCapitals(awb);
  const orders = collectionOf(db, 'orders');
  const found = await Promise.all([
    transaction.get(orders.where('shipment.awb', 'in', awbs).limit(2)),
    transaction.get(orders.where('returnCase.pickup.awb', 'in', awbs).limit(2)),
  ]);
  return found.some(({ docs }) => docs.some(({ id }) => id !== orderId));
}

/** Refuses a number that the team typed and another order has. */
export const AWB_TAKEN = refused('awb_taken', messages.awbTaken);

/**
 * The outcome of a booking that the courier answered with another order's parcel. Browsers choose the numbers of orders, so
 * that one can be the number of a second parcel or a pickup.
 */
export const refuseOthersParcel = (number: string): Refused => ({
  kind: 'refused',
  problem: messages.othersParcel(number),
});
