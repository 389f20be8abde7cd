import fc from 'fast-check';
import { randomFrom } from '../../../demo/random';
import { HOLD, presses, share, simulate } from './stockSimulation';

const scene = fc.record({
  shards: fc.integer({ min: 1, max: 16 }),
  units: fc.integer({ min: 0, max: 60 }),
  arrivals: fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 80 }),
  seed: fc.integer(),
});
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

test('the simulation never oversells, and every buyer gets one answer', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const { sold, soldOut, aborted, left, waits } = simulate(one);
      expect(sold + total(left)).toBe(one.units);
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
      expect(sold + soldOut + aborted).toBe(one.arrivals.length);
      expect(waits).toHaveLength(sold);
      // No shopper reads "sold out" while units are left.
      if (soldOut > 0) expect(total(left)).toBe(0);
    }),
  );
});

test('a document has at most one commit per second', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const { sold, end } = simulate(one);
      const first = Math.min(...one.arrivals);
      if (sold > 0) expect(sold).toBeLessThanOrEqual(one.shards * Math.ceil((end - first) / HOLD));
    }),
  );
});

test('buyers without contention buy at once, and the same seed gives the same run', () => {
  const alone = simulate({ shards: 1, units: 3, arrivals: [0, 5000, 10_000], seed: 1 });
  expect(alone).toMatchObject({ sold: 3, aborted: 0, waits: [HOLD, HOLD, HOLD] });
  const arrivals = presses(20, 10_000, randomFrom(7));
  expect(presses(20, 10_000, randomFrom(7))).toEqual(arrivals);
  const run = () => simulate({ shards: 4, units: 1000, arrivals, seed: 2 });
  expect(run()).toEqual(run());
});

test('an empty shard is skipped for the one that has the last unit', () => {
  expect(share(1, 4)).toEqual([0, 0, 0, 1]);
  for (let seed = 0; seed < 20; seed += 1) {
    expect(simulate({ shards: 4, units: 1, arrivals: [0, 9000], seed })).toMatchObject({
      sold: 1,
      soldOut: 1,
    });
  }
});

test('more shards sell more where one is too slow', () => {
  const arrivals = presses(10, 60_000, randomFrom(3));
  const sold = [1, 4, 16].map((shards) => simulate({ shards, units: 10_000, arrivals, seed: 3 }).sold);
  expect(sold[1]).toBeGreaterThan(2 * sold[0]!);
  expect(sold[2]).toBeGreaterThan(1.5 * sold[1]!);
});
