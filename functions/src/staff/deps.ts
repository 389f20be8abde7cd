import type { Accounts, StaffAccounts } from '../platform/callers/account';
import type { StoreDeps } from '../platform/storeDeps';

export interface TeamDeps extends StoreDeps {
  accounts: Accounts;
  staffAccounts: StaffAccounts;
}
