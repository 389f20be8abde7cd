import { dayInIndia } from '@/domain/time/india';
import { add, subtract, times, toPaise, ZERO } from '@/domain/money/money';
import type { Counted, Order, OrderStatus } from '@/domain/orders/order/order';
import { endedAsLost, transitionsOf } from '@/domain/orders/lifecycle/lifecycle';
import { isWhollyRefunded } from '@/domain/orders/order/refunded';
import { isWholeReturn } from '@/domain/orders/returns/returns';
import { promisedForOrder } from '@/domain/payments/refund/refundable';
import { arrivalOf } from './arrival';
import { NO_SALES, type DaySales, type ItemSales } from './daySales';

const reachedStatusesOf = ({ history }: Order): ReadonlySet<OrderStatus> =>
  new Set(transitionsOf(history).map(({ to }) => to));

/** The order's state as far as sales are concerned. */
function salesStateOf(order: Order): Counted['as'] {
  // Checked before the other states, because the customer neither cancelled nor returned the order.
  if (endedAsLost(order)) return 'lost';
  const reachedStatuses = reachedStatusesOf(order);
  if (reachedStatuses.has('cancelled')) return 'cancelled';
  if (reachedStatuses.has('rto')) return 'rto';
  const isKept = order.paymentMethod === 'Pay Online' && !isWhollyRefunded(order);
  // Cash is never collected for a lost parcel; an online payment counts until it is refunded.
  if (order.shipment.trouble?.kind === 'lost' && !isKept) return 'lost';
  // An order that was returned in part or exchanged still counts as sold.
  const back = reachedStatuses.has('returned') && (!order.returning || isWholeReturn(order));
  return back || isWhollyRefunded(order) ? 'returned' : 'sold';
}

/**
 * How an order counts in the sales of the day in India on which it was placed (cash on delivery) or paid;
 * null when it never was, or when it only replaces returned units. Revenue is its total with delivery, less refunds.
 */
export function tallyOf(order: Order): Counted | null {
  if (order.replaces) return null;
  const placed = transitionsOf(order.history).find(({ to }) => to === 'placed');
  if (!placed) return null;
  const as = salesStateOf(order);
  const revenue = as === 'sold' ? subtract(toPaise(order.amounts.finalTotal), promisedForOrder(order)) : ZERO;
  const arrival = arrivalOf(order);
  const hasReturn = as === 'sold' && reachedStatusesOf(order).has('returned');
  return {
    day: dayInIndia(new Date(placed.at)),
    as,
    revenue,
    ...(arrival ? { arrival } : {}),
    ...(hasReturn ? { hasReturn } : {}),
  };
}

/** An order's part of its day's sums. Edits do not change what was counted before. */
export function salesOf(
  order: Pick<Order, 'lines' | 'couponCode' | 'amounts' | 'paymentMethod'>,
  counted: Counted,
): DaySales {
  const { day, as, revenue, arrival } = counted;
  const none: DaySales = { day, ...NO_SALES, placed: 1, items: {}, coupons: {} };
  if (as === 'cancelled') return none;
  const { lines, couponCode, amounts, paymentMethod } = order;
  const discount = add(toPaise(amounts.discountAmount), toPaise(amounts.deliveryDiscount ?? 0));
  const items = new Map<string, ItemSales>();
  for (const { kind, id, name, price, quantity } of as === 'sold' ? lines : []) {
    const key = `${kind}:${id}`;
    const before = items.get(key) ?? { kind, id, name, units: 0, revenue: 0 };
    const lineTotal = times(toPaise(price), quantity);
    items.set(key, { ...before, units: before.units + quantity, revenue: before.revenue + lineTotal });
  }
  return {
    ...none,
    orders: 1,
    kept: as === 'sold' ? 1 : 0,
    rto: as === 'rto' ? 1 : 0,
    arrived: arrival ? 1 : 0,
    inTime: arrival === 'in_time' ? 1 : 0,
    revenue,
    cod: paymentMethod === 'Cash on Delivery' ? 1 : 0,
    items: Object.fromEntries(items),
    coupons: couponCode ? { [couponCode]: { uses: 1, discount } } : {},
  };
}

const isSame = (a: Counted | null, b: Counted | null): boolean =>
  a?.day === b?.day &&
  a?.as === b?.as &&
  a?.revenue === b?.revenue &&
  a?.arrival === b?.arrival &&
  a?.hasReturn === b?.hasReturn;

/** Marks on an order whether the day's sums include its present state, and if not, since when. */
export function withTally(order: Order): Order {
  const counted = order.tally?.counted ?? null;
  if (isSame(counted, tallyOf(order)) && !order.tally?.countedAs) {
    return order.tally?.dueAt ? { ...order, tally: { counted, dueAt: null } } : order;
  }
  return { ...order, tally: { ...order.tally, counted, dueAt: order.tally?.dueAt ?? order.updatedAt } };
}

/** The counted order, the order as it was counted before, and the sums to remove from and add to its day. */
interface CountedOrder {
  order: Order;
  before: Order;
  removed: DaySales | null;
  added: DaySales | null;
}

/** Counts an order in its present state; null when nothing changed. */
export function countOrder(order: Order): CountedOrder | null {
  if (!order.tally?.dueAt) return null;
  const { counted: old, countedAs } = order.tally;
  const counted = tallyOf(order);
  const before = { ...order, ...countedAs };
  return {
    order: { ...order, tally: { counted, dueAt: null } },
    before,
    removed: old && salesOf(before, old),
    added: counted && salesOf(order, counted),
  };
}
