import { randomUUID } from 'node:crypto';
import { type StaffResponse } from '@/domain/contracts/admin/staff';
import { type Role } from '@/domain/staff/roles';
import { firebaseAccounts, firebaseStaffAccounts } from '../../../functions/src/gateways/firebase/accounts';
import { verifyToken } from '../../../functions/src/gateways/firebase/firebase';
import { startAuthEmulator, type AuthEmulator } from '../testing/sandboxes/authEmulator';
import { product } from '../testing/documents/fixtures';
import { bearer, type Person } from '../testing/people/testAccounts';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let auth: AuthEmulator;
let shop: TestShop;
let owner: Person;
let last = 0;
/** Set by a test in which Auth fails. */
let authIsDown = false;

beforeAll(async () => {
  auth = await startAuthEmulator();
  shop = await startTestShop({
    instances: 2,
    auth: { verifyToken, accounts: firebaseAccounts },
    staffAccounts: {
      setRole: (uid, role) =>
        authIsDown ? Promise.reject(new Error('Auth is down')) : firebaseStaffAccounts.setRole(uid, role),
      endSessions: firebaseStaffAccounts.endSessions,
      withApp: firebaseStaffAccounts.withApp,
      removeFactors: (uid) =>
        authIsDown ? Promise.reject(new Error('Auth is down')) : firebaseStaffAccounts.removeFactors(uid),
    },
  });
  owner = await auth.register('shop@example.com', { customAttributes: '{"admin":true}' });
});
beforeEach(() => shop.seed({ products: [product('toner')] }));
afterEach(() => {
  authIsDown = false;
});
afterAll(async () => {
  await shop.close();
  await auth.close();
});

const post = (path: string, by: Person, body: object = {}) => shop.call(path, { body, headers: bearer(by) });
const newPerson = () => auth.register(`person-${(last += 1)}@example.com`);
const signedInAgain = async (person: Person): Promise<Person> => {
  const { idToken: token } = await auth.signIn(person.email);
  return { ...person, token };
};
const invite = (by: Person, email: string, role: Role, key: string = randomUUID()) =>
  post('/api/admin/staff/invites', by, { key, email, role });
const accept = (by: Person, id: string) => post(`/api/staff/invites/${id}/accept`, by);
const orders = (by: Person) => shop.call('/api/admin/orders', { headers: bearer(by) });
const team = async () =>
  (await shop.call('/api/admin/staff', { headers: bearer(owner) })).body as unknown as StaffResponse;
const audit = async () =>
  (await shop.audit()).map(({ action, by, changes }) => ({ action, by: by.uid, changes }));
const statusAndCode = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'],
];

/** Somebody on the team, with a token that says so. */
async function member(role: Role): Promise<Person> {
  const person = await newPerson();
  const key = randomUUID();
  expect((await invite(owner, person.email, role, key)).status).toBe(200);
  expect((await accept(person, key)).status).toBe(200);
  return signedInAgain(person);
}

test('a person is invited by mail, accepts, works, and is out at the next call after their removal', async () => {
  const person = await newPerson();
  const key = randomUUID();
  expect(statusAndCode(await orders(person))).toEqual([403, 'not_admin']);
  const invited = await invite(owner, person.email.toUpperCase(), 'packer', key);
  expect(invited.body).toMatchObject({ invites: [{ id: key, email: person.email, role: 'packer' }] });
  const [mail] = (await shop.db.collection('mail').get()).docs.map((doc) => doc.data());
  expect(mail).toMatchObject({ to: [person.email], message: { subject: 'Join the team of Glumist' } });
  expect(JSON.stringify(mail)).toContain(`/admin/join/${key}`);

  const seen = await shop.call(`/api/staff/invites/${key}`, { headers: bearer(person) });
  expect(seen.body).toMatchObject({ role: 'packer', by: owner.email, accepted: false });
  expect((await accept(person, key)).body).toMatchObject({ role: 'packer' });
  const packer = await signedInAgain(person);
  expect((await orders(packer)).status).toBe(200);
  expect(statusAndCode(await post('/api/admin/orders/x/refund', packer, { refundId: 'r-1' }))).toEqual([
    403,
    'no_right',
  ]);

  const removed = await post(`/api/admin/staff/${person.uid}/remove`, owner);
  expect(removed.body).toMatchObject({ members: [], invites: [] });
  // The emulator looks at each token's account, as Google's own check of a revoked session does.
  expect([401, 403]).toContain((await orders(packer)).status);
  expect(statusAndCode(await orders(await signedInAgain(person)))).toEqual([403, 'not_admin']);
  expect(await audit()).toEqual(
    expect.arrayContaining([
      {
        action: 'staff.invited',
        by: owner.uid,
        changes: [
          { field: 'email', before: null, after: person.email },
          { field: 'role', before: null, after: 'packer' },
        ],
      },
      { action: 'staff.joined', by: person.uid, changes: expect.any(Array) as unknown },
      { action: 'staff.removed', by: owner.uid, changes: expect.any(Array) as unknown },
    ]),
  );
});

