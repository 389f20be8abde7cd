import type { Account, Accounts } from '../../gateways/firebase/accounts';
import { refuse, type Refusal } from '../http/answer';
import type { Identity } from './identity';

/** Whether the account is there and its sign-in still counts; a token outlives both by up to an hour. */
export function isSignedIn(account: Account | null, { authTime }: Identity): account is Account {
  // Firebase keeps both in whole seconds.
  return account !== null && !account.disabled && authTime * 1000 >= account.validFrom;
}

export const signedOut = (): Refusal =>
  refuse(401, 'unauthenticated', 'Your session has ended. Please log in and try again.');

const notAdmin = () => refuse(403, 'not_admin', 'Only the account that runs the shop may do this.');

/**
 * Why somebody may not do what is the admin's alone; null when they may. The token has to say it, and the account too: a claim
 * that was taken away counts no longer, though tokens go on saying it for up to an hour.
 */
export async function refuseAdmin(accounts: Pick<Accounts, 'find'>, who: Identity): Promise<Refusal | null> {
  if (!who.admin) return notAdmin();
  const account = await accounts.find(who.uid);
  if (!isSignedIn(account, who)) return signedOut();
  return account.admin ? null : notAdmin();
}
