import { ChunkLoadError, loadChunk } from './loadChunk';

const failure = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: '/assets/list.1a2b3c4d.js',
  });
const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ status: 200 });
  globalThis.fetch = fetched;
});

const rejection = (load: () => Promise<unknown>, retry?: () => void) =>
  loadChunk(load, retry).then(
    () => new Error('loaded'),
    (error: unknown) => error,
  );

it('loads a chunk once when it succeeds', async () => {
  const load = jest.fn().mockResolvedValue('screen');
  await expect(loadChunk(load)).resolves.toBe('screen');
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});

it('retries once past a cached failure', async () => {
  const load = jest.fn().mockRejectedValueOnce(failure()).mockResolvedValue('screen');
  await expect(loadChunk(load)).resolves.toBe('screen');
  expect(fetched).toHaveBeenCalledWith('/assets/list.1a2b3c4d.js', { cache: 'reload' });
});

it.each([
  [404, true],
  [410, true],
  [200, false],
  [503, false],
])('reports whether a newer release has replaced the chunk: %i', async (status, isReplaced) => {
  fetched.mockResolvedValue({ status });
  const load = jest.fn(() => Promise.reject(failure()));
  const error = await rejection(load);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ message: 'Loading chunk failed', chunk: 'list', isReplaced });
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not report a replaced chunk without a connection', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await rejection(() => Promise.reject(failure()))).toMatchObject({ isReplaced: false });
});

it('does not change an error of the chunk’s own code', async () => {
  const load = jest.fn(() => Promise.reject(new Error('a bug')));
  await expect(loadChunk(load)).rejects.toThrow('a bug');
  expect(load).toHaveBeenCalledTimes(1);
});

it('passes the retry function on', async () => {
  const retry = jest.fn();
  const error = await rejection(() => Promise.reject(failure()), retry);
  (error as ChunkLoadError).retry();
  expect(retry).toHaveBeenCalledTimes(1);
});
