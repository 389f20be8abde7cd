import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { drawerClosed, drawerOpened } from '@/features/cart';
import { catalogueRequested, itemChosen } from '@/features/catalogue';
import { menuOpened } from '@/features/chrome';
import { preloadCart } from '@/features/checkout/cart/CartDrawer';
import { anItem } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { createStore } from '../store';
import { preloadCartAndMenu } from './cartAndMenu';
import { OverlayHost } from './OverlayHost';
import { startRuntime } from './runtime';

beforeAll(() =>
  Promise.all([
    import('../overlays/Overlays'),
    import('@/features/auth/panel/LoginPanel'),
    preloadCart(),
    preloadCartAndMenu(),
  ]),
);

/** A page whose runtime chunk fails `failing` times and then loads with `come`. */
function shop(failing: number) {
  const { services } = fakeServices();
  let left = failing;
  let come = () => undefined as unknown;
  const arrived = new Promise<void>((resolve) => (come = () => resolve()));
  const store = createStore({
    importRuntime: async (started) => {
      if (left-- > 0) throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
      await arrived;
      return () => startRuntime(started, services);
    },
  });
  render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false}>
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  );
  return { store, come: () => act(async () => void come()) };
}

const cart = () => screen.queryByRole('dialog', { name: /^Cart/ });

test('the cart opens before the runtime has loaded, and the runtime fills the same drawer', async () => {
  const { store, come } = shop(0);
  act(() => void store.dispatch(catalogueRequested()));
  expect(cart()).toBeNull();
  act(() => void store.dispatch(itemChosen(anItem())));
  act(() => void store.dispatch(drawerOpened()));
  await act(() => preloadCartAndMenu());
  const opened = cart();
  expect(opened).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeInTheDocument();
  await come();
  expect(await screen.findByText('Amla C Glow Serum')).toBeInTheDocument();
  expect(cart()).toBe(opened);
  act(() => void store.dispatch(drawerClosed()));
  expect(cart()).toBeNull();
});

test('a cart that is closed before the runtime has loaded stays closed', async () => {
  const { store, come } = shop(0);
  act(() => void store.dispatch(drawerOpened()));
  await act(() => preloadCartAndMenu());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(cart()).toBeNull();
  await come();
  expect(cart()).toBeNull();
});

test('the menu opens early, too, and a loader is shown for overlays of the runtime', async () => {
  const { store, come } = shop(0);
  act(() => void store.dispatch(menuOpened()));
  await act(() => preloadCartAndMenu());
  const menu = screen.getByRole('dialog', { name: 'Glumist' });
  await userEvent.click(within(menu).getByRole('button', { name: 'Account' }));
  expect(menu).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading content' })).toBeInTheDocument();
  expect(store.getState().auth.panelAwaited).toBe('login');
  await come();
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('a runtime that fails to load shows a notice, and Try again loads it', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response);
  const { store, come } = shop(2);
  act(() => void store.dispatch(drawerOpened()));
  await act(() => store.loadRuntime().catch(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Part of this page could not be loaded. Your cart is safe.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await come();
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
