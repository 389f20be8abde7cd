import type { AssistantTools } from './browser/assistantTools';
import type { AuthService } from './auth/types';
import type { CredentialsVault } from './auth/credentialsVault';
import type { Analytics } from './browser/analytics';
import type { AddressDraft } from './browser/stored/drafts/addressDraft';
import type { AdminDrafts } from './browser/stored/drafts/adminDrafts';
import type { ProfileDraft } from './browser/stored/drafts/profileDraft';
import type { WritingDrafts } from './browser/stored/drafts/writingDrafts';
import type { ContactDraft } from './browser/stored/drafts/contactDraft';
import type { GiftCardDraft } from './browser/stored/drafts/giftCardDraft';
import type { CartStore } from './browser/stored/shopping/cartStore';
import type { ConsentStore } from './browser/stored/shopping/consentStore';
import type { CheckoutAttempts } from './browser/stored/shopping/checkoutAttempts';
import type { Connection } from './browser/connection';
import type { LastOrdersStore } from './browser/stored/shopping/lastOrders';
import type { Navigation } from './browser/navigation';
import type { Page } from './browser/page';
import type { ReportedOrders } from './browser/stored/shopping/reportedOrders';
import type { PendingCredentials } from './browser/stored/login/pendingCredentials';
import type { SessionNotes } from './browser/stored/login/sessionNotes';
import type { ShopWorker } from './browser/shopWorker';
import type { PincodeStore } from './browser/stored/shopping/pincodeStore';
import type { SeenStore } from './browser/stored/shopping/seenStore';
import type { ExtrasStore } from './browser/stored/shopping/extrasStore';
import type { WishlistStore } from './browser/stored/shopping/wishlistStore';
import type { LoginLinkStore } from './browser/stored/login/loginLinkStore';
import type { EmailChangeStore } from './browser/stored/login/emailChangeStore';
import type { PhoneCodeStore } from './browser/stored/login/phoneCodeStore';
import type { LoginThrottleStore } from './browser/stored/login/loginThrottleStore';
import type { CatalogueService } from './catalogue/createCatalogueService';
import type { Clock } from './clock';
import type { OffersService } from './createOffersService';
import type { ProductsService } from './createProductsService';
import type { PincodeService } from './pincodes/createPincodeService';
import type { OrdersService } from './orders/types';
import type { PaymentService } from './payment/types';
import type { Http } from './shopApi/http';
import type { ShopApi } from './shopApi/types';
import type { UsersService } from './users/types';

/** All I/O of the web app. Sagas get it as an argument, so that tests can pass fakes. */
export interface Services {
  auth: AuthService;
  credentials: CredentialsVault;
  users: UsersService;
  orders: OrdersService;
  offers: OffersService;
  products: ProductsService;
  catalogue: CatalogueService;
  pincodes: PincodeService;
  /** The shop's endpoints. */
  shop: ShopApi;
  /** Raw calls to /api/…, for the services of features that load later. */
  http: Http;
  /** The payment provider's checkout. */
  payment: PaymentService;
  analytics: Analytics;
  storage: {
    addressDraft: AddressDraft;
    adminDrafts: AdminDrafts;
    contactDraft: ContactDraft;
    giftCardDraft: GiftCardDraft;
    profileDraft: ProfileDraft;
    writingDrafts: WritingDrafts;
    attempts: CheckoutAttempts;
    cart: CartStore;
    consent: ConsentStore;
    lastOrders: LastOrdersStore;
    pending: PendingCredentials;
    reportedOrders: ReportedOrders;
    session: SessionNotes;
    emailChange: EmailChangeStore;
    loginLink: LoginLinkStore;
    loginThrottle: LoginThrottleStore;
    phoneCode: PhoneCodeStore;
    seen: SeenStore;
    pincode: PincodeStore;
    extras: ExtrasStore;
    wishlist: WishlistStore;
  };
  page: Page;
  connection: Connection;
  /** The browser's assistants (WebMCP). */
  assistants: AssistantTools;
  /** The service worker, which caches the shop for visits without network. */
  worker: ShopWorker;
  /** The app attaches its router here once. */
  navigation: Navigation;
  clock: Clock;
  /** From 0 up to 1. */
  random(): number;
}
