import { randomUUID } from 'node:crypto';
import { type StaffResponse } from '@/domain/contracts/admin/staff';
import { type Role } from '@/domain/staff/roles';
import { firebaseAccounts, firebaseStaffAccounts } from '../../../functions/src/gateways/firebase/accounts';
import { verifyToken } from '../../../functions/src/gateways/firebase/firebase';
import { startAuthEmulator, type AuthEmulator } from '../testing/sandboxes/authEmulator';
import { bearer, type Person } from '../testing/people/testAccounts';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let auth: AuthEmulator;
let shop: TestShop;
let owner: Person;
let last = 0;
let authIsDown = false;

beforeAll(async () => {
  auth = await startAuthEmulator();
  shop = await startTestShop({
    auth: { verifyToken, accounts: firebaseAccounts },
    staffAccounts: {
      ...firebaseStaffAccounts,
      withApp: (uids) =>
        authIsDown ? Promise.reject(new Error('Auth is down')) : firebaseStaffAccounts.withApp(uids),
      removeFactors: (uid) =>
        authIsDown ? Promise.reject(new Error('Auth is down')) : firebaseStaffAccounts.removeFactors(uid),
    },
  });
  owner = await auth.register('shop@example.com', { customAttributes: '{"admin":true}' });
});
beforeEach(() => shop.seed({}));
afterEach(() => {
  authIsDown = false;
});
afterAll(async () => {
  await shop.close();
  await auth.close();
});

const post = (path: string, by: Person, body: object = {}) => shop.call(path, { body, headers: bearer(by) });
const orders = (by: Person) => shop.call('/api/admin/orders', { headers: bearer(by) });
const read = async (by: Person) =>
  (await shop.call('/api/admin/staff', { headers: bearer(by) })).body as unknown as StaffResponse;
const ask = (by: Person, roles: Role[], seen?: Role[]) =>
  post('/api/admin/staff/two-step', by, { roles, seen });
const removeApp = (by: Person, uid: string) => post(`/api/admin/staff/${uid}/factor/remove`, by);
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 200 ? 200 : `${status} ${String(body['code'])}`;

async function member(role: Role): Promise<Person> {
  const person = await auth.register(`person-${(last += 1)}@example.com`);
  const key = randomUUID();
  await post('/api/admin/staff/invites', owner, { key, email: person.email, role });
  await post(`/api/staff/invites/${key}/accept`, person);
  return { ...person, token: (await auth.signIn(person.email)).idToken };
}

/** The same person after they have added an app: `before` still has the token without it. */
async function withApp(before: Person) {
  const { token, secret } = await auth.addApp(before.token);
  return { before, now: { ...before, token }, secret };
}

test('a role that needs an app may do nothing without one, and everything with it', async () => {
  const [boss, packer, support] = [await member('owner'), await member('packer'), await member('support')];
  expect(outcome(await ask(owner, ['packer']))).toBe('409 own_factor_first');
  expect(outcome(await ask(boss, ['packer']))).toBe('409 own_factor_first');
  expect(outcome(await orders(packer))).toBe(200);

  const sure = await withApp(boss);
  // An account with an app has to use it, even if its role does not require one.
  expect(outcome(await orders(sure.before))).toBe('403 second_factor_needed');
  expect((await ask(sure.now, ['packer', 'packer', 'owner'])).body).toMatchObject({
    twoStepRoles: ['owner', 'packer'],
  });
  expect(outcome(await ask(packer, []))).toBe('403 second_factor_needed');
  const refused = await orders(packer);
  expect(outcome(refused)).toBe('403 second_factor_needed');
  expect(refused.body['message']).toContain('Two-step login');
  // The fixed owner's claim alone counts as little.
  expect(outcome(await orders(owner))).toBe('403 second_factor_needed');
  expect(outcome(await orders(support))).toBe(200);
  expect(outcome(await ask(support, []))).toBe('403 no_right');

  const ready = await withApp(packer);
  expect(outcome(await orders(ready.now))).toBe(200);
  const { idToken: token } = await auth.signInByApp(packer.email, ready.secret);
  expect(outcome(await orders({ ...packer, token }))).toBe(200);
  expect((await read(sure.now)).members.map(({ hasApp }) => hasApp)).toEqual([true, true, false]);
  expect((await ask(sure.now, [])).body).toMatchObject({ twoStepRoles: [] });
  expect(outcome(await orders(owner))).toBe(200);
  expect((await shop.auditOf('staff.two_step_changed')).map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([[{ field: 'twoStepRoles', before: '', after: 'owner, packer' }]]),
  );
});

test('the owner removes a lost app: its sessions end, and the password opens the account again', async () => {
  const [packer, other] = [await member('packer'), await member('packer')];
  const lost = await withApp(packer);
  expect(outcome(await removeApp(other, packer.uid))).toBe('403 no_right');
  expect(outcome(await removeApp(owner, other.uid))).toBe('409 no_factor');
  expect(outcome(await removeApp(owner, owner.uid))).toMatch(/^409/);
  expect(outcome(await removeApp(owner, 'nobody'))).toBe('404 no_member');

  authIsDown = true;
  expect(outcome(await removeApp(owner, packer.uid))).toBe('502 factor_failed');
  authIsDown = false;
  expect((await removeApp(owner, packer.uid)).body).toMatchObject({
    message: `Removed the app of ${packer.email}. They are logged out, and can log in with the password alone.`,
  });
  expect(outcome(await orders(lost.now))).toBe('401 unauthenticated');
  const stored = (await shop.db.doc('settings/team').get()).data() as { members: Record<string, object> };
  expect(stored.members[packer.uid]).toHaveProperty('sessionsFrom');
  expect((await shop.auditOf('staff.factor_removed')).at(-1)).toMatchObject({
    target: `staff/${packer.uid}`,
  });
});

test('a token tells nothing by an app that is gone, or by a factor of another kind', async () => {
  const ready = await withApp(await member('packer'));
  await auth.change(ready.now.uid, { mfa: {} });
  const boss = await withApp(await member('owner'));
  await ask(boss.now, ['packer']);
  // Another owner's page that does not show this yet leaves it as it is.
  expect((await ask(boss.now, ['support'], [])).body).toMatchObject({ twoStepRoles: ['packer', 'support'] });
  expect(outcome(await orders(ready.now))).toBe('403 second_factor_needed');
  await ask(boss.now, []);
});

test('the team is shown where Auth does not answer', async () => {
  await member('packer');
  authIsDown = true;
  expect((await read(owner)).members.map(({ hasApp }) => hasApp)).toEqual([null]);
});
