import type { FileStore } from '../gateways/storage/fileStore';
import type { BoundedQueue } from '../platform/concurrency/boundedQueue';
import type { StoreDeps } from '../platform/storeDeps';

export interface PictureDeps extends StoreDeps {
  storage: () => FileStore;
  /** Decodes one picture at a time, for all callers together. */
  decoding: BoundedQueue;
}
