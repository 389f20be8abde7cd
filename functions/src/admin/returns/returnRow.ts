import type { ReturnRow } from '@/domain/contracts/adminOrders/returns';
import { add, times, toPaise, toRupees, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { returnCaseOf, returnWaitOf } from '@/domain/orders/returnDesk/steps';

/** An order's return as the list shows it; null for an order without one. */
export function returnRow(order: Order): ReturnRow | null {
  const own = returnCaseOf(order);
  if (!own) return null;
  const { asked, state, at, outcome, openedBy, pickup, replacement } = own;
  const [first] = asked.lines;
  const worth = asked.lines.reduce((sum, { line, quantity }) => {
    const price = order.lines[line]?.price ?? 0;
    return add(sum, times(toPaise(price), quantity));
  }, ZERO);
  return {
    id: order.orderId,
    customer: order.erasedAt ? '' : order.address.name,
    city: order.address.city,
    askedAt: asked.at,
    at,
    reason: asked.reason,
    units: first?.quantity ?? 0,
    item: order.lines[first?.line ?? 0]?.name ?? '',
    more: Math.max(0, asked.lines.length - 1),
    worth: toRupees(worth),
    state,
    waits: returnWaitOf(order),
    status: order.status,
    outcome,
    isReplaced: replacement !== undefined,
    openedBy,
    awb: pickup?.awb ?? '',
    news: pickup?.news?.kind ?? '',
  };
}
