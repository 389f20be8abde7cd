import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from './callers/account';
import type { Log } from './log';

/** What a route or step needs to read and change documents. */
export interface DatabaseDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
}

/** The same with a log. */
export interface StoreDeps extends DatabaseDeps {
  log: Log;
}

/** What a step needs that mails people with an account. */
export interface AccountMailDeps extends DatabaseDeps {
  /** Signs the links in mails; empty where none is set. */
  linkSecret: () => string;
  accounts: Pick<Accounts, 'find'>;
}
