import { product } from '../testing/documents/fixtures';
import type { Accounts } from '../../../functions/src/platform/callers/account';
import { account, ACCOUNTS } from '../testing/people/testTeam';
import { verifyToken } from '../testing/people/testTokens';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
let minasEmail = '';
const accounts: Accounts = {
  ...ACCOUNTS,
  find: async (uid) =>
    uid === 'mina' ? account(uid, { email: minasEmail, admin: false }) : ACCOUNTS.find(uid),
};

beforeAll(async () => {
  shop = await startTestShop({ auth: { verifyToken, accounts } });
});
beforeEach(() => shop.seed({ products: [product('toner', { cost: 600, units: 1000 })] }));
afterAll(() => shop.close());

const uids = async (query: Record<string, string>) => {
  const address = `/api/admin/customers?${new URLSearchParams(query).toString()}`;
  const { body } = await shop.call(address, { as: 'ada' });
  return (body['rows'] as { uid: string }[]).map(({ uid }) => uid);
};

/** Accounts that say when they were made, and one that was made now. */
async function addAccounts(userIds: readonly string[], createdAt: string): Promise<void> {
  const batch = shop.db.batch();
  for (const userId of userIds) batch.set(shop.db.doc(`users/${userId}`), { userId, createdAt, address: [] });
  const now = new Date().toISOString();
  batch.set(shop.db.doc('users/zoe'), {
    userId: 'zoe',
    createdAt: now,
    displayName: 'Zoe Pinto',
    address: [],
  });
  await batch.commit();
}
const numbered = (letter: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}-${from + index}`);

test('sixty accounts dated in the future do not hide a new one', async () => {
  await addAccounts(numbered('a', 100, 60), '2999-01-01T00:00:00.000Z');
  await shop.reconcile();
  expect(await uids({ q: 'zoe' })).toEqual(['zoe']);
});

test('a run with little time looks at new accounts first and goes on with the others in the next one', async () => {
  await addAccounts(numbered('b', 10, 15), '2020-01-01T00:00:00.000Z');
  shop.slowCalls(20_000);
  await shop.reconcile();
  expect(await uids({ q: 'zoe' })).toEqual(['zoe']);
  for (let run = 0; run < 5; run += 1) await shop.reconcile();
  shop.slowCalls(0);
  expect((await shop.db.collection('customers').where('since', '<', '2021').get()).size).toBe(15);
});

test('an account that changed its email shows the new one, and what it had before is kept for its mails', async () => {
  const [old, present, strange] = ['mina.old@x.example', 'mina@x.example', 'thief@x.example'];
  const createdAt = new Date().toISOString();
  const mina = shop.db.doc('users/mina');
  const stored = async () => (await shop.db.doc('customers/mina').get()).data();
  await mina.set({ userId: 'mina', createdAt, email: old, address: [] });
  minasEmail = old;
  await shop.reconcile();
  minasEmail = present;
  await mina.update({ email: present });
  await shop.reconcile();
  expect(await stored()).toMatchObject({ email: present, formerEmails: [old] });
  // A session that has ended writes its own.
  await mina.update({ email: strange, displayName: 'Mina' });
  await shop.reconcile();
  expect(await stored()).toMatchObject({ email: present, names: ['Mina'], formerEmails: [old] });
  expect(await uids({ q: present })).toEqual(['mina']);
});
