import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChunkBoundary } from './ChunkBoundary';
import type { RenderFailure } from './ErrorBoundary';
import { lazyChunk } from './lazyChunk';

const failure = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const arrived = { default: ({ text = 'Here it is' }: { text?: string }) => <p>{text}</p> };
const renderFailure: RenderFailure = (error, retry) => (
  <button type="button" onClick={retry}>
    {error.message}
  </button>
);
const show = (Chunk: ReturnType<typeof lazyChunk<{ text?: string }>>) =>
  render(
    <ChunkBoundary fallback="Loading" failure={renderFailure}>
      <Chunk />
    </ChunkBoundary>,
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows the fallback until the chunk has loaded', async () => {
  show(lazyChunk(() => Promise.resolve(arrived)));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});

it('renders a preloaded chunk at once and loads it once', async () => {
  const load = jest.fn(() => Promise.resolve(arrived));
  const Chunk = lazyChunk(load);
  await Chunk.preload();
  await Chunk.preload();
  show(Chunk);
  expect(screen.getByText('Here it is')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('can be loaded again after a failed preload', async () => {
  const Chunk = lazyChunk(jest.fn().mockRejectedValueOnce(failure()).mockResolvedValue(arrived));
  await expect(Chunk.preload()).rejects.toThrow();
  show(Chunk);
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});

it('reports a failure after one retry, and loads again on request', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(failure())
    .mockRejectedValueOnce(failure())
    .mockResolvedValue(arrived);
  show(lazyChunk(load));
  await userEvent.click(await screen.findByRole('button', { name: 'Loading chunk failed' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads again when the shopper returns to it', async () => {
  const Chunk = lazyChunk(
    jest.fn().mockRejectedValueOnce(failure()).mockRejectedValueOnce(failure()).mockResolvedValue(arrived),
  );
  const first = show(Chunk);
  await screen.findByRole('button', { name: 'Loading chunk failed' });
  first.unmount();
  show(Chunk);
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});
