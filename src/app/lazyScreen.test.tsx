import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyOverlay, lazyScreen } from './lazyScreen';

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const arrived = { default: () => <p>Here it is</p> };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the loader is shown until the screen is there', async () => {
  const Screen = lazyScreen(() => Promise.resolve(arrived));
  render(<Screen />);
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeInTheDocument();
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});

test("a chunk that does not come says 'Loading chunk failed'; trying again fetches it anew", async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue(arrived);
  const Screen = lazyScreen(load);
  render(<Screen />);
  expect(await screen.findByText('Loading chunk failed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what floats says it in a dialog', async () => {
  const Overlay = lazyOverlay((): Promise<typeof arrived> => Promise.reject(chunkError()));
  render(<Overlay />);
  expect(await screen.findByRole('dialog', { name: 'Loading chunk failed' })).toBeInTheDocument();
});

test('any other error is not called a chunk', async () => {
  function Broken(): null {
    throw new Error('a bug');
  }
  const Screen = lazyScreen(() => Promise.resolve({ default: Broken }));
  render(<Screen />);
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
});
