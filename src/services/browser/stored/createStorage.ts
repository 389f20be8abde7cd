import { addressDraft } from './drafts/addressDraft';
import { contactDraft } from './drafts/contactDraft';
import { giftCardDraft } from './drafts/giftCardDraft';
import { adminDrafts, writingDrafts } from './drafts/namedDrafts';
import { profileDraft } from './drafts/profileDraft';
import { emailChangeStore } from './login/emailChangeStore';
import { loginLinkStore } from './login/loginLinkStore';
import { loginThrottleStore } from './login/loginThrottleStore';
import { pendingCredentials } from './login/pendingCredentials';
import { personStore } from './login/personStore';
import { phoneCodeStore } from './login/phoneCodeStore';
import { sessionNotes } from './login/sessionNotes';
import { cartStore } from './shopping/cartStore';
import { createCheckoutAttempts } from './shopping/checkoutAttempts';
import { consentStore } from './shopping/consentStore';
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
  loginLink: loginLinkStore,
  loginThrottle: loginThrottleStore,
  person: personStore,
  phoneCode: phoneCodeStore,
  seen: seenStore,
  paymentMethod: paymentMethodStore,
  pincode: pincodeStore,
  extras: extrasStore,
  wishlist: wishlistStore,
});
