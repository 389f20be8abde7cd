import fc from 'fast-check';
import { fullAt, takeToken, type TokenBucket } from './tokenBucket';

const limits = { burst: 3, perSecond: 0.5 };

test('a burst passes, and the next call waits for one token', () => {
  let bucket: TokenBucket | undefined;
  const waits = [0, 0, 0, 0].map((at) => {
    const taken = takeToken(bucket, limits, at);
    bucket = taken.bucket;
    return taken.waitSeconds;
  });
  expect(waits).toEqual([0, 0, 0, 2]);
});

test('a bucket is full again after the refill time of its taken tokens', () => {
  const { bucket } = takeToken(undefined, limits, 1000);
  expect(fullAt(bucket, limits)).toEqual(new Date(3000));
  expect(fullAt(bucket, { burst: 3, perSecond: 0 })).toEqual(new Date(1000 + 86_400_000));
});

test('in any period at most the burst and the refilled tokens pass', () => {
  const calls = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(calls, (times) => {
      let bucket: TokenBucket | undefined;
      let passed = 0;
      const sorted = [...times].sort((a, b) => a - b);
      for (const at of sorted) {
        const taken = takeToken(bucket, limits, at);
        bucket = taken.bucket;
        if (taken.waitSeconds === 0) passed += 1;
      }
      const seconds = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / 1000;
      expect(passed).toBeLessThanOrEqual(limits.burst + seconds * limits.perSecond);
    }),
  );
});
