import { byClients } from './load';

test('every call is made once, with at most as many at a time as there are clients', async () => {
  let running = 0;
  let peak = 0;
  const calls = Array.from({ length: 10 }, (_, n) => async () => {
    running += 1;
    peak = Math.max(peak, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return n;
  });
  const samples = await byClients(3, calls);
  expect(samples.map(({ answer }) => answer).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(peak).toBe(3);
});

test('a call that throws ends the run', async () => {
  await expect(byClients(2, [() => Promise.reject(new Error('gone'))])).rejects.toThrow('gone');
});
