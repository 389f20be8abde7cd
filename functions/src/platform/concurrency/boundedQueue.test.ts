import { BoundedQueue } from './boundedQueue';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('tasks run one at a time, in their order', async () => {
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

test('a task is refused while the queue is full, and accepted once it has room', async () => {
  const turns = new BoundedQueue(2);
  const all = await Promise.all([1, 2, 3].map((one) => turns.run(async () => (await later(), one))));
  expect(all).toEqual([1, 2, null]);
  expect(await turns.run(() => Promise.resolve(4))).toBe(4);
});

test('a failing task does not block the next', async () => {
  const turns = new BoundedQueue(2);
  const failing = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(() => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});
