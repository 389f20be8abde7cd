import type { Order } from '@/domain/orders/order/order';
import { nextReverseAsk } from '@/domain/orders/returnDesk/reversePoll';
import { documentMigration } from './documentMigration';

/** When the courier is to be asked after a parcel back that was booked before it was asked at all; null where it need not be. */
export function missingReverseAsk(order: Order): string | null {
  const pickup = order.returnCase?.pickup;
  return pickup && pickup.askAt === undefined ? nextReverseAsk(order, new Date(pickup.at)) : null;
}

/** Without it, older parcels back are followed by the courier's webhook alone. */
export const reverseAsks = documentMigration<Order>({
  id: '2026-11-27-reverse-asks',
  describe: 'Has the courier asked after parcels back that were booked before it was asked.',
  collection: 'orders',
  isOld: (order) => missingReverseAsk(order) !== null,
  async rewrite({ transaction, ref, stored }) {
    transaction.update(ref, { 'returnCase.pickup.askAt': missingReverseAsk(stored) });
  },
});
