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

/** Who the session belongs to now. */
export type SessionChange =
  | { kind: 'account'; account: Account }
  | { kind: 'nobody' }
  /** The backend has ended this person's session: disabled, deleted, revoked or expired. */
  | { kind: 'ended'; uid: string };

/** 'unreachable': there is a session, but a token for it cannot be had just now. */
export type TokenAnswer =
  { kind: 'token'; token: string } | { kind: 'nobody' } | { kind: 'ended' } | { kind: 'unreachable' };

export interface AuthService {
  /** Known at once, without the SDK: false means that nobody is signed in in this browser. */
  hasStoredSession(): boolean;
  /**
   * Calls back with the session now and on every change, in whichever tab. Without a stored session it answers
   * 'nobody' at once and loads the SDK only when somebody signs in. Returns the unsubscribe.
   */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /** Loads the SDK ahead of its use; whether it comes is found out then. */
  prepare(): void;
  register(credentials: Credentials): Promise<AuthResult<Account>>;
  signIn(credentials: Credentials): Promise<AuthResult<Account>>;
  /** In a pop-up, or by leaving the page where the browser opens none. */
  signInWithGoogle(): Promise<AuthResult<Account>>;
  /** How the sign-in ended that the page was left for; null when it was left for none, or nobody was chosen. */
  googleRedirectOutcome(): Promise<AuthResult<Account> | null>;
  sendPasswordReset(email: string): Promise<AuthResult<void>>;
  /** Renames the signed-in person. */
  updateDisplayName(displayName: string): Promise<AuthResult<void>>;
  /** Reauthenticates the signed-in person: by password, or with Google if it is null. */
  reauthenticate(password: string | null): Promise<AuthResult<void>>;
  /** Leaves on purpose, in every tab. */
  signOut(): Promise<void>;
  /** The backend does not know this session any more. */
  endSession(): Promise<void>;
  /** Asks the backend whether the session still stands, and ends it if not; no network changes nothing. */
  checkSession(): Promise<void>;
  /** The ID token for our calls; `forceRefresh` requests a new one even if the old one is still valid. */
  idToken(forceRefresh?: boolean): Promise<TokenAnswer>;
}
