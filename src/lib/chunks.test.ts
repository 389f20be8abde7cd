import { isChunkError, loadAgain } from './chunks';

const failed = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/assets/7.js' });
const screen = { default: 'screen' };
const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ status: 200 });
  globalThis.fetch = fetched;
});

test.each([
  ['webpack’s own', failed(), true],
  ['by its message', new Error('Loading CSS chunk 3 failed'), true],
  ['another error', new Error('undefined is not a function'), false],
  ['no error', 'Loading chunk', false],
])('tells a chunk that did not come from a bug: %s', (_case, error, chunk) => {
  expect(isChunkError(error)).toBe(chunk);
});

test('an answer that was cached is asked for anew, and the chunk loaded again', async () => {
  const reload = jest.fn();
  await expect(loadAgain(() => Promise.resolve(screen), failed(), reload)).resolves.toBe(screen);
  expect(fetched).toHaveBeenCalledWith('/assets/7.js', { cache: 'reload' });
  expect(reload).not.toHaveBeenCalled();
});

test.each([404, 410])('a chunk that has gone with a new version (%i) loads the page anew', async (status) => {
  fetched.mockResolvedValue({ status });
  const reloaded = new Promise<void>((done) => {
    void loadAgain(
      () => Promise.reject(failed()),
      failed(),
      () => {
        done();
        return true;
      },
    );
  });
  await expect(reloaded).resolves.toBeUndefined();
});

test.each([200, 503])('one that is there, or may be again (%i), leaves the page as it is', async (status) => {
  fetched.mockResolvedValue({ status });
  const reload = jest.fn();
  await expect(loadAgain(() => Promise.reject(failed()), failed(), reload)).rejects.toThrow(
    'Loading chunk 7',
  );
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection the page stays, and says so again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = jest.fn();
  await expect(loadAgain(() => Promise.reject(failed()), failed(), reload)).rejects.toThrow(
    'Loading chunk 7',
  );
  expect(reload).not.toHaveBeenCalled();
});

test('a bug is not hidden by a reload', async () => {
  const reload = jest.fn();
  const bug = () => Promise.reject(new Error('a bug'));
  await expect(loadAgain(bug, new Error('a bug'), reload)).rejects.toThrow('a bug');
  expect(reload).not.toHaveBeenCalled();
});

test('what is gone after the page was loaded anew says so', async () => {
  fetched.mockResolvedValue({ status: 404 });
  const again = loadAgain(
    () => Promise.reject(failed()),
    failed(),
    () => false,
  );
  await expect(again).rejects.toThrow('Loading chunk 7');
});
