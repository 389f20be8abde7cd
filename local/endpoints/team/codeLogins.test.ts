import { randomUUID } from 'node:crypto';
import { type StaffResponse } from '@/domain/contracts/admin/staff';
import { firebaseAccounts, firebaseStaffAccounts } from '../../../functions/src/gateways/firebase/accounts';
import { verifyToken } from '../../../functions/src/gateways/firebase/firebase';
import { startAuthEmulator, type AuthEmulator } from '../testing/sandboxes/authEmulator';
import { bearer, type Person } from '../testing/people/testAccounts';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let auth: AuthEmulator;
let shop: TestShop;

beforeAll(async () => {
  auth = await startAuthEmulator();
  shop = await startTestShop({
    auth: { verifyToken, accounts: firebaseAccounts },
    staffAccounts: firebaseStaffAccounts,
  });
});
beforeEach(() => shop.seed({}));
afterAll(async () => {
  await shop.close();
  await auth.close();
});

/** The same person, with a token of a login by SMS code. */
function byCode(person: Person): Person {
  const [head = '', body = ''] = person.token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { firebase: object };
  const phone = { ...claims, firebase: { ...claims.firebase, sign_in_provider: 'phone' } };
  return { ...person, token: `${head}.${Buffer.from(JSON.stringify(phone)).toString('base64url')}.` };
}

test('a login by SMS code, which has no rights of the team, joins none: it is asked to log in otherwise', async () => {
  const owner = await auth.register('shop@example.com', { customAttributes: '{"admin":true}' });
  const person = await auth.register('person@example.com');
  const key = randomUUID();
  const by = (who: Person, path: string, body?: object) => shop.call(path, { body, headers: bearer(who) });
  const accept = (who: Person) => by(who, `/api/staff/invites/${key}/accept`, {});
  await by(owner, '/api/admin/staff/invites', { key, email: person.email, role: 'packer' });
  const refused = { status: 403, body: { code: 'login_by_code' } };
  expect(await by(byCode(person), `/api/staff/invites/${key}`)).toMatchObject(refused);
  expect(await accept(byCode(person))).toMatchObject(refused);
  const team = (await by(owner, '/api/admin/staff')).body as unknown as StaffResponse;
  expect(team.members).toEqual([]);
  expect((await accept(person)).status).toBe(200);
});
