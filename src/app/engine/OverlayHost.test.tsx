import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from '@/lib/routing/testing/MemoryRouter';
import { drawerOpened } from '@/features/cart';
import { catalogueRequested } from '@/features/catalogue';
import { fakeServices } from '@/testing/fakeServices';
import { createStore } from '../store';
import { startEngine } from './engine';
import { engine } from './loader';
import { OverlayHost } from './OverlayHost';

beforeAll(() => Promise.all([import('../Overlays'), import('@/features/checkout/CartDrawer')]));

/** The page around an engine whose chunk fails so often, and comes when it is let. */
function shop(failing: number) {
  const store = createStore();
  const { services } = fakeServices();
  let left = failing;
  let come = () => undefined as unknown;
  const arrived = new Promise<void>((resolve) => (come = () => resolve()));
  engine.from({
    load: async () => {
      if (left-- > 0) throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
      await arrived;
      return () => startEngine(store, services);
    },
    reload: () => false,
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  );
  return { store, come: () => act(async () => void come()) };
}

test('a drawer that is opened before the engine is there comes up with it', async () => {
  const { store, come } = shop(0);
  act(() => void store.dispatch(catalogueRequested()));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void store.dispatch(drawerOpened()));
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeInTheDocument();
  void engine.need();
  await come();
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
});

test('an engine that does not come is told, and brought by Try again', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response);
  const { store, come } = shop(2);
  act(() => void store.dispatch(drawerOpened()));
  await act(() => engine.need().catch(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A part of the shop did not arrive. Your cart is safe.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await come();
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
