import { type Firestore } from 'firebase-admin/firestore';
import { type OrderStatus } from '@/domain/orders/order/order';
import { mailKeyOf } from '../../../../functions/src/gateways/mail/mailKey';
import { phoneBuyerRef } from '../../../../functions/src/limits/buyers';
import { firebaseAccounts } from '../../../../functions/src/gateways/firebase/accounts';
import { verifyToken } from '../../../../functions/src/gateways/firebase/firebase';
import { type Identity } from '../../../../functions/src/platform/callers/identity';
import { issueMissingInvoices } from '../../../../functions/src/invoices/invoiceStore';
import { KeyedQueue } from '../../../../functions/src/platform/concurrency/keyedQueue';
import { startAuthEmulator, type AuthEmulator } from '../sandboxes/authEmulator';
import { aliceAddress, cartLine, codBody, offer, product } from '../documents/fixtures';
import { startTestShop, type TestShop } from '../shops/testShop';
import type { Accounts } from '../../../../functions/src/platform/callers/account';

export interface Person {
  uid: string;
  email: string;
  token: string;
}

export const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });

/** What a deletion leaves with a person's uid or email: the tombstone, and for a month the mail that confirms it. */
export const remainsOf = ({ uid }: Pick<Person, 'uid'>): string[] => [
  `deletions/${uid}`,
  `mail/account-deleted-${uid}`,
];

/** Words that only one person's documents contain. */
export const TRACES = ['Alice Rao', '9876543210', '12 MG Road', 'Second floor', 'Bengaluru'];

const WISH = {
  kind: 'product',
  id: 'toner',
  sku: 'toner-1',
  price: 300,
  addedAt: '2026-11-20T10:00:00.000Z',
};

export const toner = product('toner', { cost: 300, units: 10_000 });

/**
 * The fault to inject: after the first transaction has committed, every call for this collection (or the account)
 * fails, except the rate limit's.
 */
interface Fault {
  at: string;
  committed: boolean;
}

