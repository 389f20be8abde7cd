import { unitsOf } from '@/domain/catalogue/stock';
import { HOLD_MS } from '@/domain/payments/record/paymentRecord';
import type { Order } from '../order/order';
import type { CountedOrders } from './findBreach';
import { heldUnpaidOf } from './pastOrders';

/** The order as it counts if nobody pays for it. */
function asUnpaid(order: Order, now: Date): Order {
  const ended = { at: now.toISOString(), from: order.status, to: 'expired', by: '', note: '' } as const;
  return { ...order, status: 'expired', history: [...order.history, ended] };
}

/**
 * Returns whether an order that waits for its payment may hold its units for another spell: counted with its time so
 * far, its buyer has not reached the limit of unpaid holds.
 */
export function mayHoldOn(order: Order, { limits, account, phone }: CountedOrders, now: Date): boolean {
  if (account.record.lifted) return true;
  return [account, phone].every(({ orders }) => {
    const others = orders.filter(({ orderId }) => orderId !== order.orderId);
    const heldMs = heldUnpaidOf([...others, asUnpaid(order, now)], now);
    const skus = [...unitsOf(order.reserved).keys()];
    return skus.every((sku) => (heldMs.get(sku) ?? 0) < limits.unpaidHolds * HOLD_MS);
  });
}
