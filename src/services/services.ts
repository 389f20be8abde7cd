import type { AssistantTools } from './browser/assistantTools';
import type { AuthService } from './auth/types';
import type { CredentialsVault } from './auth/credentialsVault';
import type { Analytics } from './browser/analytics';
import type { Connection } from './browser/connection';
import type { Navigation } from './browser/navigation';
import type { Page } from './browser/page';
import type { ShopWorker } from './browser/shopWorker';
import type { BrowserStorage } from './browser/stored/createStorage';
import type { CatalogueService } from './catalogue/createCatalogueService';
import type { Clock } from './clock';
import type { OffersService } from './createOffersService';
import type { ProductsService } from './createProductsService';
import type { PincodeService } from './pincodes/createPincodeService';
import type { OrdersService } from './orders/types';
import type { PaymentService } from './payment/types';
import type { Http } from './shopApi/http';
import type { ShopApi } from './shopApi/createShopApi';
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
  storage: BrowserStorage;
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
