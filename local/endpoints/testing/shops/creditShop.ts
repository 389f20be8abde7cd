import type { CreditAccount, CreditEntry } from '@/domain/credit/account';
import type { CreditView } from '@/domain/credit/view';
import { cancellingShop } from './cancellingShop';
import { serum, toner } from './payingShop';

/** A shop where alice and bob may have store credit. After each test the ledger has to agree with the balances. */
export function creditShop() {
  const cancelling = cancellingShop('CR');
  const { shop, order } = cancelling;
  let last = 0;
  beforeEach(async () => {
    await shop().seed({ products: [toner, serum], team: { 'staff-support': 'support' } });
    for (const uid of ['alice', 'bob'])
      await shop()
        .db.doc(`users/${uid}`)
        .update({ email: `${uid}@example.com` });
  });

  const account = async (uid = 'alice') =>
    (await shop().db.doc(`credit/${uid}`).get()).data() as CreditAccount;
  const ledger = async (uid = 'alice') =>
    (await shop().db.collection(`credit/${uid}/entries`).get()).docs.map((doc) => doc.data() as CreditEntry);
  const look = async (as = 'alice') =>
    (await shop().call('/api/credit', { as })).body['credit'] as CreditView;
  const change = (what: string, body: object, { of = 'alice', as = 'ada' } = {}) =>
    shop().admin(`customers/${of}/credit/${what}`, body, as);
  const newId = () => `entry-${String((last += 1)).padStart(4, '0')}`;
  const give = async (amount: number, of = 'alice') => {
    const reply = await change('give', { entryId: newId(), amount, note: 'We are sorry.' }, { of });
    expect(reply).toMatchObject({ status: 200 });
  };
  const freeze = (frozen: boolean) => change('freeze', { frozen, reason: 'Asked by Ada' });
  const mails = async (uid = 'alice') =>
    (await shop().db.collection('mail').where('userId', '==', uid).get()).docs.map(
      (doc) => (doc.get('message') as { subject: string }).subject,
    );

  const cancel = (id: string) =>
    shop().call(`/api/orders/${id}/cancel`, { as: 'alice', body: { reason: '' } });
  async function editPreview(id: string) {
    const { isDefault: _, createdAt: __, ...address } = (await order(id)).address;
    return shop().admin(`orders/${id}/edit/preview`, {
      kept: [{ line: 0, quantity: 2 }],
      added: [],
      address,
      seen: 0,
    });
  }

  /** The balance is never below 0, and always the sum of the ledger and of what is left of each lot. */
  afterEach(async () => {
    for (const uid of ['alice', 'bob']) {
      const kept = await account(uid);
      if (!kept) continue;
      const sum = (all: readonly { paise: number }[]) => all.reduce((total, { paise }) => total + paise, 0);
      expect(kept.paise).toBeGreaterThanOrEqual(0);
      expect([sum(kept.lots), sum(await ledger(uid))]).toEqual([kept.paise, kept.paise]);
    }
  });
  return { ...cancelling, account, ledger, look, change, newId, give, freeze, mails, cancel, editPreview };
}
