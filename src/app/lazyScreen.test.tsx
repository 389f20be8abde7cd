import { screen } from '@testing-library/react';
import { drawerClosed } from '@/features/cart';
import { renderWithStore } from '@/testing/renderWithStore';
import { lazyOverlay } from './lazyOverlay';
import { lazyScreen } from './lazyScreen';

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const arrived = { default: () => <p>Here it is</p> };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the loader is shown until the screen is there', async () => {
  const Screen = lazyScreen(() => Promise.resolve(arrived));
  renderWithStore(<Screen />);
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeInTheDocument();
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});

test("a chunk that does not come says 'Loading chunk failed'; trying again fetches it anew", async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue(arrived);
  const Screen = lazyScreen(load);
  const { user } = renderWithStore(<Screen />);
  expect(await screen.findByText('Loading chunk failed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that failed is tried again when one comes back to the screen', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue(arrived);
  const Screen = lazyScreen(load);
  const first = renderWithStore(<Screen />);
  await screen.findByText('Loading chunk failed');
  first.unmount();
  renderWithStore(<Screen />);
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});

test('what floats says it in a dialog, which closes as the overlay would', async () => {
  const Overlay = lazyOverlay((): Promise<typeof arrived> => Promise.reject(chunkError()), drawerClosed);
  const { user, actions } = renderWithStore(<Overlay />);
  expect(await screen.findByRole('dialog', { name: 'Loading chunk failed' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(actions).toContainEqual(drawerClosed());
});

test('a slow overlay says that it is on its way', () => {
  const Overlay = lazyOverlay((): Promise<typeof arrived> => new Promise(() => undefined), drawerClosed);
  renderWithStore(<Overlay />);
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeInTheDocument();
});

test('any other error is not called a chunk', async () => {
  function Broken(): null {
    throw new Error('a bug');
  }
  const Screen = lazyScreen(() => Promise.resolve({ default: Broken }));
  renderWithStore(<Screen />);
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
});
