import { screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { ChunkLoadError } from './loadChunk';
import { overlayFailure, screenFailure, sectionFailure } from './Trouble';

const failure = () => new ChunkLoadError('list', false, () => undefined, new Error('offline'));
const close = jest.fn();

it.each([
  ['a screen', screenFailure],
  ['a section', sectionFailure],
  ['an overlay', overlayFailure(close)],
])('says that the chunk of %s failed, and retries on request and once online again', async (_what, show) => {
  const retry = jest.fn();
  const { user, unmount } = renderWithStore(<>{show(failure(), retry)}</>);
  expect(screen.getByRole('alert')).toHaveTextContent(/Loading chunk failed.*Your cart is safe/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
});

it('closes an overlay that could not open', async () => {
  const { user } = renderWithStore(<>{overlayFailure(close)(failure(), () => undefined)}</>);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});

it('does not treat other errors as chunk errors', () => {
  renderWithStore(<>{screenFailure(new Error('a bug'), () => undefined)}</>);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
});
