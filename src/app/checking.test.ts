import { addressSubmitted } from '@/features/addresses';
import { loginPanelClosed, loginPanelOpened } from '@/features/auth';
import { drawerClosed, drawerOpened, itemAdded } from '@/features/cart';
import { checkoutRequested } from '@/features/checkout';
import { anAddress, anItem } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { signedInShopper } from '@/testing/signedInShopper';
import { checkoutAddressVisited } from './events';
import { runningStore } from './testing/runningStore';

const mist = anItem({ id: 'mist', name: 'Rice Water Dew Mist', sku: 'MIS-100', price: 449 });
const { isDefault: _isDefault, createdAt: _createdAt, ...typed } = anAddress({ name: 'Farhan Ali' });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(1000);

/** A store before the session is known: for a shopper with a cart and an address, or for a guest. */
function arrive(who: 'shopper' | 'nobody') {
  const fake = who === 'shopper' ? signedInShopper() : fakeServices();
  const decide = fake.auth.undecided();
  const store = runningStore(fake.services);
  const ids = () => store.getState().cart.items.map(({ id }) => id);
  const turnOut = async () => {
    decide();
    await settled();
  };
  return { fake, store, ids, turnOut };
}

describe('the login panel, before the session is known', () => {
  it.each(['login', 'registration'] as const)('opens for a guest on %s', async (mode) => {
    const { store, turnOut } = arrive('nobody');
    store.dispatch(loginPanelOpened({ mode }));
    expect(store.getState().auth).toMatchObject({ panel: null, panelAwaited: mode });
    await turnOut();
    expect(store.getState().auth).toMatchObject({ panel: { mode }, panelAwaited: null });
  });

  it('does not open for a signed-in person', async () => {
    const { store, turnOut } = arrive('shopper');
    store.dispatch(loginPanelOpened({ mode: 'login' }));
    await turnOut();
    expect(store.getState().auth).toMatchObject({
      session: { status: 'signedIn' },
      panel: null,
      panelAwaited: null,
    });
  });

  it('does not open for a person who has closed it', async () => {
    const { store, turnOut } = arrive('nobody');
    store.dispatch(loginPanelOpened({ mode: 'login' }));
    store.dispatch(loginPanelClosed());
    await turnOut();
    expect(store.getState().auth.panel).toBeNull();
  });

  it('switches to Login after a registration, once there is known to be no session', async () => {
    const { fake, store, turnOut } = arrive('nobody');
    fake.services.storage.pending.write({ email: 'new@glumist.example', password: 'x' });
    store.dispatch(loginPanelOpened({ mode: 'registration' }));
    await settled();
    expect(store.getState().auth.panel).toBeNull();
    await turnOut();
    expect(store.getState().auth.panel).toEqual({ mode: 'login' });
  });
});

describe('a line added to the cart before the session is known', () => {
  it('is in a guest’s cart and stored in this browser at once', async () => {
    const { fake, store, ids, turnOut } = arrive('nobody');
    fake.carts.set('guest', { items: [], saved: [] });
    store.dispatch(itemAdded(mist));
    expect(fake.carts.get('guest')?.items).toEqual([mist]);
    await turnOut();
    expect(ids()).toEqual(['mist']);
  });

  it('is merged with the saved cart of a signed-in person and saved', async () => {
    const { fake, store, ids, turnOut } = arrive('shopper');
    store.dispatch(itemAdded(mist));
    await turnOut();
    expect(ids().sort()).toEqual(['mist', 'serum']);
    expect(
      fake.users
        .get('aditi')
        ?.cart?.map(({ id }) => id)
        .sort(),
    ).toEqual(['mist', 'serum']);
    expect(fake.carts.get('guest')).toBeUndefined();
  });
});

describe('Proceed to Checkout, before the session is known', () => {
  it('opens the checkout of a signed-in person with their address', async () => {
    const { store, turnOut } = arrive('shopper');
    store.dispatch(itemAdded(mist));
    store.dispatch(checkoutRequested());
    await settled();
    expect(store.getState()).toMatchObject({ auth: { panel: null }, checkout: { status: 'closed' } });
    await turnOut();
    expect(store.getState().checkout.status).toBe('open');
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('asks a guest to log in and remembers the cart', async () => {
    const { fake, store, turnOut } = arrive('nobody');
    store.dispatch(itemAdded(mist));
    store.dispatch(checkoutRequested());
    await turnOut();
    expect(store.getState().auth.panel).toEqual({ mode: 'login' });
    expect(fake.services.storage.session.readResume()).toBe('cart');
  });

  it('is dropped when the shopper closes the cart in the meantime', async () => {
    const { store, turnOut } = arrive('shopper');
    store.dispatch(drawerOpened());
    store.dispatch(checkoutRequested());
    store.dispatch(drawerClosed());
    await turnOut();
    expect(store.getState().checkout.status).toBe('closed');
  });
});

it('/checkout waits for the session and opens the checkout of a signed-in person', async () => {
  const { store, turnOut } = arrive('shopper');
  store.dispatch(checkoutAddressVisited());
  await settled();
  expect(store.getState()).toMatchObject({ cart: { drawerOpen: true }, auth: { panelAwaited: null } });
  await turnOut();
  expect(store.getState()).toMatchObject({ auth: { panel: null }, checkout: { status: 'open' } });
});

it('/checkout with an empty saved cart opens nothing, also when a line comes from another tab later', async () => {
  const { fake, store, ids, turnOut } = arrive('shopper');
  fake.users.set('aditi', { ...fake.users.get('aditi')!, cart: [] });
  store.dispatch(checkoutAddressVisited());
  await turnOut();
  expect(ids()).toEqual([]);
  fake.writeInOtherTab('aditi', { items: [mist], saved: [] });
  await settled();
  expect(ids()).toEqual(['mist']);
  expect(store.getState()).toMatchObject({ cart: { drawerOpen: true }, checkout: { status: 'closed' } });
});

it('an address saved before the session is known belongs to the shopper afterwards', async () => {
  const { fake, store, turnOut } = arrive('shopper');
  store.dispatch(addressSubmitted(typed));
  await settled();
  expect(fake.users.get('aditi')?.addresses).toHaveLength(1);
  await turnOut();
  expect(fake.users.get('aditi')?.addresses.map(({ name }) => name)).toContain('Farhan Ali');
  expect(store.getState().auth.panel).toBeNull();
});
