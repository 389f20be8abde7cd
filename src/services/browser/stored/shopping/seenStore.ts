import { readSeen, type SeenItem } from '@/domain/catalogue/picks/seen';
import { local } from '../storage';

/**
 * Items viewed on this device, newest first. Never sent, and deleted at logout (app/sagas/forgetSaga.ts).
 */
export interface SeenStore {
  read(): SeenItem[];
  write(items: readonly SeenItem[]): void;
  clear(): void;
}

/**
 * No common prefix: the first paint does not need it, so it makes nobody a returning visitor
 * (isReturning.ts).
 */
const KEY = 'recentlySeen';

export const seenStore: SeenStore = {
  read: () => readSeen(local.read(KEY)),
  write: (items) => local.write(KEY, items),
  clear: () => local.remove(KEY),
};
