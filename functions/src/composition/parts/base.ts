import { firebaseAccounts, firebaseStaffAccounts } from '../../gateways/firebase/accounts';
import { firestore } from '../../gateways/firebase/firebase';
import { storedRecord } from '../../platform/callers/teamRecord';
import { takesOnlinePayments } from '../../platform/config';
import { log } from '../../platform/log';
import { reads } from './reads';

/** Dependencies of every function. */
export const base = {
  db: firestore,
  reads,
  accounts: firebaseAccounts,
  staffAccounts: firebaseStaffAccounts,
  recordOf: storedRecord(firestore),
  log,
  takesOnlinePayments,
  now: () => new Date(),
  random: Math.random,
  elapsedMs: () => performance.now(),
};
