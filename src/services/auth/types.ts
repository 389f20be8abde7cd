import type { AccountTask } from '@/domain/mail/accountLink';
import type { Role } from '@/domain/staff/roles';
import type { Result } from '../result';

export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** The sign-in methods as Firebase's provider ids, such as 'password' and 'google.com'. */
  providers: string[];
  /** The number to which a login code can be sent, as '+919845012345'; missing without one. */
  phone?: string;
  /** Their role on the team, as their token says; missing for everybody else and for the fixed admin e-mail. */
  role?: Role;
}

/** Never logged, never in Redux. */
export interface Credentials {
  email: string;
  password: string;
}

/** `code` is Firebase's (`auth/…`), `message` its own text, which is shown unchanged. */
export interface AuthFailure {
  code: string;
  message: string;
}

export type AuthResult<T> = Result<T, AuthFailure>;

/** A handle to one account that outlives the session: it can be asked again after a sign-out. */
export interface Account {
  /** As last read. */
  readonly user: SignedInUser;
  /** Reads the account from the backend. */
  reload(): Promise<AuthResult<SignedInUser>>;
  sendVerification(): Promise<AuthResult<void>>;
  /** Makes this account the session's, with a token that contains the verification. */
  adopt(): Promise<AuthResult<void>>;
}

/** The owner of the session. */
export type SessionChange =
  | { kind: 'account'; account: Account }
  | { kind: 'nobody' }
  /** The backend has ended this person's session: disabled, deleted, revoked or expired. */
  | { kind: 'ended'; uid: string };

/** 'unreachable': there is a session, but no token can be fetched now. */
export type TokenAnswer =
  { kind: 'token'; token: string } | { kind: 'nobody' } | { kind: 'ended' } | { kind: 'unreachable' };

/** The result of a correct code: an account, or the reason why the sign-in failed. */
export type CodeSignIn = { kind: 'account'; account: Account } | { kind: 'unknown' } | { kind: 'team' };

/** Codes by SMS. `requestId` is the answer of `send`. */
export interface PhoneCodes {
  /** `phone`: ten digits. Anybody may ask for one, also for a number without an account. */
  send(phone: string): Promise<AuthResult<string>>;
  signIn(requestId: string, code: string): Promise<AuthResult<CodeSignIn>>;
  /** Makes the number the signed-in person's own, in place of one that they had. */
  link(requestId: string, code: string): Promise<AuthResult<SignedInUser>>;
  unlink(): Promise<AuthResult<SignedInUser>>;
  /** When the signed-in person last logged in, in milliseconds since 1970. */
  signedInAt(): Promise<AuthResult<number>>;
}

/** The error code of a login or reauthentication that continues with a code of an authenticator app. */
export const NEEDS_FACTOR = 'auth/multi-factor-auth-required';

/** Two-step login: the code of an authenticator app after the first factor. */
export interface SecondFactor {
  /** Ends the login or reauthentication that failed with NEEDS_FACTOR. A wrong code may be followed by another. */
  finish(code: string): Promise<AuthResult<Account>>;
  /** When the signed-in person's app was added, in milliseconds since 1970; null without one. */
  addedAt(): Promise<AuthResult<number | null>>;
  /** Makes a secret for an app, which then lies in `setupSecret`. Needs a recent login. */
  begin(): Promise<AuthResult<void>>;
  /** Adds the app by a code that it shows for the secret. */
  add(code: string): Promise<AuthResult<void>>;
  /** Removes the app. Needs a recent login. */
  remove(): Promise<AuthResult<void>>;
}

/** The purpose of the code in one of Firebase's mails. */
export interface MailCode {
  /** Null if the shop has no page for it. */
  task: AccountTask | null;
  /** The e-mail address of the account afterwards. */
  email: string;
}

/** Codes in the links of Firebase's mails. Each works once and expires. */
export interface MailCodes {
  /** Does not use up the code. */
  check(code: string): Promise<AuthResult<MailCode>>;
  /** Verifies the e-mail, gives the account the one that the code is for, or removes an authenticator app. */
  apply(code: string): Promise<AuthResult<void>>;
  /** Replaces the password; Firebase then ends the account's sessions. */
  changePassword(code: string, password: string): Promise<AuthResult<void>>;
}

export interface AuthService {
  /** Known at once, without the SDK: false means that nobody is signed in in this browser. */
  hasStoredSession(): boolean;
  /**
   * Calls back with the session now and on every change, in any tab. Without a stored session it reports 'nobody' at
   * once and loads the SDK only when somebody signs in. Returns the unsubscribe.
   */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /** Prefetches the SDK; a failure shows when it is used. */
  prepare(): void;
  register(credentials: Credentials): Promise<AuthResult<Account>>;
  signIn(credentials: Credentials): Promise<AuthResult<Account>>;
  /** By pop-up, or by redirect in browsers without pop-ups. */
  signInWithGoogle(): Promise<AuthResult<Account>>;
  /** The result of a sign-in by redirect; null without a redirect, or when no account was chosen. */
  googleRedirectOutcome(): Promise<AuthResult<Account> | null>;
  /** Mails a link that signs in once. Anybody may ask for one, also for an address without an account. */
  sendLoginLink(email: string): Promise<AuthResult<void>>;
  /** Signs in by the link that was mailed to this address; a new person gets an account, whose e-mail is verified. */
  signInWithLink(email: string, link: string): Promise<AuthResult<Account>>;
  secondFactor: SecondFactor;
  phoneCodes: PhoneCodes;
  mailCodes: MailCodes;
  sendPasswordReset(email: string): Promise<AuthResult<void>>;
  /**
   * Mails a link to a new address of the signed-in person; the account gets the address once the link is opened. Needs
   * a recent login. Firebase sends none to an address that has an account, and does not say so.
   */
  sendEmailChange(email: string): Promise<AuthResult<void>>;
  /** Renames the signed-in person. */
  updateDisplayName(displayName: string): Promise<AuthResult<void>>;
  /** Reauthenticates the signed-in person: by password, or with Google if it is null. May fail with NEEDS_FACTOR. */
  reauthenticate(password: string | null): Promise<AuthResult<void>>;
  /** Logs out, in every tab. */
  signOut(): Promise<void>;
  /** The backend no longer accepts this session. */
  endSession(): Promise<void>;
  /**
   * Checks with the backend whether the session is still valid, and ends it if not; without network nothing changes.
   */
  checkSession(): Promise<void>;
  /** The ID token for calls to the shop; `forceRefresh` requests a new one even if the old one is still valid. */
  idToken(forceRefresh?: boolean): Promise<TokenAnswer>;
}
