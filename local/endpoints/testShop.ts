import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Firestore } from 'firebase-admin/firestore';
import { type Combo, type Product } from '@/domain/catalogue';
import { type Offer } from '@/domain/offer';
import { store } from '@/domain/store';
import { adminRoutes } from '../../functions/src/admin/adminRoutes';
import { shopRoutes } from '../../functions/src/catalogue/shopRoutes';
import { type Account, type Accounts } from '../../functions/src/gateways/accounts';
import { razorpayGateway } from '../../functions/src/gateways/razorpay';
import { endpoint } from '../../functions/src/http/endpoint';
import { type Identity, type VerifyToken } from '../../functions/src/http/identity';
import { takeRequestsRaw } from '../../functions/src/http/rawRequests';
import { RateLimiter, type RateLimits } from '../../functions/src/http/rateLimit';
import { KeyedQueue } from '../../functions/src/keyedQueue';
import { offerFinder } from '../../functions/src/offers/findOffer';
import { paymentRoutes } from '../../functions/src/payment/paymentRoutes';
import { runReconcile, type AskedBy } from '../../functions/src/reconcile/runReconcile';
import { nimbusRoutes } from '../../functions/src/shipment/nimbusRoutes';
import { startFirestore } from '../firestore';
import { adminFirestore } from '../firestore/testing/admin';
import { startRazorpay } from '../razorpay';
import { openCourierSandbox } from './courierSandbox';
import { aliceAddress, bobsAddress } from './fixtures';
import { paymentSandbox } from './paymentSandbox';

