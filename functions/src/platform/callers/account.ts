import type { Role, StaffClaims } from '@/domain/staff/roles';

/** An account in Firebase Auth, with its claims as they are now. */
export interface Account extends StaffClaims {
  uid: string;
  email: string;
  name: string;
  phone: string;
  /** ISO. */
  createdAt: string;
  /** Firebase's ids of the sign-in providers. */
  providers: string[];
  disabled: boolean;
  /** Milliseconds; tokens of earlier sign-ins are revoked. */
  validFrom: number;
}

/** The role that the record of the team gives an account; null for everybody else. */
export type RoleOf = (uid: string) => Promise<Role | null>;

/** Writes on accounts that only the team's own acts do. */
export interface StaffAccounts {
  /** Sets the claim `role`, or takes it away; the other claims stay. A missing account is no error. */
  setRole(uid: string, role: Role | null): Promise<void>;
  /** Revokes every session; a missing account is no error. */
  endSessions(uid: string): Promise<void>;
}

export interface Accounts {
  /** Null when there is no such account. */
  find(uid: string): Promise<Account | null>;
  /** Deletes it; a missing account is no error. */
  remove(uid: string): Promise<void>;
}