test('the log names the person whose role was changed', async () => {
  const person = await member('packer');
  expect((await post(`/api/admin/staff/${person.uid}/role`, owner, { role: 'support' })).status).toBe(200);
  const entries = await shop.audit();
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'staff.role_changed', name: person.email }),
  );
  await post(`/api/admin/staff/${person.uid}/remove`, owner);
});

test('a repeated press invites once, and sends one mail', async () => {
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => invite(owner, 'new@example.com', 'packer', key)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await shop.db.collection('mail').get()).size).toBe(1);
  expect((await audit()).map(({ action }) => action)).toEqual(['staff.invited']);
});

test('an invitation is accepted once, also by two presses at once', async () => {
  const person = await newPerson();
  const key = randomUUID();
  await invite(owner, person.email, 'support', key);
  const replies = await Promise.all([accept(person, key), accept(person, key)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await audit()).filter(({ action }) => action === 'staff.joined')).toHaveLength(1);
  await post(`/api/admin/staff/${person.uid}/remove`, owner);
  expect(statusAndCode(await accept(await signedInAgain(person), key))).toEqual([409, 'invite_used']);
});

test.each<[string, (id: string) => string, number, string]>([
  ['altered', (id) => id.replace(/.$/, (end) => (end === '0' ? '1' : '0')), 404, 'no_invite'],
  ['of no form', () => '__proto__', 404, 'no_invite'],
])('an invitation whose id is %s opens nothing', async (_name, change, status, code) => {
  const person = await newPerson();
  const key = randomUUID();
  await invite(owner, person.email, 'packer', key);
  expect(statusAndCode(await accept(person, change(key)))).toEqual([status, code]);
  expect((await team()).members).toEqual([]);
});

test('an invitation helps nobody else, nobody unverified, and nobody after a week or its withdrawal', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const key = randomUUID();
  await invite(owner, person.email, 'manager', key);
  expect(statusAndCode(await accept(other, key))).toEqual([403, 'other_email']);
  await auth.change(person.uid, { email: `now-${person.email}` });
  // The change ends sessions that began in an earlier second; this one counts as begun within it.
  await auth.change(person.uid, { validSince: '1' });
  expect(statusAndCode(await accept(person, key))).toEqual([403, 'other_email']);
  await auth.change(person.uid, { email: person.email, emailVerified: false });
  expect(statusAndCode(await accept(await signedInAgain(person), key))).toEqual([403, 'email_not_verified']);
  await auth.change(person.uid, { emailVerified: true });
  shop.advance(7 * 86_400_000);
  expect(statusAndCode(await accept(await signedInAgain(person), key))).toEqual([409, 'invite_expired']);
  shop.advance(-7 * 86_400_000);
  expect((await post(`/api/admin/staff/invites/${key}/withdraw`, owner)).status).toBe(200);
  expect(statusAndCode(await accept(await signedInAgain(person), key))).toEqual([404, 'no_invite']);
});

test('nobody but an owner changes the team, and nobody raises themselves', async () => {
  const manager = await member('manager');
  const packer = await member('packer');
  for (const by of [manager, packer, await newPerson()]) {
    const code = by === manager || by === packer ? 'no_right' : 'not_admin';
    const replies = [
      await invite(by, 'friend@example.com', 'owner'),
      await post(`/api/admin/staff/${by.uid}/role`, by, { role: 'owner' }),
      await post(`/api/admin/staff/${packer.uid}/role`, by, { role: 'manager' }),
      await post(`/api/admin/staff/${packer.uid}/remove`, by),
    ];
    for (const reply of replies) expect(statusAndCode(reply)).toEqual([403, code]);
  }
  expect((await team()).members.map(({ role }) => role)).toEqual(['manager', 'packer']);
});

test('an owner changes neither themselves nor the account that runs the shop', async () => {
  const second = await member('owner');
  const act = (uid: string, by: Person) => post(`/api/admin/staff/${uid}/remove`, by);
  expect(statusAndCode(await act(second.uid, second))).toEqual([409, 'own_role']);
  expect(statusAndCode(await act(owner.uid, second))).toEqual([404, 'no_member']);
  expect(statusAndCode(await act(owner.uid, owner))).toEqual([409, 'own_role']);
  const lowered = await post(`/api/admin/staff/${owner.uid}/role`, second, { role: 'packer' });
  expect(statusAndCode(lowered)).toEqual([404, 'no_member']);
  expect((await orders(owner)).status).toBe(200);
});