const KEY = 'key-of-the-tests';
/** What Razorpay and the shop share. */
export const RAZORPAY = {
  keyId: 'rzp_test_endpoints',
  keySecret: 'secret-of-the-key',
  webhookSecret: 'secret-of-the-payments',
};
/** Milliseconds: a sandbox that is slow is given up soon. */
const PATIENCE = 1500;
const identity = (uid: string): Identity => ({
  ...{ uid, email: `${uid}@example.com`, verified: true, admin: false },
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

export interface Reply {
  status: number;
  headers: Headers;
  bytes: Buffer;
  // What a test expects of a body is its own business.
  body: Record<string, unknown>;
}

export interface Request {
  method?: string;
  as?: string | null;
  key?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string | Buffer;
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

const account = (uid: string, fields: Partial<Account> = {}): Account => ({
  ...{ uid, email: `${uid}@example.com`, name: '', phone: '', createdAt: '', providers: [] },
  ...{ disabled: false, admin: true, validFrom: 0, ...fields },
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

/** Starts the functions' routes on their real runtime, against a Firestore and a courier of their own. */
export async function startTestShop(options: TestShopOptions = {}) {
  const { limits, instances = 1, online = true, through = (db) => db } = options;
  const auth = options.auth ?? { verifyToken, accounts: ACCOUNTS };
  const raw = takeRequestsRaw();
  const firestore = await startFirestore({ port: 0, dataDir: null, authorize: null });
  const admin = adminFirestore(firestore.port, 'demo-endpoints');
  const razorpay = await startRazorpay({ port: 0, dataDir: null, webhookUrl: null, ...RAZORPAY });
  const events: { event: string; fields: Record<string, unknown> }[] = [];
  // Moved forward by tests that need a lease or a backoff to end.
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const courier = await openCourierSandbox(() => now().getTime());
  const gateway = razorpayGateway({
    ...{ keyId: RAZORPAY.keyId, keySecret: () => RAZORPAY.keySecret, timeout: PATIENCE },
    ...{ baseUrl: razorpay.url, checkoutUrl: `${razorpay.url}/v1/checkout.js` },
  });
  const deps = {
    db: () => Promise.resolve(through(admin.db)),
    accounts: auth.accounts,
    courier: courier.courier,
    payments: () => (online ? gateway : null),
    now,
    random: () => 0,
    log: (event: string, fields: Record<string, unknown> = {}) => void events.push({ event, fields }),
  };
  const limiter = new RateLimiter(() => limits ?? { burst: 10_000, perSecond: 10_000 });
  const messageLimiter = new RateLimiter(() => ({ burst: 3, perSecond: 1 / 60 }));
  const accountLimiter = new RateLimiter(() => ({ burst: 4, perSecond: 1 / 60 }));
  const name = `shop-${firestore.port}`;
  const instance = () => {
    const all = {
      ...{ ...deps, findOffer: offerFinder(deps.db, now), queue: new KeyedQueue() },
      ...{ messageLimiter, accountLimiter },
      ...{ signing: courier.signing, webhookSecret: () => RAZORPAY.webhookSecret },
    };
    const routes = [...paymentRoutes(all), ...nimbusRoutes(all), ...shopRoutes(all), ...adminRoutes(all)];
    return endpoint({ ...deps, name, routes, limiter, ...auth, apiKey: () => KEY, proxyHops: () => 1 });
  };
  const endpoints = Array.from({ length: instances }, instance);
  let turn = 0;
  http(name, (request, response) => endpoints[turn++ % instances]?.(request, response));
  const server: Server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function call(path: string, request: Request = {}): Promise<Reply> {
    const { method = request.body === undefined && request.raw === undefined ? 'GET' : 'POST' } = request;
    const { as = null, key = KEY, headers = {} } = request;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(key === null ? {} : { 'x-api-key': key }),
        ...(as === null ? {} : { authorization: `Bearer ${tokenOf(as)}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: request.raw !== undefined ? Buffer.from(request.raw) : payload(request.body),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isFile = response.headers.get('content-type') === 'application/pdf';
    const text = isFile ? '' : bytes.toString();
    return {
      bytes,
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
  }

  return {
    ...{ db: admin.db, events, call, url },
    order: (body: unknown, as = 'alice') => call('/api/nimbus/create-shipment', { body, as }),
    pay: (body: unknown, as = 'alice') => call('/api/payment/create-order', { body, as }),
    verify: (body: unknown, as = 'alice') => call('/api/payment/verify-payment', { body, as }),
    cancel: (id: string, as = 'alice', body: unknown = {}) => call(`/api/orders/${id}/cancel`, { body, as }),
    giveBack: (id: string, body: unknown = { reason: 'Damaged or leaking' }, as = 'alice') =>
      call(`/api/orders/${id}/return`, { body, as }),
    validate: (body: unknown, as: string | null = null) => call('/api/payment/validate-offer', { body, as }),
    /** A call to /api/admin/…, by Ada unless said otherwise. */
    admin: (path: string, body: unknown = {}, as: string | null = 'ada') =>
      call(`/api/admin/${path}`, { body, as }),
    reconcile: (by: AskedBy = 'schedule') => runReconcile(deps, by),
    advance: (ms: number) => (ahead += ms),
    seed: (things: Seed) => seed(admin.db, things),
    snapshot: () => snapshot(admin.db),
    /** Razorpay's sandbox. */
    razorpay: paymentSandbox(razorpay.url, RAZORPAY),
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
      await razorpay.close();
      await admin.close();
      await firestore.close();
    },
  };
}

const payload = (body: unknown) => (body === undefined ? null : JSON.stringify(body));

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

export interface Seed {
  products?: Product[];
  combos?: Combo[];
  offers?: Offer[];
}

/** Everything anew: these things, stock as their variants show it, and Alice's and Bob's accounts. */
async function seed(db: Firestore, { products = [], combos = [], offers = [] }: Seed): Promise<void> {
  const names = ['products', 'combos', 'offers', 'stock', 'orders', 'users', 'reviews', 'banners'];
  for (const name of [
    ...names,
    'payments',
    'webhookEvents',
    'openPayments',
    'deletions',
    'messages',
    'mail',
    'invoices',
    'counters',
    'auditLog',
    'skus',
  ]) {
    await db.recursiveDelete(db.collection(name));
  }
  const batch = db.batch();
  for (const one of products) {
    batch.set(db.doc(`products/${one.id}`), one);
    for (const { sku, stock } of one.variants) {
      batch.set(db.doc(`stock/${sku}`), { sku, available: stock, reserved: 0, sold: 0 });
    }
  }
  for (const one of combos) batch.set(db.doc(`combos/${one.id}`), one);
  for (const one of offers) batch.set(db.doc(`offers/${one.id}`), one);
  batch.set(db.doc('users/alice'), { userId: 'alice', address: [aliceAddress] });
  batch.set(db.doc('users/bob'), { userId: 'bob', address: [bobsAddress] });
  await batch.commit();
}

/** All that an order could change, to compare before and after. */
async function snapshot(db: Firestore): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const name of [
    'orders',
    'stock',
    'products',
    'offers',
    'users',
    'mail',
    'payments',
    'openPayments',
    'deletions',
    'invoices',
    'counters',
    'auditLog',
    'skus',
  ]) {
    const { docs } = await db.collection(name).get();
    for (const doc of docs) all[doc.ref.path] = doc.data();
  }
  for (const doc of (await db.collectionGroup('uses').get()).docs) all[doc.ref.path] = doc.data();
  return all;
}
