import { once } from './once';

test('calls at once and later ones share what was loaded', async () => {
  const load = jest.fn(() => Promise.resolve({}));
  const get = once(load);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('calls at once share a failure, and the next call tries again', async () => {
  const load = jest.fn(() => Promise.resolve('loaded'));
  load.mockRejectedValueOnce(new Error('offline'));
  const get = once(load);
  const outcomes = await Promise.allSettled([get(), get()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
