import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { readFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Firestore } from 'firebase-admin/firestore';
import { keepConnections } from '../../../keepAlive';
import { adminRoutes } from '../../../../functions/src/admin/adminRoutes';
import { shopRoutes } from '../../../../functions/src/composition/shopRoutes';
import { googleReads } from '../../../../functions/src/gateways/firebase/reads/googleReads';
import { type PushGateway } from '../../../../functions/src/gateways/push/pushGateway';
import { type PaymentGateway } from '../../../../functions/src/gateways/paymentGateway';
import { razorpayGateway } from '../../../../functions/src/gateways/razorpay';
import { endpoint } from '../../../../functions/src/platform/http/endpoint';
import { type VerifyToken } from '../../../../functions/src/platform/callers/identity';
import { storedRecord } from '../../../../functions/src/platform/callers/teamRecord';
import { receiveRawRequests } from '../../../../functions/src/platform/http/rawRequests';
import { RateLimiter, type RateLimits } from '../../../../functions/src/platform/limiter/rateLimiter';
import { type Route } from '../../../../functions/src/platform/http/route';
import { sharedLimiter } from '../../../../functions/src/platform/limiter/sharedLimiter';
import { BoundedQueue } from '../../../../functions/src/platform/concurrency/boundedQueue';
import { KeyedQueue } from '../../../../functions/src/platform/concurrency/keyedQueue';
import { offerFinder } from '../../../../functions/src/offers/findOffer';
import { feedRoutes } from '../../../../functions/src/pages/feedRoutes';
import { prepayRoutes } from '../../../../functions/src/prepay/prepayRoutes';
import { paymentRoutes } from '../../../../functions/src/payments/routes/paymentRoutes';
import { photoRoutes } from '../../../../functions/src/reviews/photos/photoRoutes';
import { pictureRoutes } from '../../../../functions/src/pictures/pictureRoutes';
import { runReconcile, type RunTrigger } from '../../../../functions/src/reconcile/runReconcile';
import { nimbusRoutes } from '../../../../functions/src/composition/nimbusRoutes';
import { expectDocumented } from '../../../api/documented';
import { openBooks } from '../../../books/books';
import { wrongSums } from '../../../books/sums';
import { startFirestore, type Json } from 'firestore-on-node';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { startRazorpay } from '../../../razorpay';
import { COURIER_SECRETS, openCourierSandbox } from '../sandboxes/courierSandbox';
import { leakWatch } from '../calls/leakWatch';
import { openMediaSandbox } from '../sandboxes/mediaSandbox';
import { ONE_PROXY } from './oneProxy';
import { paymentSandbox } from '../sandboxes/paymentSandbox';
import { everything, readers, seed, snapshot, type Seed } from '../documents/seed';
import { storedCollectionsOf } from '../documents/storedCollections';
import { shopClient, type Reply } from '../calls/shopClient';
import { tokenOf, verifyToken } from '../people/testTokens';
import { ACCOUNTS, NO_CLAIMS } from '../people/testTeam';
import type { Accounts, StaffAccounts } from '../../../../functions/src/platform/callers/account';

export const API_KEY = 'key-of-the-tests';
const PROJECT = 'demo-endpoints';
/** A query whose index would be missing in the cloud fails here too. */
const INDEXES = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Json;
/** Razorpay's secrets, shared with the shop. */
export const RAZORPAY = {
  keyId: 'rzp_test_endpoints',
  keySecret: 'secret-of-the-key',
  webhookSecret: 'secret-of-the-payments',
};
/** The signing key of the links in mails. */
export const LINK_SECRET = 'secret-of-the-links';
/** The shop's own address. */
export const ORIGIN = 'https://shop.example';
/** Milliseconds, so that a slow sandbox fails soon. */
const PROVIDER_TIMEOUT_MS = 1500;

interface TestShopOptions {
  limits?: RateLimits;
  /** Functions processes that take calls in turn; they share nothing but Firestore. */
  instances?: number;
  /** Whether a Razorpay key is set. */
  online?: boolean;
  /** The signing key of the links in mails; empty: none is set. */
  linkSecret?: string;
  /** Verifies tokens; those of `tokenOf` by default. */
  auth?: { verifyToken: VerifyToken; accounts: Accounts };
  /** Writes of claims; without them they are left out. */
  staffAccounts?: StaffAccounts;
  /** The sender of pushes; without it the shop has no keys. */
  push?: PushGateway;
  /** Wraps the Firestore of the functions. */
  through?: (db: Firestore) => Firestore;
}

