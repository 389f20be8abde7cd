import type { Order } from '../order/order';

/** Keeps the values that the day's sums counted, so that an edit subtracts the right ones. */
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
