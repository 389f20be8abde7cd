import type { Result } from '../result';

export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** How one can sign in: Firebase's provider ids, such as 'password' and 'google.com'. */
  providers: string[];
}

/** Never logged, never in Redux. */
export interface Credentials {
  email: string;
  password: string;
}

/** `code` is Firebase's (`auth/…`), `message` its own text, shown as it is. */
export interface AuthFailure {
  code: string;
  message: string;
}

export type AuthResult<T> = Result<T, AuthFailure>;

/** A handle to one account that outlives the session: it can be asked again after a sign-out. */
export interface Account {
  /** As last read. */
  readonly user: SignedInUser;
  /** Asks the backend again and answers what it says now. */
  reload(): Promise<AuthResult<SignedInUser>>;
  sendVerification(): Promise<AuthResult<void>>;
  /** Makes this account the session's, with a token that knows of the verification. */
  adopt(): Promise<AuthResult<void>>;
}

export interface AuthService {
  /** Known at once, without the SDK: false means that nobody is signed in in this browser. */
  hasStoredSession(): boolean;
  /**
   * Calls back with the session's account (null: nobody) now and on every change. Without a stored
   * session it answers null at once and loads the SDK only when somebody signs in. Returns the unsubscribe.
   */
  subscribe(listener: (account: Account | null) => void): () => void;
  register(credentials: Credentials): Promise<AuthResult<Account>>;
  signIn(credentials: Credentials): Promise<AuthResult<Account>>;
  signInWithGoogle(): Promise<AuthResult<Account>>;
  sendPasswordReset(email: string): Promise<AuthResult<void>>;
  /** Renames whoever is signed in. */
  updateDisplayName(displayName: string): Promise<AuthResult<void>>;
  signOut(): Promise<void>;
  /** The ID token for a call of ours, or null when nobody is signed in. */
  idToken(): Promise<string | null>;
}
