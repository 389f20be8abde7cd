import type { CreditEntry } from '@/domain/credit/account';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import type { Referral } from '@/domain/referrals/referral';
import { NO_REFERRALS } from '@/domain/referrals/settings';
import type { Accounts } from '../../../../functions/src/platform/callers/account';
import { verifyToken } from '../people/testTokens';
import { ACCOUNTS } from '../people/testTeam';
import { startTestShop, type TestShop } from './testShop';

export const DAY = 86_400_000;
export const ON = { ...NO_REFERRALS, enabled: true, minRupees: 500 };

/** A shop with 'Refer a friend' switched on. */
export function referralShop() {
  let started: TestShop;
  let callers = 0;
  const shop = () => started;

  /** Accounts whose email is not verified. */
  const unverified = new Set<string>();
  /** Everybody but 'buyer-99' has an account; bob's verified phone number is that of buyer-7. */
  const accounts: Accounts = {
    ...ACCOUNTS,
    async find(uid) {
      const known = await ACCOUNTS.find(uid);
      if (known || uid === 'buyer-99' || uid === 'erased') return known;
      const phone = ['bob', 'buyer-7'].includes(uid) ? '+919800000007' : '';
      const rest = {
        name: '',
        createdAt: '',
        providers: [],
        disabled: false,
        admin: false,
        validFrom: 0,
        verified: !unverified.has(uid),
        factors: [],
      };
      return { uid, email: `${uid}@example.com`, phone, role: null, ...rest };
    },
  };

  beforeAll(async () => {
    started = await startTestShop({ instances: 2, auth: { verifyToken, accounts } });
  });
  beforeEach(async () => {
    await started.seed({ team: { 'staff-support': 'support' } });
    await started.db.doc('settings/referrals').set(ON);
  });
  afterAll(() => started.close());

  const from = () => ({ 'x-forwarded-for': `10.3.0.${(callers += 1)}` });
  const link = async (as = 'alice') =>
    (await started.call('/api/referrals/link', { as, body: {}, headers: from() })).body['code'] as string;
  const join = (code: string, as = 'bob') =>
    started.call('/api/referrals/join', { as, body: { code }, headers: from() });
  const ledger = async (uid: string) =>
    (await started.db.collection(`credit/${uid}/entries`).get()).docs.map((doc) => doc.data() as CreditEntry);
  const earned = async (...uids: string[]) =>
    Promise.all(uids.map(async (uid) => (await ledger(uid)).reduce((sum, { paise }) => sum + paise, 0)));
  const referral = async (uid = 'bob') =>
    (await started.db.doc(`referrals/${uid}`).get()).data() as Referral | undefined;

  /** An order that was just delivered, ₹513 paid online. */
  async function deliver(uid: string, change: Partial<Order> = {}): Promise<string> {
    const orderId = change.orderId ?? `GLM-${uid}-${(callers += 1)}`;
    const at = started.now().toISOString();
    const { address } = deliveredOrder();
    const digits = String(9_700_000_000 + callers);
    const moved = { at, from: 'out_for_delivery', to: 'delivered', by: 'courier', note: '' } as const;
    const order = deliveredOrder({
      userId: uid,
      email: `${uid}@example.com`,
      address: { ...address, phone: digits, addressLine1: `Flat ${callers}` },
      history: [moved],
      createdAt: at,
      ...change,
      orderId,
    });
    await started.db.doc(`orders/${orderId}`).set(order);
    return orderId;
  }

  /** Lets the return window of a delivered order pass. */
  async function pass(days = 9) {
    started.advance(days * DAY);
    await started.reconcile();
  }
  return { shop, unverified, from, link, join, ledger, earned, referral, deliver, pass };
}
