/** The roles of the team. The account with the fixed admin email is always an owner. */
export const ROLES = ['owner', 'manager', 'packer', 'support', 'accountant'] as const;
export type Role = (typeof ROLES)[number];

/** The rights of the team. Every admin route names one. */
export const RIGHTS = [
  'orders.read',
  'orders.create',
  'orders.edit',
  'orders.pack',
  'orders.receive',
  'returns.decide',
  'orders.note',
  'orders.cancel',
  'orders.refund',
  'orders.export',
  'parcels.answer',
  'parcels.replace',
  'invoices.read',
  'payments.read',
  'mismatches.settle',
  'remittances.manage',
  'figures.read',
  'customers.read',
  'customers.note',
  'customers.block',
  'customers.export',
  'credit.manage',
  'catalogue.manage',
  'pictures.upload',
  'offers.manage',
  'content.manage',
  'messages.answer',
  'reviews.moderate',
  'mails.manage',
  'activity.read',
  'settings.manage',
  'staff.manage',
] as const;
export type Right = (typeof RIGHTS)[number];

const OWNER_ONLY: readonly Right[] = ['settings.manage', 'staff.manage'];

/** The rights of each role, and the only place that grants them. */
export const RIGHTS_OF: Readonly<Record<Role, ReadonlySet<Right>>> = {
  owner: new Set(RIGHTS),
  manager: new Set(RIGHTS.filter((right) => !OWNER_ONLY.includes(right))),
  packer: new Set<Right>(['orders.read', 'orders.pack', 'orders.receive', 'orders.note']),
  support: new Set<Right>([
    'orders.read',
    'orders.create',
    'orders.edit',
    'returns.decide',
    'orders.note',
    'orders.cancel',
    'parcels.answer',
    'invoices.read',
    'customers.read',
    'customers.note',
    'messages.answer',
    'reviews.moderate',
  ]),
  accountant: new Set<Right>([
    'orders.read',
    'orders.export',
    'invoices.read',
    'payments.read',
    'remittances.manage',
    'figures.read',
  ]),
};

/** Whether a role has a right; false without a role. */
export const can = (role: Role | null, right: Right): boolean => role !== null && RIGHTS_OF[role].has(right);

/** The roles that have a right, in the order of ROLES. */
export const rolesWith = (right: Right): Role[] => ROLES.filter((role) => can(role, right));

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** The team claims of an account. */
export interface StaffClaims {
  /** The claim of the fixed admin email's account. */
  admin: boolean;
  /** The role from an invitation. It counts only together with the team's document. */
  role: Role | null;
}

const NO_STAFF: StaffClaims = { admin: false, role: null };

type Claims = Readonly<Record<string, unknown>>;

/** Whether a token is of a login by SMS code. */
export const isOpenedByCode = (claims: Claims): boolean =>
  (claims['firebase'] as { sign_in_provider?: unknown } | undefined)?.sign_in_provider === 'phone';

/** The claims of a call's token. A login by SMS code gives no role, because a SIM card is easily hijacked. */
export const staffClaimsOfToken = (claims: Claims): StaffClaims =>
  isOpenedByCode(claims) ? NO_STAFF : staffClaims(claims);

/** Reads the claims of a token or an account. Only the boolean true and the text of a role count. */
export function staffClaims(claims: Claims = {}): StaffClaims {
  const role = claims['role'];
  return { admin: claims['admin'] === true, role: isRole(role) ? role : null };
}
