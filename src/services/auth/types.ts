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
  /** Their role on the team, as their token says; missing for everybody else and for the fixed admin email. */
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

/** The error code of a login or reauthentication that continues with a code of an authenticator app. */
export const NEEDS_FACTOR = 'auth/multi-factor-auth-required';

/** The purpose of the code in one of Firebase's mails. */
export interface MailCode {
  /** Null if the shop has no page for it. */
  task: AccountTask | null;
  /** The email address of the account afterwards. */
  email: string;
}
