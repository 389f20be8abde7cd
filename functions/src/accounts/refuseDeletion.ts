import { isAdminEmail } from '@/domain/admin/adminEmail';
import { RECENT_LOGIN_MS } from '@/domain/contracts/shoppers/account';
import { sameEmail } from '@/domain/staff/team';
import { refuse, type Refusal } from '../platform/http/answer';
import type { Identity } from '../platform/callers/identity';
import { isSignedIn, sessionEnded } from '../platform/callers/accountStatus';
import type { Account } from '../platform/callers/account';
import { messages } from './messages';

export const staffAccount = (): Refusal => refuse(403, 'staff_account', messages.onTheTeam);

/** Returns why a person may not delete this account; null when they may. */
export function refuseDeletion(
  account: Account | null,
  who: Identity,
  { confirm, now }: { confirm: string; now: Date },
): Refusal | null {
  if (!isSignedIn(account, who)) return sessionEnded();
  if (now.getTime() - who.authTime * 1000 > RECENT_LOGIN_MS) {
    return refuse(401, 'recent_login_required', messages.loginAgain);
  }
  if (account.admin || who.admin || isAdminEmail(account.email)) {
    return refuse(403, 'admin_account', messages.ownersAccount);
  }
  if (account.role) return staffAccount();
  if (!sameEmail(confirm, account.email)) {
    const detail = 'confirm must be the email of the account that is to be deleted';
    return refuse(400, 'confirm_mismatch', detail, { field: 'confirm' });
  }
  return null;
}
