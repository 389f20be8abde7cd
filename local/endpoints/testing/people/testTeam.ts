import { ROLES } from '@/domain/staff/roles';
import type { Account, Accounts, StaffAccounts } from '../../../../functions/src/platform/callers/account';

export const account = (uid: string, fields: Partial<Account> = {}): Account => ({
  uid,
  email: `${uid}@example.com`,
  verified: true,
  name: '',
  phone: '',
  createdAt: '',
  providers: [],
  disabled: false,
  admin: true,
  role: null,
  validFrom: 0,
  factors: [],
  ...fields,
});
const staff = [
  account('ada'),
  account('una'),
  account('eve', { admin: false }),
  account('rita', { validFrom: Date.now() + 86_400_000 }),
  account('dora', { disabled: true }),
  ...ROLES.map((role) =>
    account(`staff-${role}`, { admin: false, role, name: role === 'packer' ? 'Sunita Devi' : '' }),
  ),
  account('formerPacker', { admin: false }),
];

/** The accounts in Firebase Auth; shoppers have one only where a test brings its own. */
export const ACCOUNTS: Accounts = {
  find: (uid) => Promise.resolve(staff.find((one) => one.uid === uid) ?? null),
  remove: () => Promise.resolve(),
};

/** Writes no claims, for tests that do not look at them. */
export const NO_CLAIMS: StaffAccounts = {
  setRole: () => Promise.resolve(),
  endSessions: () => Promise.resolve(),
  withApp: () => Promise.resolve(new Set()),
  removeFactors: () => Promise.resolve(),
};
