import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts, StaffAccounts } from '../platform/callers/account';
import type { Log } from '../platform/log';

export interface StaffDeps {
  db: () => Promise<Firestore>;
  accounts: Pick<Accounts, 'find'>;
  staffAccounts: StaffAccounts;
  now: () => Date;
  log: Log;
}
