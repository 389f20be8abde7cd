import { firebaseAccounts } from '../gateways/accounts';
import { firestore } from '../gateways/firebase';
import { log } from '../http/log';
import { reads } from './reads';

/** What every function works with. */
export const base = {
  ...{ db: firestore, reads, accounts: firebaseAccounts, log },
  ...{ now: () => new Date(), random: Math.random, elapsedMs: () => performance.now() },
};
