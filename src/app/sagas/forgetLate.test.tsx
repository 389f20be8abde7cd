import { NO_EXTRAS } from '@/domain/cart/extras';
import { loginPanelClosed } from '@/features/auth';
import { loginLinkOpened } from '@/features/auth/link/loginLinkSlice';
import { cartStore } from '@/services/browser/stored/shopping/cartStore';
import { extrasStore } from '@/services/browser/stored/shopping/extrasStore';
import { seenStore } from '@/services/browser/stored/shopping/seenStore';
import { wishlistStore } from '@/services/browser/stored/shopping/wishlistStore';
import { personStore } from '@/services/browser/stored/login/personStore';
import { friendLinkStore } from '@/services/browser/stored/login/friendLinkStore';
import { anItem } from '@/testing/builders';
import { runningStore } from '../testing/runningStore';
import {
  ADITI,
  beginAsAditi as begin,
  everything,
  PERSONAL,
  settled,
  shopAsAditi,
} from '../testing/usedShop';

const RAVI = 'ravi@glumist.example';
const NEXT_FRIEND = 'BA9876543210';
/** What would still name Aditi; her unsettled payment waits for her under her uid. */
const TRACES = PERSONAL.filter((word) => word !== 'Aditi');

type Shop = Awaited<ReturnType<typeof begin>>;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const mist = { id: 'mist', name: 'Mist', price: 449, image: '', kind: 'product' as const };

/** In another tab Aditi has left, and a guest goes on; `uid`: who then logs in there. */
function othersGoOn({ storage }: Shop, uid?: string) {
  storage.lastOrders.clear();
  storage.seen.clear();
  cartStore.clear({ uid: 'aditi' });
  personStore.clear();
  if (uid) personStore.write({ uid, isLeft: false });
  friendLinkStore.write(NEXT_FRIEND, new Date());
  window.localStorage.setItem('recentlySeen', JSON.stringify([mist]));
  cartStore.write('guest', { items: [anItem({ id: 'mist' })], saved: [] });
  extrasStore.write('guest', { items: [{ ...NO_EXTRAS, note: 'For Diya' }], saved: [] });
  const addedAt = '2026-11-20T10:00:00.000Z';
  const wish = { kind: 'product' as const, id: 'balm', sku: 'b-1', price: 1, addedAt };
  wishlistStore.write('guest', { items: [wish], saved: [] });
}

const left = () => ({
  friend: friendLinkStore.read(new Date()),
  seen: window.localStorage.getItem('recentlySeen') !== null,
  cart: cartStore.read('guest')?.items.map(({ id }) => id),
  note: extrasStore.read('guest')?.items[0]?.note,
  wishes: wishlistStore.read('guest')?.items.map(({ id }) => id),
});
const GATHERED = { friend: NEXT_FRIEND, seen: true, cart: ['mist'], note: 'For Diya', wishes: ['balm'] };

describe('a tab that hears late of a logout', () => {
  it('leaves alone what a guest has gathered since, and forgets its own', async () => {
    const shop = await begin();
    const endPush = jest.spyOn(shop.fake.services.worker, 'endPush');
    shop.storage.contactDraft.write({ name: 'Aditi', email: ADITI, phone: '', message: 'Where?' });
    othersGoOn(shop);
    shop.fake.auth.changeInOtherTab(null);
    await settled();
    expect(left()).toEqual(GATHERED);
    expect(endPush).not.toHaveBeenCalled();
    expect(shop.storage.contactDraft.read()).toBeNull();
    expect(shop.store.getState().cart.items.map(({ id }) => id)).toEqual(['mist']);
  });

  it('leaves alone what belongs to the next person', async () => {
    const shop = await begin();
    const endPush = jest.spyOn(shop.fake.services.worker, 'endPush');
    othersGoOn(shop, 'ravi');
    shop.storage.emailChange.write({ uid: 'ravi', email: 'new@glumist.example', sentAtMs: Date.now() });
    shop.fake.auth.changeInOtherTab(RAVI);
    await settled();
    expect(shop.storage.emailChange.read('ravi', Date.now())).not.toBeNull();
    expect(left()).toMatchObject({ seen: true });
    expect(endPush).not.toHaveBeenCalled();
  });

  it('does so too when its login panel is closed after the session ended', async () => {
    const shop = await begin();
    shop.fake.auth.end();
    await settled();
    othersGoOn(shop);
    shop.store.dispatch(loginPanelClosed());
    expect(left()).toEqual(GATHERED);
    expect(shop.storage.session.readEnded()).toBeNull();
  });
});

