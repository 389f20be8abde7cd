import type { Firestore } from 'firebase-admin/firestore';
import type { FileStore } from '../gateways/storage/fileStore';
import type { BoundedQueue } from '../platform/concurrency/boundedQueue';
import type { Log } from '../platform/log';

export interface PictureDeps {
  db: () => Promise<Firestore>;
  storage: () => FileStore;
  now: () => Date;
  /** Pictures are decoded one at a time, whoever sends them. */
  decoding: BoundedQueue;
  log: Log;
}
