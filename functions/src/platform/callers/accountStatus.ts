import { refuse, type Refusal } from '../http/answer';
import type { Identity } from './identity';
import type { Account, Accounts } from './account';

/** Whether the account exists and this sign-in still counts; a token outlives both by up to an hour. */
export function isSignedIn(account: Account | null, { authTime }: Identity): account is Account {
  // Firebase stores both in whole seconds.
  return account !== null && !account.disabled && authTime * 1000 >= account.validFrom;
}

export const sessionEnded = (): Refusal =>
  refuse(401, 'unauthenticated', 'Your session has ended. Please log in and try again.');

const notAdmin = () => refuse(403, 'not_admin', 'Only the account that runs the shop may do this.');

/**
 * Returns why a caller may not act as the admin; null when they may. Both the token and the account must have the
 * claim, because a token keeps a removed claim for up to an hour.
 */
export async function refuseAdmin(accounts: Pick<Accounts, 'find'>, who: Identity): Promise<Refusal | null> {
  if (!who.admin) return notAdmin();
  const account = await accounts.find(who.uid);
  if (!isSignedIn(account, who)) return sessionEnded();
  return account.admin ? null : notAdmin();
}