describe('a session that ended, whose tab was closed at the login panel', () => {
  async function closeTab() {
    const shop = await begin();
    await shopAsAditi(shop);
    shop.storage.emailChange.write({ uid: 'aditi', email: ADITI, sentAtMs: Date.now() });
    shop.fake.auth.end();
    await settled();
    window.sessionStorage.clear();
    return shop;
  }

  it('leaves no trace to a guest', async () => {
    const shop = await closeTab();
    runningStore(shop.fake.services);
    await settled();
    expect(shop.storage.lastOrders.read('aditi')).toBeNull();
    expect(shop.storage.paymentMethod.read()).toBeNull();
    expect(shop.storage.pincode.read()).toBeNull();
    expect(seenStore.read()).toEqual([]);
    expect(friendLinkStore.read(new Date())).toBeNull();
    // A tab that is still open asks Aditi to log in, and says why.
    expect(shop.storage.emailChange.read('aditi', Date.now())).not.toBeNull();
  });

  it('leaves what a guest gathers afterwards to the guest, and to whom they log in as', async () => {
    const shop = await closeTab();
    const endPush = jest.spyOn(shop.fake.services.worker, 'endPush');
    runningStore(shop.fake.services);
    await settled();
    friendLinkStore.write(NEXT_FRIEND, new Date());
    const again = runningStore(shop.fake.services);
    await settled();
    expect(friendLinkStore.read(new Date())).toBe(NEXT_FRIEND);
    const cleared = jest.spyOn(friendLinkStore, 'clear');
    shop.fake.auth.changeInOtherTab(RAVI);
    await settled();
    expect(cleared).not.toHaveBeenCalled();
    expect(endPush).toHaveBeenCalledTimes(1);
    expect(again.getState().auth.session).toMatchObject({ user: { uid: 'ravi' } });
    for (const word of TRACES) expect(everything()).not.toContain(word);
  });

  it('leaves nothing to another person who logs in at once', async () => {
    const shop = await closeTab();
    shop.fake.auth.restore(RAVI);
    runningStore(shop.fake.services);
    await settled();
    for (const word of TRACES) expect(everything()).not.toContain(word);
    expect(friendLinkStore.read(new Date())).toBeNull();
  });

  it('keeps everything for the same person', async () => {
    const shop = await closeTab();
    shop.fake.auth.restore(ADITI);
    runningStore(shop.fake.services);
    await settled();
    expect(shop.storage.lastOrders.read('aditi')).not.toBeNull();
    expect(shop.storage.paymentMethod.read()).toBe('Cash on Delivery');
  });

  it('keeps everything for the same person who opens the link of a mail in another tab', async () => {
    const shop = await closeTab();
    const { services, auth, record } = shop.fake;
    auth.mails.push(ADITI);
    shop.storage.loginLink.write(ADITI, Date.now());
    services.page.url = () => 'http://localhost/mail/login?mode=signIn&oobCode=code&apiKey=key';
    const store = runningStore(services);
    await settled();
    store.dispatch(loginLinkOpened());
    await settled();
    expect(store.getState().loginLink.signIn.status).toBe('signingIn');
    expect(record.reloads).toBe(1);
    expect(store.getState().auth.session).toMatchObject({ user: { uid: 'aditi' } });
    expect(shop.storage.pincode.read()).toBe('560034');
    expect(shop.storage.lastOrders.read('aditi')).not.toBeNull();
  });

  it('keeps no more than the address of a requested login link while a guest looks around', async () => {
    const shop = await closeTab();
    shop.storage.loginLink.write(ADITI, Date.now());
    runningStore(shop.fake.services);
    await settled();
    expect(shop.storage.pincode.read()).toBeNull();
    expect(shop.storage.loginLink.read(Date.now())).toBe(ADITI);
  });
});

it('a person whose session cannot be read without network keeps their things', async () => {
  const shop = await begin();
  await shopAsAditi(shop);
  const { auth } = shop.fake.services;
  const { subscribe } = auth;
  auth.subscribe = (listener) => {
    listener({ kind: 'nobody' });
    return () => undefined;
  };
  window.sessionStorage.clear();
  runningStore(shop.fake.services);
  await settled();
  auth.subscribe = subscribe;
  expect(shop.storage.lastOrders.read('aditi')).not.toBeNull();
  expect(friendLinkStore.read(new Date())).not.toBeNull();
});
