import type { Role, StaffClaims } from '@/domain/staff/roles';

/** An account in Firebase Auth, with its claims as they are now. */
export interface Account extends StaffClaims {
  uid: string;
  email: string;
  /** Whether its owner has opened a link that was mailed to the address. */
  verified: boolean;
  name: string;
  phone: string;
  /** ISO. */
  createdAt: string;
  /** Firebase's ids of the sign-in providers. */
  providers: string[];
  disabled: boolean;
  /** Milliseconds; tokens of earlier sign-ins are revoked. */
  validFrom: number;
  /** The authenticator apps that were added as second factor. */
  factors: string[];
}

/** The address that certainly is the account's own; empty without one. */
export const verifiedEmailOf = ({ email, verified }: Account): string => (verified ? email : '');

export interface StaffRecord {
  /** The role that the record of the team gives an account; null for everybody else. */
  role: Role | null;
  /** The roles that need a second factor. */
  twoStepRoles: readonly Role[];
  /** Seconds since 1970: logins before it ended when a lost app was removed; 0 where none was. */
  sessionsFrom: number;
}
/** The record of an account outside the team. */
export const NO_RECORD: StaffRecord = { role: null, twoStepRoles: [], sessionsFrom: 0 };

export type RecordOf = (uid: string) => Promise<StaffRecord>;

/** Writes on accounts that only the team's own acts do. */
export interface StaffAccounts {
  /** Sets the claim `role`, or takes it away; the other claims stay. A missing account is no error. */
  setRole(uid: string, role: Role | null): Promise<void>;
  /** Revokes every session; a missing account is no error. */
  endSessions(uid: string): Promise<void>;
  /** Which of these accounts have an authenticator app; at most 100. */
  withApp(uids: readonly string[]): Promise<Set<string>>;
  /** Removes every second factor; a missing account is no error. */
  removeFactors(uid: string): Promise<void>;
}

export interface Accounts {
  /** Null when there is no such account. */
  find(uid: string): Promise<Account | null>;
  /** Deletes it; a missing account is no error. */
  remove(uid: string): Promise<void>;
}
