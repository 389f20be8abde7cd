import { can, ROLE_LABELS, type Right, type Role } from '@/domain/staff/roles';
import { refuse, type Refusal } from '../http/answer';
import type { Identity } from './identity';
import type { Account, Accounts, RoleOf } from './account';

/** Whether the account exists and this sign-in still counts; a token outlives both by up to an hour. */
export function isSignedIn(account: Account | null, { authTime }: Identity): account is Account {
  // Firebase stores both in whole seconds.
  return account !== null && !account.disabled && authTime * 1000 >= account.validFrom;
}

export const sessionEnded = (): Refusal =>
  refuse(401, 'unauthenticated', 'Your session has ended. Please log in and try again.');

export const notAdmin = (): Refusal => refuse(403, 'not_admin', 'Only the team of the shop may do this.');

export const noRight = (role: Role): Refusal =>
  refuse(
    403,
    'no_right',
    `Your role, ${ROLE_LABELS[role]}, does not include this. The owner can change it.`,
    {
      role,
    },
  );

export interface StaffDeps {
  accounts: Pick<Accounts, 'find'>;
  roleOf: RoleOf;
}

/** A caller who is on the team now. */
export interface Member {
  role: Role;
  /** The caller, with the claims that the account still has. */
  identity: Identity;
}

/**
 * Returns the caller as a member of the team, or why they are none. The token alone never counts, because it keeps what
 * was taken away for up to an hour: the account must still have the admin claim, or the team's record the role.
 */
export async function memberOf(deps: StaffDeps, who: Identity): Promise<Member | Refusal> {
  if (!who.admin && !who.role) return notAdmin();
  const account = await deps.accounts.find(who.uid);
  if (!isSignedIn(account, who)) return sessionEnded();
  const admin = who.admin && account.admin;
  const role = admin ? 'owner' : who.role && (await deps.roleOf(who.uid));
  return role ? { role, identity: { ...who, admin, role, name: account.name } } : notAdmin();
}

/** Returns the caller as a member of the team who has a right, or why they may not do this. */
export async function memberWith(deps: StaffDeps, who: Identity, right: Right): Promise<Member | Refusal> {
  const member = await memberOf(deps, who);
  if ('status' in member || can(member.role, right)) return member;
  return noRight(member.role);
}
