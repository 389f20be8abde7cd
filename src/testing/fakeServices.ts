import type { FailedAttempts, ThrottledAction } from '@/domain/customers/loginThrottle';
import type { CartItem } from '@/domain/cart/cart';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { withChanges, type Wish } from '@/domain/wishlist/wishlist';
import { fail, ok, type CheckoutAttempt, type Credentials, type StoredCart, type Services } from '@/services';
import { addressDraft } from '@/services/browser/stored/drafts/addressDraft';
import { adminDrafts, writingDrafts } from '@/services/browser/stored/drafts/namedDrafts';
import { contactDraft } from '@/services/browser/stored/drafts/contactDraft';
import { giftCardDraft } from '@/services/browser/stored/drafts/giftCardDraft';
import { lastOrders } from '@/services/browser/stored/shopping/lastOrders';
import { profileDraft } from '@/services/browser/stored/drafts/profileDraft';
import type { EndReason } from '@/services/browser/stored/login/endReasonStore';
import type { Resume } from '@/services/browser/stored/login/sessionNotes';
import { createCredentialsVault } from '@/services/auth/credentialsVault';
import { emailChangeStore } from '@/services/browser/stored/login/emailChangeStore';
import { loginLinkStore } from '@/services/browser/stored/login/loginLinkStore';
import { friendLinkStore } from '@/services/browser/stored/login/friendLinkStore';
import { personStore } from '@/services/browser/stored/login/personStore';
import { phoneCodeStore } from '@/services/browser/stored/login/phoneCodeStore';
import { seenStore } from '@/services/browser/stored/shopping/seenStore';
import { extrasStore } from '@/services/browser/stored/shopping/extrasStore';
import { wishlistStore } from '@/services/browser/stored/shopping/wishlistStore';
import { anAnswer } from './builders';
import { createFakeAnalytics } from './fakeAnalytics';
import { fakeAssistants } from './fakeAssistants';
import { fakeAuth } from './fakeAuth';
import { fakeWorker } from './fakeWorker';
import { fakeMails } from './fakeMails';
import { fakeUsers, type StoredUser } from './fakeUsers';

/** A store of the browser for one value. */
function inMemory<T>() {
  let value: T | null = null;
  return {
    read: () => value,
    write: (next: T) => void (value = next),
    clear: () => void (value = null),
  };
}

/**
 * All services in memory; a test can replace each method: `fake.services.shop.validateOffer = …`. Beside them are the
 * records that tests check.
 */
