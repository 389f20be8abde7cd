import type { FailedAttempts, ThrottledAction } from '@/domain/customers/loginThrottle';
import { local } from '../storage';

/**
 * Failed logins and password resets in this browser, across reloads and tabs. Counts and times only, no personal data.
 */
export interface LoginThrottleStore {
  read(what: ThrottledAction): FailedAttempts | null;
  write(what: ThrottledAction, tries: FailedAttempts): void;
  clear(what: ThrottledAction): void;
}

const keyOf = (what: ThrottledAction) => `glumist.tries.${what}`;

export const loginThrottleStore: LoginThrottleStore = {
  read(what) {
    const { failures, last } = (local.read(keyOf(what)) ?? {}) as Partial<FailedAttempts>;
    return typeof failures === 'number' && typeof last === 'number' ? { failures, last } : null;
  },
  write: (what, tries) => local.write(keyOf(what), tries),
  clear: (what) => local.remove(keyOf(what)),
};
