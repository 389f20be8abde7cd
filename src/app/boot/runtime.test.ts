import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { cartKey } from '@/domain/cart/cart';
import { drawerOpened, itemAdded, quantityChanged } from '@/features/cart';
import { catalogueRequested, itemChosen } from '@/features/catalogue';
import { checkoutRequested } from '@/features/checkout';
import { loginPanelOpened, selectUser } from '@/features/auth';
import { searchTermChanged } from '@/features/search';
import { ok } from '@/services';
import { anItem } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { aProduct } from '@/testing/catalogue';
import { signedInShopper } from '@/testing/signedInShopper';
import { createStore } from '../store';
import { startRuntime } from './runtime';
import type { RunningState } from './runtimeReducers';

const serum = anItem();
const mist = anItem({ id: 'mist', name: 'Rice Water Dew Mist', sku: 'MIS-100', price: 449 });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A page on which something was pressed before the runtime started. */
async function press(fake: ReturnType<typeof fakeServices>, ...actions: UnknownAction[]) {
  const store = createStore();
  for (const action of actions) store.dispatch(action);
  await jest.advanceTimersByTimeAsync(3000);
  startRuntime(store, fake.services);
  await jest.advanceTimersByTimeAsync(1000);
  return store as Omit<typeof store, 'getState'> & { getState: () => RunningState };
}

test('a guest’s early additions are merged with the stored cart and stored', async () => {
  const fake = fakeServices();
  fake.carts.set('guest', { items: [mist], saved: [] });
  const store = await press(fake, itemChosen(serum));
  expect(store.getState().cart.items).toEqual([mist, serum]);
  expect(fake.carts.get('guest')?.items).toEqual([mist, serum]);
});

test('a shopper’s early additions are merged with the saved cart', async () => {
  const fake = signedInShopper();
  await press(fake, itemChosen(mist));
  expect(fake.users.get('aditi')?.cart).toEqual([serum, mist]);
});

test('changes of the cart are kept when the stored cart is read', async () => {
  const fake = fakeServices();
  fake.carts.set('guest', { items: [mist], saved: [] });
  const changes = [itemAdded(serum), quantityChanged({ key: cartKey(serum), delta: 2 })];
  await press(fake, ...changes);
  expect(fake.carts.get('guest')?.items).toEqual([mist, { ...serum, quantity: 3 }]);
});

test('early actions survive: an open drawer, a search, the catalogue and the login panel', async () => {
  const fake = fakeServices();
  fake.analytics.state.present = true;
  const catalogue = {
    version: '1',
    offers: [],
    products: [aProduct({ id: 'serum' })],
    combos: [],
    banners: [],
  };
  fake.services.catalogue.all = async () => ok({ ...catalogue, highlights: [], reviews: [], story: null });
  const actions = [catalogueRequested(), drawerOpened(), searchTermChanged('serum')];
  const store = await press(fake, ...actions, loginPanelOpened({ mode: 'login' }));
  expect(store.getState()).toMatchObject({
    cart: { drawerOpen: true },
    catalogue: { all: { status: 'ready' } },
    search: { term: 'serum' },
    auth: { panel: { mode: 'login' } },
  });
});

test('a shopper’s early press of Proceed to Checkout opens the checkout', async () => {
  const store = await press(signedInShopper(), checkoutRequested());
  expect(store.getState()).toMatchObject({ checkout: { status: 'open' } });
});

test('sagas restarted by a hot reload receive every action once and keep the session', async () => {
  const fake = signedInShopper();
  const added: UnknownAction[] = [];
  const watcher: Middleware = () => (next) => (action) => {
    if (itemAdded.match(action)) added.push(action);
    return next(action);
  };
  const store = createStore({ watchers: [watcher] });
  startRuntime(store, fake.services);
  await jest.advanceTimersByTimeAsync(1000);
  store.runtime?.restartSagas();
  store.runtime?.restartSagas();
  await jest.advanceTimersByTimeAsync(1000);
  store.dispatch(itemChosen(mist));
  await jest.advanceTimersByTimeAsync(1000);
  expect(added).toHaveLength(1);
  expect(selectUser(store.getState())?.uid).toBe('aditi');
  expect(fake.users.get('aditi')?.cart).toEqual([serum, mist]);
});
