import { addressDraft } from './drafts/addressDraft';
import { contactDraft } from './drafts/contactDraft';
import { giftCardDraft } from './drafts/giftCardDraft';
import { adminDrafts, writingDrafts } from './drafts/namedDrafts';
import { profileDraft } from './drafts/profileDraft';
import { emailChangeStore } from './login/emailChangeStore';
import { endReasonStore } from './login/endReasonStore';
import { friendLinkStore } from './login/friendLinkStore';
import { loginLinkStore } from './login/loginLinkStore';
import { loginThrottleStore } from './login/loginThrottleStore';
import { pendingCredentials } from './login/pendingCredentials';
import { personStore } from './login/personStore';
import { phoneCodeStore } from './login/phoneCodeStore';
import { sessionNotes } from './login/sessionNotes';
import { cartStore } from './shopping/cartStore';
import { chosenAddressStore } from './shopping/chosenAddressStore';
import { createCheckoutAttempts } from './shopping/checkoutAttempts';
import { consentStore } from './shopping/consentStore';
import { couponStore } from './shopping/couponStore';
import { extrasStore } from './shopping/extrasStore';
import { lastOrders } from './shopping/lastOrders';
import { paymentMethodStore } from './shopping/paymentMethodStore';
import { pincodeStore } from './shopping/pincodeStore';
import { createReportedOrders } from './shopping/reportedOrders';
import { seenStore } from './shopping/seenStore';
import { wishlistStore } from './shopping/wishlistStore';

export type BrowserStorage = ReturnType<typeof createStorage>;

/** What the browser stores for the shop. */
export const createStorage = () => ({
  addressDraft,
  adminDrafts,
  attempts: createCheckoutAttempts(),
  contactDraft,
  giftCardDraft,
  profileDraft,
  writingDrafts,
  cart: cartStore,
  consent: consentStore,
  lastOrders,
  pending: pendingCredentials,
  reportedOrders: createReportedOrders(),
  session: sessionNotes,
  emailChange: emailChangeStore,
  endReason: endReasonStore,
  friendLink: friendLinkStore,
  loginLink: loginLinkStore,
  loginThrottle: loginThrottleStore,
  person: personStore,
  phoneCode: phoneCodeStore,
  seen: seenStore,
  chosenAddress: chosenAddressStore,
  coupon: couponStore,
  paymentMethod: paymentMethodStore,
  pincode: pincodeStore,
  extras: extrasStore,
  wishlist: wishlistStore,
});

/** When a store is cleared (app/sagas/forgetSaga.ts). */
type Scope =
  /** When the person leaves, in each of their tabs. */
  | 'tab'
  /** When the person leaves the browser: what all their tabs share. */
  | 'device'
  /** As 'device', and before a guest who comes after a session that ended. */
  | 'traces'
  /** As 'device', but only what a guest has gathered. */
  | 'guestList'
  /** Never: it is about no person, or it waits under the uid of its owner. */
  | 'kept';

const SCOPES = {
  addressDraft: 'tab',
  adminDrafts: 'tab',
  chosenAddress: 'tab',
  contactDraft: 'tab',
  coupon: 'tab',
  giftCardDraft: 'tab',
  pending: 'tab',
  phoneCode: 'tab',
  profileDraft: 'tab',
  session: 'tab',
  writingDrafts: 'tab',
  // Else it would bind the next person's account to this person's friend.
  friendLink: 'traces',
  lastOrders: 'traces',
  paymentMethod: 'traces',
  pincode: 'traces',
  reportedOrders: 'traces',
  seen: 'traces',
  // The sync of each clears the list under a person's uid, unless it has unsaved changes.
  cart: 'guestList',
  extras: 'guestList',
  wishlist: 'guestList',
  emailChange: 'device',
  endReason: 'device',
  loginLink: 'device',
  person: 'device',
  // Its payment may have succeeded, and the shopper would buy twice without the order id.
  attempts: 'kept',
  consent: 'kept',
  loginThrottle: 'kept',
} as const satisfies Record<keyof BrowserStorage, Scope>;

type In<S extends Scope> = {
  [Name in keyof BrowserStorage]: (typeof SCOPES)[Name] extends S ? Name : never;
}[keyof BrowserStorage];

const storesIn = <S extends Scope>(scope: S) =>
  (Object.keys(SCOPES) as (keyof BrowserStorage)[]).filter((name): name is In<S> => SCOPES[name] === scope);

/** Clears the stores of a scope. */
export function forget(storage: BrowserStorage, scope: 'tab' | 'traces' | 'device'): void {
  for (const name of storesIn(scope)) storage[name].clear();
}

/** Clears the lists that a guest has gathered. */
export function forgetGuestLists(storage: BrowserStorage): void {
  for (const name of storesIn('guestList')) storage[name].clear('guest');
}
