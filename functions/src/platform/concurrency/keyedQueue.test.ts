import { KeyedQueue } from './keyedQueue';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A task that notes its start and end and waits to be let go. */
function task(notes: string[], name: string) {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const run = async () => {
    notes.push(`${name} starts`);
    await gate;
    notes.push(`${name} ends`);
    return name;
  };
  return { run, letGo: () => letGo() };
}

test('tasks with a common key run one after the other, and others in parallel', async () => {
  const queue = new KeyedQueue();
  const notes: string[] = [];
  const [a, b, c] = [task(notes, 'a'), task(notes, 'b'), task(notes, 'c')];
  const done = Promise.all([queue.run(['x', 'y'], a.run), queue.run(['y'], b.run), queue.run(['z'], c.run)]);
  await tick();
  expect(notes).toEqual(['a starts', 'c starts']);
  a.letGo();
  await tick();
  expect(notes).toEqual(['a starts', 'c starts', 'a ends', 'b starts']);
  b.letGo();
  c.letGo();
  expect(await done).toEqual(['a', 'b', 'c']);
});

test('a failing task lets the next one start', async () => {
  const queue = new KeyedQueue();
  const failing = queue.run(['x'], () => Promise.reject(new Error('no')));
  const next = queue.run(['x'], () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('keys in opposite order cause no deadlock', async () => {
  const queue = new KeyedQueue();
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      queue.run(n % 2 ? ['a', 'b'] : ['b', 'a'], () => Promise.resolve(n)),
    ),
  );
  expect(results).toHaveLength(50);
});
