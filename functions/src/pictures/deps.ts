import type { Firestore } from 'firebase-admin/firestore';
import type { FileStore } from '../gateways/storage';
import type { Log } from '../http/log';

export interface PictureDeps {
  db: () => Promise<Firestore>;
  storage: () => FileStore;
  now: () => Date;
  log: Log;
}
