import fc from 'fast-check';
import { randomFrom } from './random';
import { HOLD, presses, share, simulate } from './stockSimulation';

const scene = fc.record({
  shards: fc.integer({ min: 1, max: 16 }),
  units: fc.integer({ min: 0, max: 60 }),
  arrivals: fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 80 }),
  seed: fc.integer(),
});
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

test('never sells more than there is, and everybody gets one answer', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const { sold, soldOut, aborted, left, waits } = simulate(one);
      expect(sold + total(left)).toBe(one.units);
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
      expect(sold + soldOut + aborted).toBe(one.arrivals.length);
      expect(waits).toHaveLength(sold);
      // Nobody is told that it is sold out while there are units.
      if (soldOut > 0) expect(total(left)).toBe(0);
    }),
  );
});

test('a document commits at most once a second', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const { sold, end } = simulate(one);
      const first = Math.min(...one.arrivals);
      if (sold > 0) expect(sold).toBeLessThanOrEqual(one.shards * Math.ceil((end - first) / HOLD));
    }),
  );
});

test('nobody in anybody’s way buys at once; the same seed is the same run', () => {
  const alone = simulate({ shards: 1, units: 3, arrivals: [0, 5000, 10_000], seed: 1 });
  expect(alone).toMatchObject({ sold: 3, aborted: 0, waits: [HOLD, HOLD, HOLD] });
  const arrivals = presses(20, 10_000, randomFrom(7));
  expect(presses(20, 10_000, randomFrom(7))).toEqual(arrivals);
  const run = () => simulate({ shards: 4, units: 1000, arrivals, seed: 2 });
  expect(run()).toEqual(run());
});

test('an empty document is passed over for the one that has the last unit', () => {
  expect(share(1, 4)).toEqual([0, 0, 0, 1]);
  for (let seed = 0; seed < 20; seed += 1) {
    expect(simulate({ shards: 4, units: 1, arrivals: [0, 9000], seed })).toMatchObject({
      sold: 1,
      soldOut: 1,
    });
  }
});

test('more documents sell more where one is not enough', () => {
  const arrivals = presses(10, 60_000, randomFrom(3));
  const sold = [1, 4, 16].map((shards) => simulate({ shards, units: 10_000, arrivals, seed: 3 }).sold);
  expect(sold[1]).toBeGreaterThan(2 * sold[0]!);
  expect(sold[2]).toBeGreaterThan(1.5 * sold[1]!);
});
