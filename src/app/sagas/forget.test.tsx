import { sessionNotes } from '@/services/browser/stored/login/sessionNotes';
import { EMPTY_ENTRY } from '@/domain/addresses/addressEntry';
import { loginLinkOpened } from '@/features/auth/link/loginLinkSlice';
import { loginPanelClosed, loginPanelOpened, logoutRequested } from '@/features/auth';
import { drawerOpened, itemAdded } from '@/features/cart';
import { checkoutRequested } from '@/features/checkout';
import { leaveAnswered } from '@/features/unsaved';
import { anAddress, anItem, anOrder } from '@/testing/builders';
import { runningStore } from '../testing/runningStore';
import {
  ADITI,
  beginAsAditi as begin,
  everything,
  logOut,
  OPEN_ORDER,
  PERSONAL,
  settled,
  shopAsAditi,
} from '../testing/usedShop';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('a logout removes all of the person’s data from storage and memory', async () => {
  const shop = await begin();
  await shopAsAditi(shop);
  const before = JSON.stringify(shop.store.getState()) + everything();
  for (const word of PERSONAL) expect(before).toContain(word);
  expect(shop.storage.paymentMethod.read()).toBe('Cash on Delivery');

  await logOut(shop);
  const after = JSON.stringify(shop.store.getState()) + everything();
  for (const word of PERSONAL) expect(after).not.toContain(word);
  expect(window.sessionStorage).toHaveLength(0);
  expect(shop.storage.paymentMethod.read()).toBeNull();
  expect(shop.storage.reportedOrders.has(anOrder().orderId)).toBe(false);
  expect(shop.fake.places.at(-1)?.path).toBe('/');
});

it('a logout asks first when it discards unsaved work', async () => {
  const shop = await begin();
  shop.storage.adminDrafts.write('products/new', { form: { name: 'Rose' } });
  shop.store.dispatch(logoutRequested());
  await settled();
  expect(shop.store.getState().unsaved.question).toMatchObject({ about: 'session' });
  shop.store.dispatch(leaveAnswered(false));
  await settled();
  expect(shop.store.getState().auth.session.status).toBe('signedIn');
  expect(shop.storage.adminDrafts.read('products/new')).not.toBeNull();
  await logOut(shop);
  expect(shop.store.getState().auth.session.status).toBe('anonymous');
  expect(shop.storage.adminDrafts.any()).toBe(false);
});

it('an unsettled payment is kept for its owner only', async () => {
  const shop = await begin();
  await shopAsAditi(shop);
  await logOut(shop);
  expect(shop.storage.attempts.list('aditi').map(({ orderId }) => orderId)).toEqual([OPEN_ORDER]);
  expect(shop.storage.attempts.list('ravi')).toEqual([]);
});

it('unsaved cart lines wait for their owner', async () => {
  const shop = await begin();
  shop.fake.services.users.saveCart = async () => ({
    ok: false,
    error: { kind: 'unavailable', cause: 'no network' },
  });
  jest.spyOn(console, 'error').mockReturnValue();
  shop.store.dispatch(itemAdded(anItem({ id: 'mist', sku: 'MIS-100', name: 'Rice Water Dew Mist' })));
  shop.store.dispatch(logoutRequested());
  await settled();
  shop.fake.auth.changeInOtherTab('ravi@glumist.example');
  await settled();
  expect(JSON.stringify(shop.store.getState().cart)).not.toContain('mist');
  shop.fake.auth.changeInOtherTab(ADITI);
  await settled();
  expect(shop.store.getState().cart.items.map(({ id }) => id)).toEqual(['serum', 'mist']);
});

