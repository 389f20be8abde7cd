import { cached } from './cached';

function aClock() {
  let at = 0;
  return { now: () => new Date(at), pass: (ms: number) => (at += ms) };
}

/** Loads 1, 2, 3…, each when the test releases it. */
function aLoader() {
  const waiting: (() => void)[] = [];
  let count = 0;
  const load = () => {
    const value = (count += 1);
    return new Promise<number>((resolve) => waiting.push(() => resolve(value)));
  };
  return { load, answer: () => waiting.splice(0).forEach((give) => give()), loads: () => count };
}

test('callers share a load during its TTL', async () => {
  const [clock, loader] = [aClock(), aLoader()];
  const get = cached({ ageMs: 1000, now: clock.now }, loader.load);
  const both = Promise.all([get(), get()]);
  loader.answer();
  expect(await both).toEqual([1, 1]);
  clock.pass(999);
  expect(await get()).toBe(1);
  clock.pass(1);
  const next = get();
  loader.answer();
  expect([await next, loader.loads()]).toEqual([2, 2]);
});

test('a stale value is returned within its grace period during a reload, and not after it', async () => {
  const [clock, loader] = [aClock(), aLoader()];
  const get = cached({ ageMs: 1000, graceMs: 1000, now: clock.now }, loader.load);
  const first = get();
  loader.answer();
  await first;
  clock.pass(1500);
  expect([await get(), loader.loads()]).toEqual([1, 2]);
  expect([await get(), loader.loads()]).toEqual([1, 2]);
  loader.answer();
  await new Promise(setImmediate);
  expect([await get(), loader.loads()]).toEqual([2, 2]);
  clock.pass(2000);
  const late = get();
  loader.answer();
  expect(await late).toBe(3);
});

test('a load that hung during a suspended instance is not awaited', async () => {
  const [clock, loader] = [aClock(), aLoader()];
  const get = cached({ ageMs: 1000, graceMs: 1000, now: clock.now }, loader.load);
  void get();
  clock.pass(60_000);
  const late = get();
  loader.answer();
  expect(await late).toBe(2);
});

test('a failed load is repeated by the next caller', async () => {
  const clock = aClock();
  const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('back');
  const get = cached({ ageMs: 1000, now: clock.now }, load);
  await expect(get()).rejects.toThrow('away');
  expect(await get()).toBe('back');
});
