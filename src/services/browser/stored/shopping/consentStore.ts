import {
  CONSENT_NOTICE,
  readConsent,
  type ConsentChoice,
  type StoredConsent,
} from '@/domain/customers/consent';
import { local, onStorageChange } from '../storage';

const KEY = 'glumist.consent';

/** The shopper's consent to statistics, stored in this browser. */
export const consentStore = {
  read: (): ConsentChoice | null => readConsent(local.read(KEY)),
  /** Stores the answer with the version of the notice and the time. */
  write: (choice: ConsentChoice, now: Date): void =>
    local.write(KEY, { choice, notice: CONSENT_NOTICE, at: now.toISOString() } satisfies StoredConsent),
  /** Calls back when another tab changes it. Returns the unsubscribe. */
  subscribe: (listener: (choice: ConsentChoice) => void) =>
    onStorageChange(KEY, () => {
      const choice = consentStore.read();
      if (choice) listener(choice);
    }),
};