describe('a session ended by the backend', () => {
  it('asks to log in again and restores the unfinished work afterwards', async () => {
    const shop = await begin();
    shop.store.dispatch(checkoutRequested());
    shop.storage.addressDraft.write({ ...EMPTY_ENTRY, name: 'Aditi Rao' });
    await settled();
    expect(shop.store.getState().checkout.status).toBe('open');
    shop.fake.auth.end();
    await settled();
    expect(shop.store.getState().auth).toMatchObject({
      session: { status: 'anonymous' },
      panel: { mode: 'login' },
      notice: { tone: 'error', text: 'Your session has ended. Please log in again.' },
    });
    expect(JSON.stringify(shop.store.getState())).not.toContain(anAddress().phone);

    shop.storage.endReason.write({ uid: 'aditi', text: 'Your password is changed.', email: '' });
    shop.fake.auth.changeInOtherTab(ADITI);
    await settled();
    expect(shop.storage.endReason.read('aditi')).toBeNull();
    expect(shop.store.getState().auth.panel).toBeNull();
    expect(shop.store.getState().checkout.status).toBe('open');
    expect(shop.store.getState().cart.items).toHaveLength(1);
    expect(shop.storage.addressDraft.read()?.name).toBe('Aditi Rao');
  });

  it('shows nothing of it to another person who signs in', async () => {
    const shop = await begin();
    shop.storage.addressDraft.write({ ...EMPTY_ENTRY, ...anAddress(), filledCity: '' });
    shop.store.dispatch(drawerOpened());
    shop.fake.auth.end();
    await settled();
    shop.fake.auth.changeInOtherTab('ravi@glumist.example');
    await settled();
    expect(shop.storage.addressDraft.read()).toBeNull();
    expect(shop.store.getState().cart.drawerOpen).toBe(false);
    expect(everything() + JSON.stringify(shop.store.getState())).not.toContain('Aditi');
  });

  it('becomes a logout when the panel is closed instead', async () => {
    const shop = await begin();
    shop.storage.addressDraft.write({ ...EMPTY_ENTRY, ...anAddress(), filledCity: '' });
    shop.fake.auth.end();
    await settled();
    shop.storage.endReason.write({ uid: 'aditi', text: 'Your password is changed.', email: '' });
    shop.store.dispatch(loginPanelClosed());
    expect(shop.storage.endReason.read('aditi')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('asks again after a reload in between', async () => {
    const first = await begin();
    first.store.dispatch(drawerOpened());
    first.fake.auth.end();
    await settled();
    const again = runningStore(first.fake.services);
    await settled();
    expect(again.getState().auth).toMatchObject({
      panel: { mode: 'login' },
      notice: { text: 'Your session has ended. Please log in again.' },
    });
    expect(first.storage.session.readResume()).toBe('cart');
  });
});

it('another person’s session in another tab removes all data of the first', async () => {
  const shop = await begin();
  await shopAsAditi(shop);
  shop.fake.auth.changeInOtherTab('ravi@glumist.example');
  await settled();
  const state = JSON.stringify(shop.store.getState());
  for (const word of [ADITI, '9845012345', '4th Cross']) expect(state + everything()).not.toContain(word);
  expect(shop.store.getState().auth.session).toMatchObject({ user: { uid: 'ravi' } });
});

it('a login link of another person removes all data of the first before the page reloads', async () => {
  let left = '';
  const shop = await begin(({ services: { auth, page } }) => {
    const { subscribe } = auth;
    // Auth is slow, so the page reloads before the session's change is handled.
    const slow = { reload: () => new Promise<never>(() => undefined) };
    auth.subscribe = (listener) =>
      subscribe((change) => {
        const isNew = change.kind === 'account' && change.account.user.uid === 'ravi';
        listener(isNew ? { kind: 'account', account: { ...change.account, ...slow } } : change);
      });
    page.url = () => 'http://localhost/mail/login?mode=signIn&oobCode=code&apiKey=key';
    page.reloadAtHome = () => void (left = everything());
  });
  await shopAsAditi(shop);
  shop.fake.auth.mails.push('ravi@glumist.example');
  shop.storage.loginLink.write('ravi@glumist.example', Date.now());
  shop.store.dispatch(loginLinkOpened());
  await jest.advanceTimersByTimeAsync(500);
  expect(left).not.toBe('');
  for (const word of ['9845012345', '4th Cross', '560034']) expect(left).not.toContain(word);
});

describe('a shopper who had to log in', () => {
  it('returns to the open drawer', async () => {
    sessionNotes.setResume('cart');
    const { store } = await begin();
    expect(store.getState().cart.drawerOpen).toBe(true);
    expect(sessionNotes.readResume()).toBeNull();
  });

  it('does not return to it after closing the panel', async () => {
    const { store } = await begin();
    sessionNotes.setResume('cart');
    store.dispatch(loginPanelOpened({ mode: 'login' }));
    store.dispatch(loginPanelClosed());
    expect(sessionNotes.readResume()).toBeNull();
  });
});
