import { ADMIN_ACTIONS } from '../admin/adminOrder';
import { ACTION_RIGHTS } from './actionRights';
import { ROLE_NOUNS } from './messages';
import {
  can,
  RIGHTS,
  rolesWith,
  ROLES,
  staffClaims,
  isOpenedByCode,
  staffClaimsOfToken,
  type Right,
  type Role,
} from './roles';

/** The rights of each role, written a second time, so that no change of the table goes unnoticed. */
const TABLE: Record<Right, string> = {
  'orders.read': 'owner manager packer support accountant',
  'orders.create': 'owner manager support',
  'orders.edit': 'owner manager support',
  'orders.pack': 'owner manager packer',
  'orders.receive': 'owner manager packer',
  'returns.decide': 'owner manager support',
  'orders.note': 'owner manager packer support',
  'orders.cancel': 'owner manager support',
  'orders.refund': 'owner manager',
  'orders.export': 'owner manager accountant',
  'parcels.answer': 'owner manager support',
  'parcels.replace': 'owner manager',
  'invoices.read': 'owner manager support accountant',
  'payments.read': 'owner manager accountant',
  'mismatches.settle': 'owner manager',
  'remittances.manage': 'owner manager accountant',
  'figures.read': 'owner manager accountant',
  'customers.read': 'owner manager support',
  'customers.note': 'owner manager support',
  'customers.block': 'owner manager',
  'customers.export': 'owner manager',
  'credit.manage': 'owner manager',
  'catalogue.manage': 'owner manager',
  'pictures.upload': 'owner manager',
  'offers.manage': 'owner manager',
  'content.manage': 'owner manager',
  'messages.answer': 'owner manager support',
  'reviews.moderate': 'owner manager support',
  'mails.manage': 'owner manager',
  'activity.read': 'owner manager',
  'settings.manage': 'owner',
  'staff.manage': 'owner',
};

test.each(ROLES)('the noun of the role %s has the right article', (role) => {
  expect(ROLE_NOUNS[role]).toMatch(/^(an [aeiou]|a [^aeiou])/);
});

test.each(RIGHTS)('%s belongs to the roles of the table', (right) => {
  expect(rolesWith(right).join(' ')).toBe(TABLE[right]);
  expect(can(null, right)).toBe(false);
});

test.each<[Role | null, string]>([
  ['owner', 'pack book ship arrive receive refund transfer note cancel'],
  ['manager', 'pack book ship arrive receive refund transfer note cancel'],
  ['packer', 'pack book ship arrive receive note'],
  ['support', 'note cancel'],
  ['accountant', ''],
  [null, ''],
])('%s has these actions on an order', (role, actions) => {
  expect(ADMIN_ACTIONS.filter((action) => can(role, ACTION_RIGHTS[action])).join(' ')).toBe(actions);
});

test.each<[string, Record<string, unknown> | undefined, boolean, Role | null]>([
  ['none', undefined, false, null],
  ['the owner', { admin: true }, true, null],
  ...ROLES.map((role): [string, Record<string, unknown>, boolean, Role] => [role, { role }, false, role]),
  ['true in text', { admin: 'true', role: 'admin' }, false, null],
  ['a list of roles', { role: ['packer'] }, false, null],
  ['a name that every object has', { role: 'constructor' }, false, null],
])('the claims of %s are read', (_name, claims, admin, role) => {
  expect(staffClaims(claims)).toEqual({ admin, role });
});

test.each([
  ['a password', { firebase: { sign_in_provider: 'password' } }, true],
  ['Google', { firebase: { sign_in_provider: 'google.com' } }, true],
  ['nothing known', {}, true],
  ['a code by SMS', { firebase: { sign_in_provider: 'phone' } }, false],
])('a token that %s opened says this of the team', (_name, claims, counts) => {
  expect(isOpenedByCode(claims)).toBe(!counts);
  const none = { admin: false, role: null };
  expect(staffClaimsOfToken({ ...claims, admin: true })).toEqual(counts ? { admin: true, role: null } : none);
  expect(staffClaimsOfToken({ ...claims, role: 'packer' })).toEqual(
    counts ? { admin: false, role: 'packer' } : none,
  );
});
