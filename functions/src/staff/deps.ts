import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts, StaffAccounts } from '../platform/callers/account';
import type { Log } from '../platform/log';

export interface TeamDeps {
  db: () => Promise<Firestore>;
  accounts: Accounts;
  staffAccounts: StaffAccounts;
  now: () => Date;
  log: Log;
}
