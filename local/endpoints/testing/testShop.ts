import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { readFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Firestore } from 'firebase-admin/firestore';
import { store } from '@/domain/store';
import { keepConnections } from '../../keepAlive';
import { adminRoutes } from '../../../functions/src/admin/adminRoutes';
import { shopRoutes } from '../../../functions/src/composition/shopRoutes';
import { googleReads } from '../../../functions/src/gateways/firebase/reads/googleReads';
import { razorpayGateway } from '../../../functions/src/gateways/razorpay';
import { endpoint } from '../../../functions/src/platform/http/endpoint';
import { type Identity, type VerifyToken } from '../../../functions/src/platform/callers/identity';
import { receiveRawRequests } from '../../../functions/src/platform/http/rawRequests';
import { RateLimiter, type RateLimits } from '../../../functions/src/platform/limiter/rateLimiter';
import { type Route } from '../../../functions/src/platform/http/route';
import { sharedLimiter } from '../../../functions/src/platform/limiter/sharedLimiter';
import { KeyedQueue } from '../../../functions/src/platform/concurrency/keyedQueue';
import { offerFinder } from '../../../functions/src/offers/findOffer';
import { feedRoutes } from '../../../functions/src/pages/feedRoutes';
import { paymentRoutes } from '../../../functions/src/payments/routes/paymentRoutes';
import { pictureRoutes } from '../../../functions/src/pictures/pictureRoutes';
import { runReconcile, type RunTrigger } from '../../../functions/src/reconcile/runReconcile';
import { nimbusRoutes } from '../../../functions/src/composition/nimbusRoutes';
import { expectDocumented } from '../../api/documented';
import { openBooks } from '../../books/books';
import { wrongSums } from '../../books/sums';
import { startFirestore, type Json } from 'firestore-on-node';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { startRazorpay } from '../../razorpay';
import { COURIER_SECRETS, openCourierSandbox } from './courierSandbox';
import { leakWatch } from './leakWatch';
import { openMediaSandbox } from './mediaSandbox';
import { ONE_PROXY } from './oneProxy';
import { paymentSandbox } from './paymentSandbox';
import { everything, seed, snapshot, type Seed } from './seed';
import { storedCollectionsOf } from './storedCollections';
import { shopClient, type Reply } from './shopClient';
import type { Account, Accounts } from '../../../functions/src/platform/callers/account';

export const API_KEY = 'key-of-the-tests';
const PROJECT = 'demo-endpoints';
/** A query whose index would be missing in the cloud fails here too. */
const INDEXES = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Json;
/** What Razorpay and the shop share. */
export const RAZORPAY = {
  keyId: 'rzp_test_endpoints',
  keySecret: 'secret-of-the-key',
  webhookSecret: 'secret-of-the-payments',
};
/** What the shop calls itself, wherever it is asked. */
export const ORIGIN = 'https://shop.example';
/** Milliseconds: a sandbox that is slow is given up soon. */
const PATIENCE = 1500;
const identity = (uid: string): Identity => ({
  uid,
  email: `${uid}@example.com`,
  verified: true,
  admin: false,
  authTime: Math.floor(Date.now() / 1000),
});

