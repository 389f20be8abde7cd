import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from './log';

/** What a route or step needs to change documents. */
export interface StoreDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}
