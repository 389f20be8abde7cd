import { readSeen, type SeenItem } from '@/domain/catalogue/picks/seen';
import { local } from '../storage';

/**
 * No common prefix: the first paint does not need it, so it makes nobody a returning visitor
 * (isReturning.ts).
 */
const KEY = 'recentlySeen';

/** Items viewed on this device, newest first. Never sent, and deleted at logout (app/sagas/forgetSaga.ts). */
export const seenStore = {
  read: (): SeenItem[] => readSeen(local.read(KEY)),
  write: (items: readonly SeenItem[]): void => local.write(KEY, items),
  clear: (): void => local.remove(KEY),
};
