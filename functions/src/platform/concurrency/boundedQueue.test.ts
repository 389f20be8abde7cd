import { BoundedQueue } from './boundedQueue';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('one works at a time, in the order they came', async () => {
  const turns = new BoundedQueue(10);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await later();
    events.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b'].map((name) => turns.run(work(name))))).toEqual(['a', 'b']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('who finds too many waiting is sent away, and may come again when it is quiet', async () => {
  const turns = new BoundedQueue(2);
  const all = await Promise.all([1, 2, 3].map((one) => turns.run(async () => (await later(), one))));
  expect(all).toEqual([1, 2, null]);
  expect(await turns.run(() => Promise.resolve(4))).toBe(4);
});

test('one that fails keeps nobody waiting', async () => {
  const turns = new BoundedQueue(2);
  const failing = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(() => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});
