import { store } from '@/domain/store';
import { createAuthService } from './auth/createAuthService';
import { credentialsVault } from './auth/credentialsVault';
import { createAssistantTools } from './browser/assistantTools';
import { createAnalytics } from './browser/analytics';
import { connection } from './browser/connection';
import type { Navigation } from './browser/navigation';
import { createPage } from './browser/page';
import { createShopWorker } from './browser/shopWorker';
import { createStorage } from './browser/stored/createStorage';
import { createCatalogueService } from './catalogue/createCatalogueService';
import { clock } from './clock';
import { createOffersService } from './createOffersService';
import { createProductsService } from './createProductsService';
import { createOrdersService } from './orders/createOrdersService';
import { createPincodeService } from './pincodes/createPincodeService';
import { createPaymentService } from './payment/createPaymentService';
import { createHttp } from './shopApi/http';
import { createShopApi } from './shopApi/createShopApi';
import { createUsersService } from './users/createUsersService';

export { NEEDS_FACTOR } from './auth/types';
export { setupSecret } from './auth/codes/setupSecret';
export type {
  Account,
  AuthFailure,
  AuthResult,
  Credentials,
  SessionChange,
  SignedInUser,
} from './auth/types';
export type { StoredCart } from './browser/stored/shopping/cartStore';
export type { Owned, Owner } from './browser/stored/ownedStore';
export type { CheckoutAttempt } from './browser/stored/shopping/checkoutAttempts';
export type { CatalogueFailure } from './catalogue/createCatalogueService';
export type { MyOrders } from './orders/createOrdersService';
export type { PaymentOutcome, PaymentRequest } from './payment/types';
export type { CallFailure } from './shopApi/types';
export type { ToolAnswer, ToolCall, ToolFacts } from './browser/assistantTools';
export type { StoredProfile } from './users/types';
export type { ShareOutcome } from './browser/page';
export type { LastOrders } from './browser/stored/shopping/lastOrders';
export type { VersionNews } from './browser/shopWorker';
export { credentialsVault } from './auth/credentialsVault';
export { endsSession, SESSION_ENDED } from './auth/sessionEnd';
export { copyTextOf } from './browser/clipboard';
export type { Navigation } from './browser/navigation';
export { registerWorker } from './browser/registerWorker';
export { heldFiles } from './browser/stored/drafts/heldFiles';
export { contactDraft } from './browser/stored/drafts/contactDraft';
export { EMPTY_GIFT, giftCardDraft } from './browser/stored/drafts/giftCardDraft';
export { pendingCredentials } from './browser/stored/login/pendingCredentials';
export { ok, fail, type Result } from './result';

/**
 * All I/O of the web app. Nothing is loaded before it is needed; `leave` and `navigation` belong to
 * the router's history. Sagas get it as an argument, so that tests can pass fakes.
 */
export function createServices(leave: (depart: () => void) => void, navigation: Navigation) {
  const auth = createAuthService();
  const http = createHttp(auth);
  return {
    auth,
    credentials: credentialsVault,
    users: createUsersService(clock),
    orders: createOrdersService(),
    offers: createOffersService(),
    products: createProductsService(),
    catalogue: createCatalogueService(http),
    pincodes: createPincodeService(http),
    /** The shop's endpoints. */
    shop: createShopApi(http),
    /** Raw calls to /api/…, for the services of features that load later. */
    http,
    /** The payment provider's checkout. */
    payment: createPaymentService(),
    analytics: createAnalytics(store.analyticsId),
    storage: createStorage(),
    page: createPage(leave),
    connection,
    /** The browser's assistants (WebMCP). */
    assistants: createAssistantTools(),
    /** The service worker, which caches the shop for visits without network. */
    worker: createShopWorker(),
    navigation,
    clock,
    random: Math.random,
  };
}

export type Services = ReturnType<typeof createServices>;
