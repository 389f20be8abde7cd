import { isConsentChoice, type ConsentChoice } from '@/domain/customers/consent';
import { local } from '../storage';

const KEY = 'glumist.consent';

/** The shopper's consent to statistics, stored in this browser. */
export const consentStore = {
  read(): ConsentChoice | null {
    const stored = local.read(KEY);
    return isConsentChoice(stored) ? stored : null;
  },
  write: (choice: ConsentChoice): void => local.write(KEY, choice),
  /** Calls back when another tab changes it. Returns the unsubscribe. */
  subscribe(listener: (choice: ConsentChoice) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      const choice = event.key === KEY ? consentStore.read() : null;
      if (choice) listener(choice);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
