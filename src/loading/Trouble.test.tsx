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
])(
  'reports in the page and the store that the chunk of %s failed, and offers a retry',
  async (_what, render) => {
    const retry = jest.fn();
    const { user, store, unmount } = renderWithStore(<>{render(failure(), retry)}</>);
    expect(screen.getByRole('alert')).toHaveTextContent(/Loading chunk failed.*Your cart is safe/);
    expect(store.getState().chunks).toMatchObject({ list: 'failed' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(2);
    unmount();
    expect(store.getState().chunks).not.toMatchObject({ list: 'failed' });
  },
);

it('closes an overlay that could not open', async () => {
  const { user } = renderWithStore(<>{overlayFailure(close)(failure(), () => undefined)}</>);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});

it('does not treat other errors as chunk errors', () => {
  renderWithStore(<>{screenFailure(new Error('a bug'), () => undefined)}</>);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
});