const people: Record<string, Identity> = {
  alice: identity('alice'),
  bob: identity('bob'),
  uma: { ...identity('uma'), verified: false },
  ada: { ...identity('ada'), admin: true },
  // Tokens that say more than counts: an admin's of an address that nobody proved, of a claim that was taken away since, of a
  // sign-in that was revoked, and of an account that was disabled.
  una: { ...identity('una'), admin: true, verified: false },
  eve: { ...identity('eve'), admin: true },
  rita: { ...identity('rita'), admin: true },
  dora: { ...identity('dora'), admin: true },
  // The shop's own address, without the claim.
  shopAddress: { ...identity('shopAddress'), email: store.adminEmail },
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token that the tests' verifier takes for this person; `buyer-N` is anyone. */
export const tokenOf = (name: string) => `${encode({ alg: 'none' })}.${encode({ name })}.`;

async function verifyToken(token: string): Promise<Identity | null> {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { name } = JSON.parse(claims) as { name: string };
  if (/^buyer-\d+$/.test(name)) return identity(name);
  return people[name] ?? null;
}

interface TestShopOptions {
  limits?: RateLimits;
  /** Functions processes that the calls are dealt out to in turn: they share Firestore and nothing else. */
  instances?: number;
  /** Whether a Razorpay key is set. */
  online?: boolean;
  /** Who people are; told by `tokenOf` unless given. */
  auth?: { verifyToken: VerifyToken; accounts: Accounts };
  /** Wraps the Firestore that the functions work on. */
  through?: (db: Firestore) => Firestore;
}

const SECRETS = {
  ...COURIER_SECRETS,
  'the secret of Razorpay’s key': RAZORPAY.keySecret,
  'the secret of Razorpay’s webhooks': RAZORPAY.webhookSecret,
  'what logs in at Razorpay': `${RAZORPAY.keyId}:${RAZORPAY.keySecret}`,
};

const account = (uid: string, fields: Partial<Account> = {}): Account => ({
  uid,
  email: `${uid}@example.com`,
  name: '',
  phone: '',
  createdAt: '',
  providers: [],
  disabled: false,
  admin: true,
  validFrom: 0,
  ...fields,
});
const staff = [
  account('ada'),
  account('una'),
  account('eve', { admin: false }),
  account('rita', { validFrom: Date.now() + 86_400_000 }),
  account('dora', { disabled: true }),
];

/** What Firebase Auth knows; shoppers have an account there only where a test brings its own. */
const ACCOUNTS: Accounts = {
  find: (uid) => Promise.resolve(staff.find((one) => one.uid === uid) ?? null),
  remove: () => Promise.resolve(),
};

const NO_ROUTES = { payment: [], nimbus: [], shop: [], admin: [], pictures: [], pages: [] };

/** Starts the functions' routes on their real runtime, against a Firestore and a courier of their own. */
export async function startTestShop(options: TestShopOptions = {}) {
  const { limits, instances = 1, online = true, through = (db) => db } = options;
  const auth = options.auth ?? { verifyToken, accounts: ACCOUNTS };
  const raw = receiveRawRequests();
  const firestore = await startFirestore({ port: 0, dataDir: null, authorize: null, indexes: INDEXES });
  const admin = adminFirestore(firestore.port, PROJECT);
  const filled = { db: admin.db, collections: storedCollectionsOf(firestore, PROJECT) };
  const razorpay = await startRazorpay({ port: 0, dataDir: null, webhookUrl: null, ...RAZORPAY });
  const events: { event: string; fields: Record<string, unknown> }[] = [];
  const leaks = leakWatch(SECRETS);
  // Moved forward by tests that need a lease or a backoff to end.
  let ahead = 0;
  // Milliseconds that pass with every look at the time a call has taken.
  let msPerLook = 0;
  let elapsed = 0;
  const elapsedMs = () => (elapsed += msPerLook);
  const now = () => new Date(Date.now() + ahead);
  const courier = await openCourierSandbox(() => now().getTime());
  const gateway = razorpayGateway({
    keyId: RAZORPAY.keyId,
    keySecret: () => RAZORPAY.keySecret,
    timeout: PATIENCE,
    baseUrl: razorpay.url,
    checkoutUrl: `${razorpay.url}/v1/checkout.js`,
  });
  const media = await openMediaSandbox();
  const emulator = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`, GCLOUD_PROJECT: PROJECT };
  const reads = googleReads(emulator, now);
  if (!reads) throw new Error('There is no way in to the emulator');
  const deps = {
    storage: media.storage,
    db: () => Promise.resolve(through(admin.db)),
    reads,
    accounts: auth.accounts,
    courier: courier.courier,
    payments: () => (online ? gateway : null),
    now,
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
  };
  const name = `shop-${firestore.port}`;
  let routes: Record<keyof typeof NO_ROUTES, Route[]> = NO_ROUTES;
  const instance = () => {
    const all = {
      ...deps,
      offers: offerFinder(reads, now),
      queue: new KeyedQueue(),
      ...limiters,
      signing: courier.signing,
      webhookSecret: () => RAZORPAY.webhookSecret,
    };
    routes = {
      payment: paymentRoutes(all),
      nimbus: nimbusRoutes(all),
      shop: shopRoutes(all),
      admin: adminRoutes(all),
      pictures: pictureRoutes(all),
      // The pages themselves need a site that was built; e2e/journeys/crawler.spec.ts reads those.
      pages: feedRoutes({ ...all, origin: () => ORIGIN }),
    };
    const table = Object.values(routes).flat();
    return endpoint({
      ...deps,
      name,
      elapsedMs,
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

  const payments = paymentSandbox(razorpay.url, RAZORPAY);
  const providers = { ...payments, parcels: courier.controls.shipments };
  let books = await openBooks(filled.collections, providers);
  /** From here on the books leave out what was paid and sent so far. */
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
    /** Where its documents are. */
    firestore: { projectId: PROJECT, firestoreUrl: firestore.url },
    /** All routes there are, by the function that answers them. */
    routes,
    ...shopClient({ urlOf: (path) => url + path, apiKey: API_KEY, tokenOf, seen }),
    reconcile: (by: RunTrigger = 'schedule') => runReconcile(deps, by),
    advance: (ms: number) => (ahead += ms),
    /** From here on so much time passes with every look that a call takes at its own. */
    slowCalls: (ms: number) => (msPerLook = ms),
    now,
    async seed(things: Seed) {
      await seed(filled, things);
      await forget();
    },
    snapshot: () => snapshot(filled),
    /** All there is, whatever it is. */
    everything: () => everything(filled),
    forget,
    /** What is wrong with the four sums; nothing but what was done since the last seed counts. */
    wrongSums: async () => wrongSums(await books.read()),
    /** The books from which those sums are. */
    books: () => books.read(),
    /** What Razorpay and the courier know. */
    providers,
    /** The bucket of the pictures. */
    media,
    /** Razorpay's sandbox. */
    razorpay: payments,
    ...courier.controls,
    /** The adapter that the shop speaks to the courier through now. */
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
