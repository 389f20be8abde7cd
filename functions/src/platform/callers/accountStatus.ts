import { ROLE_LABELS } from '@/domain/staff/messages';
import { can, type Right, type Role } from '@/domain/staff/roles';
import { hasFactor, missingStep } from '@/domain/staff/secondFactor';
import { refuse, type Refusal } from '../http/answer';
import type { Identity } from './identity';
import { NO_RECORD, type Account, type Accounts, type RecordOf } from './account';
import { messages } from '../messages';

/** Whether the account exists and this sign-in still counts; a token outlives both by up to an hour. */
export function isSignedIn(account: Account | null, { authTime }: Identity): account is Account {
  // Firebase stores both in whole seconds.
  return account !== null && !account.disabled && authTime * 1000 >= account.validFrom;
}

export const sessionEnded = (): Refusal => refuse(401, 'unauthenticated', messages.sessionEnded);

export const notAdmin = (): Refusal => refuse(403, 'not_admin', messages.notAdmin);

export const noRight = (role: Role): Refusal =>
  refuse(403, 'no_right', messages.noRight(ROLE_LABELS[role]), { role });

const noFactor = (step: keyof typeof messages.secondFactor): Refusal =>
  refuse(403, 'second_factor_needed', messages.secondFactor[step]);

export interface StaffDeps {
  accounts: Pick<Accounts, 'find'>;
  recordOf: RecordOf;
}

/** A current member of the team. */
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
  const facts = { factor: who.factor, factors: account.factors };
  // A call of the fixed owner with the second factor needs nothing of the record.
  const isSure = admin && hasFactor(facts);
  const record = isSure ? NO_RECORD : await deps.recordOf(who.uid);
  // Auth revokes by whole seconds, so a login within the second of the removal outlives it there.
  if (who.authTime < record.sessionsFrom) return sessionEnded();
  const role = admin ? 'owner' : who.role && record.role;
  if (!role) return notAdmin();
  const step = missingStep(facts, role, record.twoStepRoles);
  return step ? noFactor(step) : { role, identity: { ...who, admin, role, name: account.name } };
}

/** Returns the caller as a member of the team who has a right, or why they may not do this. */
export async function memberWith(deps: StaffDeps, who: Identity, right: Right): Promise<Member | Refusal> {
  const member = await memberOf(deps, who);
  if ('status' in member || can(member.role, right)) return member;
  return noRight(member.role);
}