export function fakeServices() {
  const auth = fakeAuth();
  const users = new Map<string, StoredUser>();
  const analytics = createFakeAnalytics();
  const places: { path: string; state: unknown }[] = [];
  const carts = new Map<string, StoredCart>();
  const wishlist = { items: [] as Wish[], token: null as string | null };
  const connections = new Set<(offline: boolean) => void>();
  const worker = fakeWorker();
  const assistants = fakeAssistants();
  const hides = new Set<() => void>();
  const returns = new Set<() => void>();
  const wakes = new Set<() => void>();
  const reaches = new Set<(path: string) => void>();
  const otherTab = new Map<string, Set<() => void>>();
  const record = {
    reloads: 0,
    hidden: false,
    offline: false,
    saved: [] as { name: string; text: string }[],
    savedCarts: [] as CartItem[][],
    carried: null as string | null,
  };
  let attempts: CheckoutAttempt[] = [];
  let pending: Credentials | null = null;
  const tries = new Map<ThrottledAction, FailedAttempts>();
  let pendingUntil = 0;
  let resumes: Resume | null = null;
  let ended: string | null = null;
  let endReason: EndReason | null = null;
  const keyOf = (owner: 'guest' | { uid: string }) => (owner === 'guest' ? 'guest' : owner.uid);

  const services: Services = {
    auth: auth.service,
    credentials: createCredentialsVault(),
    users: fakeUsers(users, record.savedCarts),
    orders: {
      mine: async () => ok({ orders: [], more: false }),
      one: async () => ok(null),
    },
    offers: { enabled: async () => ok([]) },
    products: { recommended: async () => ok([]) },
    catalogue: {
      all: async () => fail({ kind: 'unavailable' }),
      product: async () => fail({ kind: 'not_found' }),
      combo: async () => fail({ kind: 'not_found' }),
    },
    pincodes: { find: async () => ok(null) },
    shop: {
      validateOffer: async () => ok(anAnswer()),
      paymentConfig: async () => ok({ online: true, test: false, keyId: 'key', checkoutUrl: 'checkout.js' }),
      createPaymentOrder: async () => fail({ kind: 'network' }),
      verifyPayment: async () => fail({ kind: 'network' }),
      createShipment: async () => fail({ kind: 'network' }),
      invoice: async () => ok(new Blob([], { type: 'application/pdf' })),
      cancelOrder: async () => fail({ kind: 'network' }),
      returnOrder: async () => fail({ kind: 'network' }),
      noteCheckout: async () => undefined,
      serviceability: async (pincode) => ok({ pincode, deliverable: true, cod: true, by: null }),
      accountData: async () => fail({ kind: 'network' }),
      deleteAccount: async () => fail({ kind: 'network' }),
      sendMessage: async () => ok({ success: true, message: '', ticket: 'T261122-4KX9M2' }),
      ...fakeMails(),
      deliveryQuestion: async () => fail({ kind: 'network' }),
      answerDelivery: async () => fail({ kind: 'network' }),
      wishlist: async () => ok({ success: true, ...wishlist }),
      changeWishlist: async (changes) => {
        wishlist.items = withChanges(wishlist.items, changes);
        return ok({ success: true, ...wishlist });
      },
      shareWishlist: async (shared) => {
        wishlist.token = shared ? 'token' : null;
        return ok({ success: true, ...wishlist });
      },
      sharedWishlist: async () => ok({ success: true, items: wishlist.items }),
    },
    http: async () => ({ kind: 'network' }),
    analytics: analytics.service,
    payment: {
      prepare: async () => true,
      pay: async () => ({ kind: 'dismissed' }),
      openPage: () => undefined,
    },
    storage: {
      cart: {
        read: (owner) => carts.get(keyOf(owner)) ?? null,
        write: (owner, cart) => void carts.set(keyOf(owner), cart),
        clear: (owner) => void carts.delete(keyOf(owner)),
        subscribe: (owner, listener) => {
          const listeners = otherTab.get(keyOf(owner)) ?? new Set();
          otherTab.set(keyOf(owner), listeners.add(listener));
          return () => listeners.delete(listener);
        },
      },
      addressDraft,
      adminDrafts,
      contactDraft,
      giftCardDraft,
      profileDraft,
      writingDrafts,
      lastOrders,
      seen: seenStore,
      pincode: inMemory<string>(),
      chosenAddress: inMemory<string>(),
      coupon: inMemory<string>(),
      paymentMethod: inMemory<PaymentMethod>(),
      extras: { ...extrasStore, subscribe: () => () => undefined },
      wishlist: { ...wishlistStore, subscribe: () => () => undefined },
      consent: analytics.consent,
      reportedOrders: analytics.reportedOrders,
      attempts: {
        list: (uid) => attempts.filter((attempt) => attempt.uid === uid),
        save: (attempt) => {
          attempts = [attempt, ...attempts.filter(({ orderId }) => orderId !== attempt.orderId)];
        },
        take: async (id) => {
          const attempt = attempts.find(({ orderId }) => orderId === id) ?? null;
          attempts = attempts.filter(({ orderId }) => orderId !== id);
          return attempt;
        },
      },
      emailChange: emailChangeStore,
      loginLink: loginLinkStore,
      person: personStore,
      phoneCode: phoneCodeStore,
      loginThrottle: {
        read: (what) => tries.get(what) ?? null,
        write: (what, counted) => void tries.set(what, counted),
        clear: (what) => void tries.delete(what),
      },
      pending: {
        read: () => pending,
        write: (credentials) => {
          pending = credentials;
          pendingUntil = Date.now() + 60_000;
        },
        clear: () => {
          pending = null;
        },
        until: () => (pending ? pendingUntil : null),
      },
      session: {
        setResume: (what) => {
          resumes = what;
        },
        readResume: () => resumes,
        setEnded: (uid) => {
          ended = uid;
        },
        readEnded: () => ended,
        carryToast: (text) => {
          record.carried = text;
        },
        takeCarriedToast: () => {
          const text = record.carried;
          record.carried = null;
          return text;
        },
        clear: () => {
          resumes = null;
          ended = null;
          record.carried = null;
        },
      },
      endReason: {
        read: (uid) => (endReason?.uid === uid ? endReason : null),
        write: (reason) => void (endReason = reason),
        clear: () => void (endReason = null),
      },
      friendLink: friendLinkStore,
    },
    page: {
      url: () => 'http://localhost/',
      referrer: () => '',
      onHide: (listener) => {
        hides.add(listener);
        return () => hides.delete(listener);
      },
      onReturn: (listener) => {
        returns.add(listener);
        return () => returns.delete(listener);
      },
      onWake: (listener) => {
        wakes.add(listener);
        return () => wakes.delete(listener);
      },
      onReach: (listener) => {
        reaches.add(listener);
        return () => reaches.delete(listener);
      },
      share: async () => 'copied',
      updateHead: () => undefined,
      saveFile: (name, content) =>
        void record.saved.push({ name, text: typeof content === 'string' ? content : content.type }),
      isHidden: () => record.hidden,
      reload: () => {
        record.reloads += 1;
      },
      reloadAtHome: () => {
        record.reloads += 1;
      },
    },
    connection: {
      isOffline: () => record.offline,
      follow: (listener) => {
        connections.add(listener);
        return () => connections.delete(listener);
      },
    },
    assistants: assistants.service,
    worker: worker.service,
    navigation: { go: (path, state) => void places.push({ path, state }) },
    clock: { now: () => new Date() },
    random: () => 0.5,
  };

  return {
    services,
    auth,
    users,
    /** Browser storage, by owner: 'guest' or a uid. */
    carts,
    /** The signed-in person's list, as the backend holds it. */
    wishlist,
    analytics,
    /** The events sent to analytics. */
    events: analytics.events,
    places,
    record,
    hidePage: () => hides.forEach((listener) => listener()),
    returnToPage: () => returns.forEach((listener) => listener()),
    worker,
    assistants,
    setOffline: (offline: boolean) => {
      record.offline = offline;
      connections.forEach((listener) => listener(offline));
    },
    reachFor: (path: string) => reaches.forEach((listener) => listener(path)),
    wakePage: () => wakes.forEach((listener) => listener()),
    writeInOtherTab: (owner: string, cart: StoredCart) => {
      carts.set(owner, cart);
      otherTab.get(owner)?.forEach((listener) => listener());
    },
  };
}

export type FakeServices = ReturnType<typeof fakeServices>;
