import { takeTabLock } from './tabLock';

/** The browser's locks; each name has one holder. */
function withLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: object, work: (lock: object | null) => Promise<void>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({});
    held.delete(name);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('one tab has a lock until it lets go', async () => {
  withLocks();
  const release = await takeTabLock('a');
  expect([await takeTabLock('a'), typeof (await takeTabLock('b'))]).toEqual([null, 'function']);
  release?.();
  await Promise.resolve();
  expect(await takeTabLock('a')).not.toBeNull();
});

test('a browser without locks, or that refuses them, does the work all the same', async () => {
  expect(await takeTabLock('a')).not.toBeNull();
  const request = () => Promise.reject(new Error('SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await takeTabLock('a')).not.toBeNull();
});
