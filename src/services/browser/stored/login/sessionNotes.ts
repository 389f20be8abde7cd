import { local, session } from '../storage';

const RESUME = 'glumist.resume';
const ENDED = 'glumist.ended';
const REASON = 'glumist.endReason';
const CARRIED = 'glumist.carriedToast';

export type Resume = 'cart' | 'checkout';

/** Why all sessions of a person end, where they asked for it, such as by a new password. */
export interface EndReason {
  uid: string;
  /** The sentence that the login panel shows. */
  text: string;
  /** The address to log in with. */
  email: string;
}

export const sessionNotes = {
  /** The overlay that was open when the session ended; it reopens after the login. */
  setResume: (what: Resume | null): void => (what ? session.write(RESUME, what) : session.remove(RESUME)),
  readResume(): Resume | null {
    const stored = session.read(RESUME);
    return stored === 'cart' || stored === 'checkout' ? stored : null;
  },
  /** The person whose session ended in this tab and who has not returned. */
  setEnded: (uid: string | null): void => (uid ? session.write(ENDED, uid) : session.remove(ENDED)),
  readEnded(): string | null {
    const stored = session.read(ENDED);
    return typeof stored === 'string' ? stored : null;
  },
  /** For all tabs, because each of them asks to log in again. */
  setEndReason: (reason: EndReason | null): void =>
    reason ? local.write(REASON, reason) : local.remove(REASON),
  /** Null for another person, and where this one did not ask for the end. */
  readEndReason(uid: string): EndReason | null {
    const { text, email, ...stored } = (local.read(REASON) ?? {}) as Partial<EndReason>;
    if (stored.uid !== uid || typeof text !== 'string') return null;
    return { uid, text, email: typeof email === 'string' ? email : '' };
  },
  /** A message that has to survive a reload. */
  carryToast: (text: string): void => session.write(CARRIED, text),
  takeCarriedToast(): string | null {
    const text = session.read(CARRIED);
    session.remove(CARRIED);
    return typeof text === 'string' ? text : null;
  },
};
