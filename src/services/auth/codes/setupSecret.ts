/** Passes the secret of an authenticator app to the page that shows it, without Redux. */
export interface SetupSecret {
  /** Empty when no app is being added. */
  read(): string;
  write(secret: string): void;
}

function createSetupSecret(): SetupSecret {
  let current = '';
  return {
    read: () => current,
    write: (secret) => {
      current = secret;
    },
  };
}

/** The page's only instance. */
export const setupSecret = createSetupSecret();
