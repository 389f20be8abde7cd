import type { Credentials } from './types';

/**
 * How a password gets from a form to the saga that uses it without passing through Redux: the form
 * holds it here and dispatches an empty event, the saga takes it out.
 */
export interface CredentialsVault {
  hold(credentials: Credentials): void;
  /** Hands the credentials over once; null when none are held. */
  take(): Credentials | null;
}

export function createCredentialsVault(): CredentialsVault {
  let stored: Credentials | null = null;
  return {
    hold: (credentials) => {
      stored = credentials;
    },
    take: () => {
      const credentials = stored;
      stored = null;
      return credentials;
    },
  };
}

/** The page's one vault, shared by the panel and its saga. */
export const credentialsVault = createCredentialsVault();
