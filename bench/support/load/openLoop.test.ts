import { atRate } from './openLoop';

test('calls start at a fixed rate without waiting for earlier answers', async () => {
  let open = 0;
  let peak = 0;
  const release: (() => void)[] = [];
  const run = atRate(1000, 20, async (n) => {
    open += 1;
    peak = Math.max(peak, open);
    if (n < 19) await new Promise<void>((resolve) => release.push(resolve));
    open -= 1;
    if (n === 19) release.forEach((answer) => answer());
  });
  expect(await run).toHaveLength(20);
  expect(peak).toBe(20);
});

test('a call that fails ends the run', async () => {
  await expect(atRate(1000, 3, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
