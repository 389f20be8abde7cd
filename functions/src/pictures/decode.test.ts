import sharp from 'sharp';
import { loadSharp } from './decode';

jest.mock('sharp', () => ({
  __esModule: true,
  default: { cache: jest.fn(), concurrency: jest.fn(), block: jest.fn(), unblock: jest.fn() },
}));

test('a library that failed to load is loaded by the next upload, and then once', async () => {
  jest.mocked(sharp.cache).mockImplementationOnce(() => {
    throw new Error('out of memory');
  });
  await expect(loadSharp()).rejects.toThrow('out of memory');
  expect(await loadSharp()).toBe(sharp);
  expect(await loadSharp()).toBe(sharp);
  expect(sharp.cache).toHaveBeenCalledTimes(2);
});
