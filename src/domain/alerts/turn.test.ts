import fc from 'fast-check';
import type { AlertQueue } from './alert';
import { isDue, openQueue, takeTurn, turnSize, TURN_SIZE } from './turn';

const QUEUE: AlertQueue = {
  kind: 'back',
  productId: 'toner',
  sku: 'toner-1',
  isOpen: true,
  told: 0,
  highest: 0,
};
const people = (count: number, price = 100) => Array.from({ length: count }, (_, id) => ({ id, price }));

/** Takes turns until no one is left to notify; `line` loses the notified ones. */
function run(queue: AlertQueue, available: number, line: { id: number; price: number }[], price = 100) {
  const notified: number[] = [];
  let now = queue;
  const offered = { available, price };
  for (let turns = 0; isDue(now, offered); turns += 1) {
    if (turns > 1000) throw new Error('It never ends');
    const turn = takeTurn(now, offered, line.slice(0, turnSize(now, offered)));
    notified.push(...line.splice(0, turn.notified.length).map(({ id }) => id));
    expect(turn.notified.length).toBeLessThanOrEqual(TURN_SIZE);
    now = turn.queue;
    if (!turn.hasMore) break;
  }
  return { notified, queue: now };
}

test('of 1,000 people who wait for 20 units exactly the first 20 are notified, once each', () => {
  const line = people(1000);
  const first = run(QUEUE, 20, line);
  expect(first.notified).toEqual(people(20).map(({ id }) => id));
  expect(isDue(first.queue, { available: 20, price: 100 })).toBe(false);
  const sold = run(first.queue, 0, line);
  expect(sold).toMatchObject({ notified: [], queue: { told: 0, isOpen: true } });
  expect(run(sold.queue, 30, line).notified).toHaveLength(30);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('stock' as const), units: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ kind: fc.constant('join' as const), count: fc.integer({ min: 1, max: 60 }) }),
);

test('alerts go out oldest first, once each, and never more than units came in', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let queue = { ...QUEUE, isOpen: false };
      const line: { id: number; price: number }[] = [];
      const notified: number[] = [];
      let available = 0;
      let cameIn = 0;
      let joined = 0;
      for (const one of steps) {
        if (one.kind === 'join') {
          for (let count = 0; count < one.count; count += 1) line.push({ id: joined++, price: 100 });
          queue = openQueue(queue, { ...QUEUE, price: 100 }, available);
        } else {
          cameIn += Math.max(0, one.units - available);
          available = one.units;
        }
        const after = run(queue, available, line);
        notified.push(...after.notified);
        queue = after.queue;
        if (queue.isOpen) expect(queue.told).toBe(Math.max(0, Math.min(available, queue.told)));
        expect(notified.length).toBeLessThanOrEqual(cameIn);
        // A queue stays open only once every available unit is assigned.
        if (queue.isOpen) expect(queue.told).toBe(available);
        expect(queue.isOpen || line.length === 0).toBe(true);
      }
      expect(notified).toEqual(notified.map((_, at) => at));
    }),
  );
});

test('a lower price notifies exactly those who asked at a higher one, while the size is in stock', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 80 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 2 }),
      (prices, price, available) => {
        const line = prices.sort((a, b) => b - a).map((asked, id) => ({ id, price: asked }));
        const higher = line.filter((one) => one.price > price).length;
        const queue = { ...QUEUE, kind: 'price' as const, highest: prices[0] ?? 0, isOpen: line.length > 0 };
        const after = run(queue, available, line, price);
        expect(after.notified).toHaveLength(available > 0 ? higher : 0);
        expect(isDue(after.queue, { available, price })).toBe(false);
      },
    ),
  );
});