const SECRETS = {
  ...COURIER_SECRETS,
  'the secret of the links': LINK_SECRET,
  'the secret of Razorpay’s key': RAZORPAY.keySecret,
  'the secret of Razorpay’s webhooks': RAZORPAY.webhookSecret,
  'what logs in at Razorpay': `${RAZORPAY.keyId}:${RAZORPAY.keySecret}`,
};

const NO_ROUTES = { payment: [], nimbus: [], shop: [], admin: [], pictures: [], pages: [] };

/** Starts the functions' routes on their real runtime, with their own Firestore and courier. */
export async function startTestShop(options: TestShopOptions = {}) {
  const { limits, instances = 1, linkSecret = LINK_SECRET, through = (db) => db } = options;
  const auth = options.auth ?? { verifyToken, accounts: ACCOUNTS };
  process.env['LINK_SECRET'] = linkSecret;
  const raw = receiveRawRequests();
  const firestore = await startFirestore({ port: 0, dataDir: null, authorize: null, indexes: INDEXES });
  const admin = adminFirestore(firestore.port, PROJECT);
  const filled = { db: admin.db, collections: storedCollectionsOf(firestore, PROJECT) };
  const razorpay = await startRazorpay({ port: 0, dataDir: null, webhookUrl: null, ...RAZORPAY });
  const events: { event: string; fields: Record<string, unknown> }[] = [];
  const leaks = leakWatch(SECRETS);
  // Moved forward by tests that need a lease or a backoff to end.
  let ahead = 0;
  // Milliseconds that pass each time a call checks its elapsed time.
  let msPerLook = 0;
  let elapsed = 0;
  const elapsedMs = () => (elapsed += msPerLook);
  const now = () => new Date(Date.now() + ahead);
  const courier = await openCourierSandbox(() => now().getTime());
  const gateway = razorpayGateway({
    keyId: RAZORPAY.keyId,
    keySecret: () => RAZORPAY.keySecret,
    timeout: PROVIDER_TIMEOUT_MS,
    baseUrl: razorpay.url,
    checkoutUrl: `${razorpay.url}/v1/checkout.js`,
  });
  let isOnline = options.online ?? true;
  let meanwhile: () => Promise<unknown> = () => Promise.resolve();
  const paymentsOf: PaymentGateway['paymentsOf'] = async (id) => {
    const work = meanwhile;
    meanwhile = () => Promise.resolve();
    await work();
    return gateway.paymentsOf(id);
  };
  const payments: PaymentGateway = { ...gateway, paymentsOf };
  const media = await openMediaSandbox();
  const emulator = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`, GCLOUD_PROJECT: PROJECT };
  const reads = googleReads(emulator, now);
  if (!reads) throw new Error('There is no way in to the emulator');
  const deps = {
    storage: media.storage,
    db: () => Promise.resolve(through(admin.db)),
    reads,
    accounts: auth.accounts,
    staffAccounts: options.staffAccounts ?? NO_CLAIMS,
    recordOf: storedRecord(() => Promise.resolve(admin.db)),
    courier: courier.courier,
    linkSecret: () => linkSecret,
    payments: () => (isOnline ? payments : null),
    takesOnlinePayments: () => isOnline,
    push: () => options.push ?? null,
    now,
    elapsedMs,
    random: () => 0,
    log: (event: string, fields: Record<string, unknown> = {}) => void events.push({ event, fields }),
  };
  const limiter = new RateLimiter(() => limits ?? { burst: 10_000, perSecond: 10_000 });
  const shared = (name: string, burst: number) =>
    sharedLimiter(deps.db, name, () => ({ burst, perSecond: 1 / 60 }));
  const limiters = {
    messageLimiter: shared('messages', 3),
    accountLimiter: shared('account', 4),
    openingLimiter: shared('openings', 10),
    linkLimiter: shared('links', 5),
    alertLimiter: shared('alerts', 4),
    alertMailLimiter: sharedLimiter(deps.db, 'alertMails', () => ({ burst: 6, perSecond: 6 / 86_400 })),
    viewLimiter: shared('views', 12),
    lookupLimiter: shared('lookups', 4),
    pincodeLimiter: shared('pincodes', 6),
    wishlistLimiter: shared('wishlists', 20),
    giftCardLimiter: shared('gifts', 30),
    referralLimiter: shared('referrals', 30),
    reviewLimiter: shared('reviews', 40),
    photoLimiter: shared('photos', 12),
  };
  const name = `shop-${firestore.port}`;
  let routes: Record<keyof typeof NO_ROUTES, Route[]> = NO_ROUTES;
  const instance = () => {
    const all = {
      ...deps,
      offers: offerFinder(reads, now),
      queue: new KeyedQueue(),
      decoding: new BoundedQueue(24),
      ...limiters,
      signing: courier.signing,
      webhookSecret: () => RAZORPAY.webhookSecret,
    };
    routes = {
      payment: [...paymentRoutes(all), ...prepayRoutes(all)],
      nimbus: nimbusRoutes(all),
      shop: shopRoutes(all),
      admin: adminRoutes(all),
      pictures: [...pictureRoutes(all), ...photoRoutes(all)],
      // Pages need a built site; e2e/journeys/programs/crawler.spec.ts tests them.
      pages: feedRoutes({ ...all, origin: () => ORIGIN }),
    };
    const table = Object.values(routes).flat();
    return endpoint({
      ...deps,
      name,
      routes: table,
      limiter,
      ...auth,
      apiKey: () => API_KEY,
      addressRule: () => ONE_PROXY,
    });
  };
  const endpoints = Array.from({ length: instances }, instance);
  let turn = 0;
  http(name, (request, response) => endpoints[turn++ % instances]?.(request, response));
  const server: Server = getTestServer(name);
  keepConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sandbox = paymentSandbox(razorpay.url, RAZORPAY);
  const providers = { ...sandbox, parcels: courier.controls.shipments };
  let books = await openBooks(filled.collections, providers);
  /** The books ignore all payments and parcels until now. */
  const forget = async () => void (books = await openBooks(filled.collections, providers));

  function seen(reply: Reply, call: string): void {
    leaks.answered(reply, call);
    const { status, body } = reply;
    expectDocumented(Object.values(routes).flat(), call, { status, code: body['code'] });
  }

  return {
    db: admin.db,
    reads,
    events,
    url,
    /** Project and address of its Firestore. */
    firestore: { projectId: PROJECT, firestoreUrl: firestore.url },
    /** All routes, by function. */
    routes,
    ...shopClient({ urlOf: (path) => url + path, apiKey: API_KEY, tokenOf, seen }),
    reconcile: (by: RunTrigger = 'schedule') => runReconcile(deps, by),
    advance: (ms: number) => (ahead += ms),
    /** From now on this much time passes each time a call checks its elapsed time. */
    slowCalls: (ms: number) => (msPerLook = ms),
    now,
    async seed(things: Seed) {
      await seed(filled, things);
      await forget();
    },
    snapshot: () => snapshot(filled),
    ...readers(admin.db),
    /** Every document. */
    everything: () => everything(filled),
    forget,
    /** The problems of the four sums since the last seed. */
    wrongSums: async () => wrongSums(await books.read()),
    /** The books behind those sums. */
    books: () => books.read(),
    /** The records of Razorpay and the courier. */
    providers,
    /** The bucket of the pictures. */
    media,
    /** Razorpay's sandbox. */
    razorpay: sandbox,
    /** Sets or removes Razorpay's key. */
    switchOnline: (on: boolean) => (isOnline = on),
    /** Happens once, while Razorpay is asked for the payments of an order. */
    whileAsked: (work: () => Promise<unknown>) => (meanwhile = work),
    ...courier.controls,
    /** The courier adapter that the shop uses now. */
    get courier() {
      return courier.courier();
    },
    async close() {
      raw.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await courier.close();
      await media.close();
      await razorpay.close();
      await admin.close();
      await firestore.close();
      leaks.end(events);
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;
