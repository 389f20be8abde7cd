import { readSeen, type SeenItem } from '@/domain/catalogue/picks/seen';
import { local } from '../storage';

/** What was looked at on this device, the last first. It is sent nowhere, and deleted at logout (app/sagas/forgetSaga.ts). */
export interface SeenStore {
  read(): SeenItem[];
  write(items: readonly SeenItem[]): void;
  clear(): void;
}

/** Without the prefix of other keys: nothing of it has to show at once, so it makes nobody a returning visitor (isReturning.ts). */
const KEY = 'recentlySeen';

export const seenStore: SeenStore = {
  read: () => readSeen(local.read(KEY)),
  write: (items) => local.write(KEY, items),
  clear: () => local.remove(KEY),
};