function faulty(db: Firestore, fault: Fault): Firestore {
  let lastCollection = '';
  const check = (name: string) => {
    if (fault.committed && fault.at === name) throw new Error(`The connection was lost at ${name}`);
  };
  return new Proxy(db, {
    get(target, key) {
      if (key === 'runTransaction') {
        return async (...given: Parameters<Firestore['runTransaction']>) => {
          const result = await target.runTransaction(...given);
          if (lastCollection !== 'rateLimits') fault.committed = true;
          return result;
        };
      }
      if (key === 'collection' || key === 'doc') {
        return (path: string) => {
          const [name = ''] = path.split('/');
          check(name);
          lastCollection = name;
          return target[key](path);
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function identityIn(token: string): Identity {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string;
    email: string;
    auth_time: number;
  };
  return {
    uid: claims.user_id,
    email: claims.email,
    verified: true,
    admin: false,
    role: null,
    authTime: claims.auth_time,
    factor: null,
    byCode: false,
  };
}

/** A shop of two processes with Firebase Auth's emulator, for tests of data download and account deletion. */
export function shopWithTestAccounts() {
  let auth: AuthEmulator;
  let shop: TestShop;
  let fault: Fault | null = null;
  let last = 0;

  // The emulator looks up the account of every token; in production a token is valid for its hour in any case.
  const outliving = new Set<string>();
  async function verify(token: string): Promise<Identity | null> {
    const identity = await verifyToken(token);
    return identity ?? (outliving.has(token) ? identityIn(token) : null);
  }

  const accounts: Accounts = {
    find: firebaseAccounts.find,
    remove: (uid) =>
      fault?.at === 'auth' ? Promise.reject(new Error('Auth is down')) : firebaseAccounts.remove(uid),
  };

  beforeAll(async () => {
    auth = await startAuthEmulator();
    shop = await startTestShop({
      instances: 2,
      auth: { verifyToken: verify, accounts },
      through: (db) => (fault ? faulty(db, fault) : db),
    });
    await shop.seed({ products: [toner], offers: [offer('ten', {}), offer('old', {})] });
  });
  afterEach(() => {
    fault = null;
  });
  afterAll(async () => {
    await shop.close();
    await auth.close();
  });

  async function newPerson(fields: object = {}): Promise<Person> {
    last += 1;
    const person = await auth.register(`alice-${last}@example.com`, fields);
    await shop.db.doc(`users/${person.uid}`).set({
      userId: person.uid,
      email: person.email,
      displayName: 'Alice Rao',
      phone: '9876543210',
      address: [aliceAddress],
      cart: [cartLine(toner, 2)],
    });
    return person;
  }

  async function order(person: Person, status: OrderStatus, change: object = {}): Promise<string> {
    last += 1;
    const id = `GLMD${last}`;
    const body = codBody(id, [cartLine(toner)]);
    const reply = await shop.call('/api/nimbus/create-shipment', { body, headers: bearer(person) });
    expect(reply).toMatchObject({ status: 200 });
    await shop.db.doc(`orders/${id}`).update({ status, ...change });
    return id;
  }

  return {
    auth: () => auth,
    shop: () => shop,
    breakAt: (at: string | null) => (fault = at === null ? null : { at, committed: false }),
    newPerson,
    /** From now on this token counts as in production, even if its account is deleted. */
    keepTokenValid: ({ token }: Person) => outliving.add(token),
    /** Places an order and moves it to a status; returns its id. */
    order,
    stored: (id: string) => shop.storedOrder(id),
    data: (person: Person) => shop.call('/api/account/data', { headers: bearer(person) }),
    remove: (person: Person, confirm = person.email) =>
      shop.call('/api/account/delete', { body: { confirm }, headers: bearer(person) }),
    /** Stores personal data in every place that the shop has for it. */
    async fillAccount(person: Person): Promise<{ delivered: string; expired: string }> {
      const { uid, email } = person;
      const { db } = shop;
      const delivered = await order(person, 'delivered', {
        history: [
          { at: '2026-11-01T10:00:00.000Z', from: null, to: 'placed', by: uid, note: 'For Alice Rao' },
        ],
      });
      expect(await issueMissingInvoices(shop.db, new KeyedQueue(), delivered, new Date())).toHaveLength(1);
      const expired = await order(person, 'expired', { paymentMethod: 'Pay Online' });
      const payment = `order_of_${expired}`;
      await db.doc(`payments/${payment}`).set({
        razorpayOrderId: payment,
        razorpayPaymentId: '',
        userId: uid,
        orderId: expired,
        amount: 37_000,
        currency: 'INR',
        status: 'created',
        refunds: {},
        asks: 1,
        heldUntil: '2026-11-01T10:20:00.000Z',
        askAt: '2099-01-01T00:00:00.000Z',
        dueAt: '2099-01-01T00:00:00.000Z',
        createdAt: '2026-11-01T10:00:00.000Z',
        updatedAt: '',
      });
      const by = { uid: 'ada', email: 'ada@example.com' };
      const privateNote = { id: 'note-0001', at: '2026-11-02T10:00:00.000Z', by, text: `Rang ${email}` };
      await db.doc(`orderNotes/${delivered}`).set({ orderId: delivered, userId: uid, notes: [privateNote] });
      await db.doc(`wishlists/${uid}`).set({ userId: uid, items: [WISH], token: null, updatedAt: '' });
      const lots = [{ lastDay: '2099-11-20', paise: 50_000 }];
      await db.doc(`credit/${uid}`).set({ userId: uid, paise: 50_000, lots, updatedAt: '' });
      await db.doc(`credit/${uid}/entries/one`).set({ userId: uid, paise: 50_000, at: '2026-11-20' });
      await db.doc(`reviewMarks/mist_bob_${uid}`).set({
        reviewId: 'mist_bob',
        productId: 'mist',
        userId: uid,
        helpful: true,
        at: '2026-11-02T10:00:00.000Z',
      });
      await db.doc(`questions/of-${uid}`).set({
        userId: uid,
        email,
        productId: 'toner',
        text: `Is it for me, ${email}?`,
        status: 'pending',
        createdAt: '2026-11-02T10:00:00.000Z',
      });
      const loose = { userId: uid, productId: 'toner', width: 9, height: 9, isShown: false, key: 'k' };
      await db.doc(`reviewPhotos/${uid}`).set({ ...loose, createdAt: '2026-11-02T10:00:00.000Z' });
      await db.doc(`mailChoices/${uid}`).set({ userId: uid, cartMails: true, nextAt: null, mailed: null });
      await db.doc(`openPayments/${uid}`).set({ orderId: expired, updatedAt: '' });
      const counted = { orderIds: [delivered], barePayments: [], updatedAt: '' };
      await db.doc(`buyers/account_${uid}`).set(counted);
      await phoneBuyerRef(db, aliceAddress.phone).set(counted);
      await db.doc(`offers/ten/uses/${uid}`).set({ count: 2, updatedAt: '' });
      const signed = { userId: uid, createdAt: '2026-11-02T10:00:00.000Z' };
      await db.doc(`reviews/toner_${uid}`).set({
        ...signed,
        productId: 'toner',
        author: 'Alice Rao',
        city: 'Bengaluru',
        rating: 5,
        title: 'Good',
        body: 'It is.',
        status: 'published',
      });
      const asked = {
        kind: 'back',
        sku: 'toner-1',
        email,
        status: 'waiting',
        askedAt: '2026-11-02T10:00:00.000Z',
      };
      await db.doc(`alerts/own-${uid}`).set({ ...asked, userId: uid, mailKey: mailKeyOf(email) });
      await db.doc(`alerts/guest-${uid}`).set({ ...asked, userId: '', mailKey: mailKeyOf(email) });
      await db
        .doc(`mail/guest-${uid}`)
        .set({ to: [email], userId: '', mailKey: mailKeyOf(email), message: {} });
      const message = { name: 'Alice Rao', email, phone: '', message: 'Where is it?', status: 'new' };
      await db.collection('messages').add({ ...signed, ...message });
      return { delivered, expired };
    },
    /** Paths of all documents that contain one of these words, or have it in their path. */
    async findDocumentsWith(words: readonly string[]): Promise<string[]> {
      return Object.entries(shop.everything())
        .filter((document) => words.some((word) => JSON.stringify(document).includes(word)))
        .map(([path]) => path)
        .sort();
    },
  };
}
