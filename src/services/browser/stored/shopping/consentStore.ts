import { isConsentChoice, type ConsentChoice } from '@/domain/customers/consent';
import { local } from '../storage';

const KEY = 'glumist.consent';

/** The shopper's consent to statistics, stored in this browser. */
export interface ConsentStore {
  read(): ConsentChoice | null;
  write(choice: ConsentChoice): void;
  /** Calls back when another tab changes it. Returns the unsubscribe. */
  subscribe(listener: (choice: ConsentChoice) => void): () => void;
}

export const consentStore: ConsentStore = {
  read() {
    const stored = local.read(KEY);
    return isConsentChoice(stored) ? stored : null;
  },
  write: (choice) => local.write(KEY, choice),
  subscribe(listener) {
    const onStorage = (event: StorageEvent) => {
      const choice = event.key === KEY ? consentStore.read() : null;
      if (choice) listener(choice);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
