import type { Firestore } from 'firebase-admin/firestore';
import type { Account, Accounts } from '../../../../functions/src/platform/callers/account';
import type { Alert, AlertQueue } from '@/domain/alerts/alert';
import { mailKeyOf } from '../../../../functions/src/gateways/mail/mailKey';
import { product } from '../documents/fixtures';
import { verifyToken } from '../people/testTokens';
import { aroundTransactions } from './aroundTransactions';
import { startTestShop, type TestShop } from './testShop';
import { ACCOUNTS } from '../people/testTeam';

export const ALICE = 'alice@example.com';
export const sold = product('serum', { units: 0, name: 'Rose serum' });
export const toner = product('toner', { units: 10 });

export interface AlertMail {
  to: string[];
  userId: string;
  aboutCart?: true;
  unsubscribeUrl?: string;
  message: { subject: string; text: string };
}

/** The functions' Firestore, whose instance is gone once the second transaction has committed. */
export function dying(db: Firestore): Firestore {
  let commits = 0;
  return aroundTransactions((run) => async (work, options) => {
    if (commits >= 2) throw new Error('The instance is gone');
    const result = await run(work, options);
    commits += 1;
    if (commits >= 2) throw new Error('The instance is gone');
    return result;
  })(db);
}

const account: Account = {
  uid: 'alice',
  email: ALICE,
  verified: true,
  name: 'Alice Rao',
  phone: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  providers: ['password'],
  disabled: false,
  validFrom: 0,
  factors: [],
  admin: false,
  role: null,
};
const QUEUE: AlertQueue = {
  kind: 'back',
  productId: 'serum',
  sku: 'serum-1',
  isOpen: true,
  told: 0,
  highest: 0,
};

/** A shop of two processes with a sold-out serum, reset before each test, and the calls about those who wait. */
export function alertShop({ linkSecret }: { linkSecret?: string } = {}) {
  let running: TestShop;
  let callers = 0;
  let alice = account;
  /** The team's accounts, and Alice's. */
  const accounts: Accounts = {
    ...ACCOUNTS,
    find: async (uid) => (uid === 'alice' ? alice : ACCOUNTS.find(uid)),
  };
  /** Alice's account, different until the next test. */
  const setAccount = (change: Partial<Account>) => {
    alice = { ...account, ...change };
  };
  const shop = () => running;

  beforeAll(async () => {
    running = await startTestShop({ instances: 2, auth: { verifyToken, accounts }, linkSecret });
  });
  beforeEach(() => {
    setAccount({});
    return running.seed({ products: [sold, toner] });
  });
  afterAll(() => running.close());

  const all = async <T>(name: string) =>
    (await shop().db.collection(name).get()).docs.map((doc) => doc.data() as T);
  const mails = () => all<AlertMail>('mail');
  /** A caller from a new address, so that no rate limit is shared. */
  const from = () => ({ 'x-forwarded-for': `10.1.0.${(callers += 1)}` });

  async function setPrices(one: typeof sold, stock: number, price = one.price) {
    const variants = one.variants.map((variant) => ({ ...variant, stock, price }));
    await shop().db.doc(`products/${one.id}`).update({ variants, stock, price });
    await shop().db.doc(`stock/${one.sku}`).update({ available: stock });
  }

  /** That many people wait, the first of them the longest. */
  async function fill(count: number) {
    const writer = shop().db.bulkWriter();
    for (let at = 0; at < count; at += 1) {
      const email = `p${at}@shopper.example`;
      const alert: Alert = {
        kind: 'back',
        productId: 'serum',
        sku: 'serum-1',
        email,
        mailKey: mailKeyOf(email),
        userId: '',
        status: 'waiting',
        price: sold.price,
        askedAt: new Date(Date.UTC(2026, 10, 1) + at * 1000).toISOString(),
        confirmMailAt: '',
      };
      // The ids say nothing of the order.
      void writer.set(shop().db.doc(`alerts/${mailKeyOf(email)}`), alert);
    }
    await writer.close();
    await shop().db.doc('alertQueues/back_serum-1').set(QUEUE);
  }

  return {
    shop,
    mails,
    from,
    fill,
    accounts,
    setAccount,
    alerts: () => all<Alert>('alerts'),
    ask: (change: object = {}, as: string | null = 'alice', headers: Record<string, string> = from()) =>
      shop().call('/api/alerts', {
        body: { kind: 'back', productId: 'serum', sku: 'serum-1', email: ALICE, ...change },
        as,
        headers,
      }),
    look: (token: string) => shop().call(`/api/mail-links/${token}`),
    press: (token: string) => shop().call(`/api/mail-links/${token}`, { body: {}, headers: from() }),
    tokenIn: (mail: AlertMail | undefined) => /\/mail\/(\S+)/.exec(mail?.message.text ?? '')?.[1] ?? '',
    setStock: (units: number) => setPrices(sold, units),
    setPrices,
    first: (count: number) => Array.from({ length: count }, (_, at) => `p${at}@shopper.example`),
    /** The recipients of mails. */
    reached: async () => (await mails()).flatMap(({ to }) => to).sort(),
  };
}
