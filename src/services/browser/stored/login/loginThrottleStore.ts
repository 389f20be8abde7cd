import type { FailedAttempts, ThrottledAction } from '@/domain/customers/loginThrottle';
import { local } from '../storage';

const keyOf = (what: ThrottledAction) => `glumist.tries.${what}`;

/**
 * Failed logins and password resets in this browser, across reloads and tabs. Counts and times only, no personal data.
 */
export const loginThrottleStore = {
  read(what: ThrottledAction): FailedAttempts | null {
    const { failures, last } = (local.read(keyOf(what)) ?? {}) as Partial<FailedAttempts>;
    return typeof failures === 'number' && typeof last === 'number' ? { failures, last } : null;
  },
  write: (what: ThrottledAction, tries: FailedAttempts): void => local.write(keyOf(what), tries),
  clear: (what: ThrottledAction): void => local.remove(keyOf(what)),
};
