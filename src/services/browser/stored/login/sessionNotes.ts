import { session } from '../storage';

const RESUME = 'glumist.resume';
const ENDED = 'glumist.ended';
const CARRIED = 'glumist.carriedToast';

export type Resume = 'cart' | 'checkout';

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
  /** A message that has to survive a reload. */
  carryToast: (text: string): void => session.write(CARRIED, text),
  takeCarriedToast(): string | null {
    const text = session.read(CARRIED);
    session.remove(CARRIED);
    return typeof text === 'string' ? text : null;
  },
  clear: (): void => [RESUME, ENDED, CARRIED].forEach(session.remove),
};
