import { isPincode } from '@/domain/pincode';
import type { Credentials } from '../auth/types';
import { session } from './storage';

const PENDING = 'pendingCredentials';
const PENDING_MINUTES = 10;
const RESUME = 'glumist.resumeCheckout';
const PINCODE = 'glumist.pincode';
const CARRIED = 'glumist.carriedToast';

/** The specification's record of a running registration; this tab only, and ten minutes at most. */
export interface PendingCredentials {
  read(): Credentials | null;
  write(credentials: Credentials): void;
  clear(): void;
}

export const pendingCredentials: PendingCredentials = {
  read() {
    const stored = session.read(PENDING);
    if (typeof stored !== 'object' || stored === null) return null;
    const { email, password, until } = stored as Record<string, unknown>;
    if (typeof email !== 'string' || typeof password !== 'string') return null;
    if (typeof until !== 'number' || until < Date.now()) {
      session.remove(PENDING);
      return null;
    }
    return { email, password };
  },
  write: ({ email, password }) =>
    session.write(PENDING, { email, password, until: Date.now() + PENDING_MINUTES * 60_000 }),
  clear: () => session.remove(PENDING),
};

export interface SessionNotes {
  /** That the shopper left the checkout to log in. */
  setResumeCheckout(on: boolean): void;
  resumesCheckout(): boolean;
  /** The PIN code that delivery was last asked about. */
  readPincode(): string | null;
  writePincode(pincode: string): void;
  /** A message that has to outlive a reload. */
  carryToast(text: string): void;
  takeCarriedToast(): string | null;
}

export const sessionNotes: SessionNotes = {
  setResumeCheckout: (on) => (on ? session.write(RESUME, true) : session.remove(RESUME)),
  resumesCheckout: () => session.read(RESUME) === true,
  readPincode() {
    const stored = session.read(PINCODE);
    return typeof stored === 'string' && isPincode(stored) ? stored : null;
  },
  writePincode: (pincode) => session.write(PINCODE, pincode),
  carryToast: (text) => session.write(CARRIED, text),
  takeCarriedToast() {
    const text = session.read(CARRIED);
    session.remove(CARRIED);
    return typeof text === 'string' ? text : null;
  },
};
