import type { Firestore } from 'firebase-admin/firestore';
import type { FileStore } from '../gateways/storage/fileStore';
import type { Log } from '../platform/log';

export interface PictureDeps {
  db: () => Promise<Firestore>;
  storage: () => FileStore;
  now: () => Date;
  log: Log;
}
