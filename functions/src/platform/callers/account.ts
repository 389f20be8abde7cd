/** An account in Firebase Auth. */
export interface Account {
  uid: string;
  email: string;
  name: string;
  phone: string;
  /** ISO. */
  createdAt: string;
  /** Firebase's ids of the sign-in providers. */
  providers: string[];
  disabled: boolean;
  /** Whether it has the `admin` claim. */
  admin: boolean;
  /** Milliseconds; tokens of earlier sign-ins are revoked. */
  validFrom: number;
}

export interface Accounts {
  /** Null when there is no such account. */
  find(uid: string): Promise<Account | null>;
  /** Deletes it; a missing account is no error. */
  remove(uid: string): Promise<void>;
}
