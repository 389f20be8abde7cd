import { EMAIL_CHANGE_SHOWN_MS } from '@/domain/customers/emailChange';
import { local } from '../storage';

const KEY = 'glumist.emailChange';

/** A link that was mailed to a new address and was not opened in this browser yet. */
export interface RequestedEmailChange {
  uid: string;
  email: string;
  sentAtMs: number;
}

/** For all tabs, and kept while the session ends: opening the link on another device ends it. */
export const emailChangeStore = {
  /** Null once it is old, and for another person. */
  read(uid: string, nowMs: number): RequestedEmailChange | null {
    const stored = (local.read(KEY) ?? {}) as Partial<RequestedEmailChange>;
    const { email, sentAtMs } = stored;
    if (stored.uid !== uid || typeof email !== 'string' || typeof sentAtMs !== 'number') return null;
    return nowMs - sentAtMs < EMAIL_CHANGE_SHOWN_MS ? { uid, email, sentAtMs } : null;
  },
  write: (requested: RequestedEmailChange): void => local.write(KEY, requested),
  clear: (): void => local.remove(KEY),
};
