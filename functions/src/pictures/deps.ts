import type { Firestore } from 'firebase-admin/firestore';
import type { FileStore } from '../gateways/storage/fileStore';
import type { BoundedQueue } from '../platform/concurrency/boundedQueue';
import type { Log } from '../platform/log';

export interface PictureDeps {
  db: () => Promise<Firestore>;
  storage: () => FileStore;
  now: () => Date;
  /** Decodes one picture at a time, for all callers together. */
  decoding: BoundedQueue;
  log: Log;
}
