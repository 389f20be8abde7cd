import { local } from '../storage';

const KEY = 'glumist.endReason';

/** Why all sessions of a person end, where they asked for it, such as by a new password. */
export interface EndReason {
  uid: string;
  /** The sentence that the login panel shows. */
  text: string;
  /** The address to log in with. */
  email: string;
}

/** For all tabs, because each of them asks to log in again. */
export const endReasonStore = {
  /** Null for another person, and where this one did not ask for the end. */
  read(uid: string): EndReason | null {
    const { text, email, ...stored } = (local.read(KEY) ?? {}) as Partial<EndReason>;
    if (stored.uid !== uid || typeof text !== 'string') return null;
    return { uid, text, email: typeof email === 'string' ? email : '' };
  },
  write: (reason: EndReason): void => local.write(KEY, reason),
  clear: (): void => local.remove(KEY),
};
