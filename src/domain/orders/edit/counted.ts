import type { Order } from '../order/order';

/** What the day's sums have counted of the order stays known, so that the edit takes the right sums out. */
export function withCounted(before: Order, after: Order): Order {
  const { tally } = before;
  if (!tally || before.amounts === after.amounts) return after;
  const { lines, couponCode, amounts, paymentMethod } = before;
  const countedAs = tally.countedAs ?? { lines, couponCode, amounts, paymentMethod };
  return {
    ...after,
    tally: { ...tally, ...(tally.counted ? { countedAs } : {}), dueAt: tally.dueAt ?? after.updatedAt },
  };
}
