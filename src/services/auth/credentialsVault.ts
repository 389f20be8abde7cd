import type { Credentials } from './types';

/**
 * Passes a password from a form to the saga that uses it without Redux: the form stores it here and dispatches an
 * empty event, and the saga takes it out.
 */
export function createCredentialsVault() {
  let stored: Credentials | null = null;
  return {
    hold: (credentials: Credentials) => {
      stored = credentials;
    },
    /** Returns the credentials once; null when there are none. */
    take: () => {
      const credentials = stored;
      stored = null;
      return credentials;
    },
  };
}

/** The page's only vault, shared by the panel and its saga. */
export const credentialsVault = createCredentialsVault();
