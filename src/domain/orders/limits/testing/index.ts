import type { HistoryEntry, Order } from '../../order/order';

/** An order for tests of limits: each step is the minute since `start` at which it was taken. */
export function pastOrder(
  change: Partial<Order>,
  steps: readonly [minute: number, to: HistoryEntry['to']][],
  start = new Date('2026-11-25T06:00:00.000Z'),
): Order {
  const at = (minute: number) => new Date(start.getTime() + minute * 60_000).toISOString();
  const history = steps.map(([minute, to], index): HistoryEntry => {
    const from = steps[index - 1]?.[1] ?? null;
    return { at: at(minute), from, to, by: 'asha', note: '' };
  });
  return {
    orderId: 'GLM1',
    paymentMethod: 'Cash on Delivery',
    reserved: { 'T-1': 1 },
    status: steps.at(-1)?.[1] ?? 'placed',
    history,
    createdAt: at(steps[0]?.[0] ?? 0),
    ...change,
  } as Order;
}
