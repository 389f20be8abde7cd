import type { FailedTries, Tried } from '@/domain/customers/loginThrottle';
import { local } from './storage';

/** Failed logins and resets in this browser, over reloads and in every tab; counts and times, nothing of a person. */
export interface TriesStore {
  read(what: Tried): FailedTries | null;
  write(what: Tried, tries: FailedTries): void;
  clear(what: Tried): void;
}

const keyOf = (what: Tried) => `glumist.tries.${what}`;

export const triesStore: TriesStore = {
  read(what) {
    const { failures, last } = (local.read(keyOf(what)) ?? {}) as Partial<FailedTries>;
    return typeof failures === 'number' && typeof last === 'number' ? { failures, last } : null;
  },
  write: (what, tries) => local.write(keyOf(what), tries),
  clear: (what) => local.remove(keyOf(what)),
};