test('of two owners who remove each other at once, one stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    await shop.seed({});
    const [a, b] = [await member('owner'), await member('owner')];
    const replies = await Promise.all([
      post(`/api/admin/staff/${b.uid}/remove`, a),
      post(`/api/admin/staff/${a.uid}/remove`, b),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await team()).members).toHaveLength(1);
  }
});

test('an owner who is removed while their invitation is on its way changes nothing after it', async () => {
  const second = await member('owner');
  const [removed, invited] = await Promise.all([
    post(`/api/admin/staff/${second.uid}/remove`, owner),
    invite(second, 'late@example.com', 'owner'),
  ]);
  expect(removed.status).toBe(200);
  // An earlier invitation may remain; it no longer counts, because its inviter is no owner.
  if (invited.status === 200) {
    const late = await auth.register('late@example.com');
    const { id } = (await team()).invites[0] ?? { id: '' };
    expect(statusAndCode(await accept(late, id))).toEqual([404, 'no_invite']);
  } else expect([401, 403]).toContain(invited.status);
  expect((await team()).members).toEqual([]);
});

test('a changed role counts at once and asks for another sign-in', async () => {
  const person = await member('packer');
  const changed = await post(`/api/admin/staff/${person.uid}/role`, owner, { role: 'accountant' });
  expect(changed.body).toMatchObject({ members: [{ uid: person.uid, role: 'accountant' }] });
  const accountant = await signedInAgain(person);
  expect(statusAndCode(await post('/api/admin/orders/x/pack', accountant))).toEqual([403, 'no_right']);
  expect((await orders(accountant)).status).toBe(200);
});

test('a claim that could not be cleared lets nobody in, and the same press again clears it', async () => {
  const person = await member('manager');
  authIsDown = true;
  const first = await post(`/api/admin/staff/${person.uid}/remove`, owner);
  expect(statusAndCode(first)).toEqual([502, 'claim_failed']);
  expect(statusAndCode(await orders(person))).toEqual([403, 'not_admin']);
  authIsDown = false;
  expect((await post(`/api/admin/staff/${person.uid}/remove`, owner)).status).toBe(200);
  expect((await firebaseAccounts.find(person.uid))?.role).toBeNull();
  const third = await post(`/api/admin/staff/${person.uid}/remove`, owner);
  expect(statusAndCode(third)).toEqual([404, 'no_member']);
});

test('an account that is being deleted joins no team, and a member is deleted by no half-done acceptance', async () => {
  const leave = (person: Person) => post('/api/account/delete', person, { confirm: person.email });
  const leaving = await newPerson();
  const key = randomUUID();
  await invite(owner, leaving.email, 'packer', key);
  await shop.db.doc(`deletions/${leaving.uid}`).set({ uid: leaving.uid, doneAt: null, nextAt: null });
  expect(statusAndCode(await accept(leaving, key))).toEqual([401, 'account_deleted']);
  expect((await team()).members).toEqual([]);

  const person = await newPerson();
  const other = randomUUID();
  await invite(owner, person.email, 'packer', other);
  authIsDown = true;
  await accept(person, other);
  authIsDown = false;
  expect(statusAndCode(await leave(person))).toEqual([403, 'staff_account']);
  expect((await shop.db.doc(`deletions/${person.uid}`).get()).exists).toBe(false);
});

test('an acceptance whose claim could not be written is finished by the same press', async () => {
  const person = await newPerson();
  const key = randomUUID();
  await invite(owner, person.email, 'packer', key);
  authIsDown = true;
  expect(statusAndCode(await accept(person, key))).toEqual([502, 'claim_failed']);
  authIsDown = false;
  expect((await accept(person, key)).status).toBe(200);
  expect((await orders(await signedInAgain(person))).status).toBe(200);
});

test('members, shoppers and the fixed email: who is invited to what', async () => {
  const packer = await member('packer');
  expect(statusAndCode(await invite(owner, packer.email, 'manager'))).toEqual([409, 'already_staff']);
  expect(statusAndCode(await invite(owner, 'admin@glumist.example', 'packer'))).toEqual([
    409,
    'always_owner',
  ]);
  for (const email of ['', 'nobody', 'a@b.com, c@d.com', 'a@b.com\r\nBcc: c@d.com']) {
    expect(statusAndCode(await invite(owner, email, 'packer'))).toEqual([400, 'bad_request']);
  }
  const twice = randomUUID();
  await invite(owner, 'one@example.com', 'packer', twice);
  expect(statusAndCode(await invite(owner, 'two@example.com', 'packer', twice))).toEqual([409, 'conflict']);
});

test('a member of the team cannot delete their account before they are removed', async () => {
  const packer = await member('packer');
  const leave = async (who: Person) => post('/api/account/delete', who, { confirm: who.email });
  expect(statusAndCode(await leave(packer))).toEqual([403, 'staff_account']);
  await post(`/api/admin/staff/${packer.uid}/remove`, owner);
  expect((await leave(await signedInAgain(packer))).status).toBe(200);
});
