import { can, ROLES } from '@/domain/staff/roles';
import { type Route } from '../../../functions/src/platform/http/route';
import { product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const team = Object.fromEntries(ROLES.map((role) => [`staff-${role}`, role]));

beforeAll(async () => {
  shop = await startTestShop();
  await shop.seed({ products: [product('toner')], team });
});
afterAll(() => shop.close());

type StaffRoute = Extract<Route, { identity: 'admin' }>;
const staffRoutes = () =>
  Object.values(shop.routes)
    .flat()
    .filter((route): route is StaffRoute => route.identity === 'admin');

/** A call that no handler changes anything for: its body is not JSON, or its path names nothing. */
const callAs = (route: StaffRoute, as: string) =>
  shop.call(route.path.replace(/\{\w+\}/g, 'nothing'), {
    method: route.method,
    as,
    ...(route.method === 'POST' ? { raw: '{"a":' } : {}),
  });

test.each(ROLES)(
  '%s comes as far as the handler of each route of its rights, and of no other',
  async (role) => {
    const before = await shop.snapshot();
    for (const route of staffRoutes()) {
      const { status, body } = await callAs(route, `staff-${role}`);
      const name = `${route.method} ${route.path}`;
      if (can(role, route.right)) expect([name, [401, 403].includes(status)]).toEqual([name, false]);
      else expect([name, status, body['code'], body['role']]).toEqual([name, 403, 'no_right', role]);
    }
    expect(await shop.snapshot()).toEqual(before);
  },
);

test('every right is asked for by a route, or by the rules of Firestore alone', () => {
  const named = new Set(staffRoutes().map(({ right }) => right));
  expect(named.size).toBeGreaterThan(10);
  expect(named.has('payments.read')).toBe(false);
});

test.each([
  ['a role that the record of the team does not have', 'formerPacker', 'not_admin'],
  ['a shopper', 'alice', 'not_admin'],
])('%s opens no route', async (_name, as, code) => {
  for (const route of staffRoutes()) {
    const { status, body } = await callAs(route, as);
    expect([route.path, status, body['code']]).toEqual([route.path, 403, code]);
  }
});

test('a role that is taken away or changed counts no longer at the next call, with the same token', async () => {
  const orders = () => shop.call('/api/admin/orders', { as: 'staff-packer' });
  const refunds = () =>
    shop.admin('orders/none/refund', { refundId: 'r-1', amount: 1, note: '' }, 'staff-packer');
  expect((await orders()).status).toBe(200);
  expect((await refunds()).body['code']).toBe('no_right');
  await shop.db.doc('settings/team').update({ 'members.staff-packer.role': 'manager' });
  expect((await refunds()).body['code']).not.toBe('no_right');
  await shop.db.doc('settings/team').update({ members: {} });
  expect((await orders()).body['code']).toBe('not_admin');
});
