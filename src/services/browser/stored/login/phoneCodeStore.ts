import { CODE_MS } from '@/domain/customers/phoneLogin';
import { session } from '../storage';

const KEY = 'glumist.phoneCode';

/** A code that this tab asked for; never the code itself. */
export interface RequestedCode {
  /** Ten digits. */
  phone: string;
  /** Firebase's id of the request. */
  requestId: string;
  purpose: 'login' | 'add';
  sentAtMs: number;
}

/** Phones often reload a tab while somebody reads the SMS, so the tab remembers what it asked for. */
export interface PhoneCodeStore {
  /** Null once the code has ended. */
  read(nowMs: number): RequestedCode | null;
  write(requested: RequestedCode): void;
  clear(): void;
}

export const phoneCodeStore: PhoneCodeStore = {
  read(nowMs) {
    const stored = (session.read(KEY) ?? {}) as Partial<RequestedCode>;
    const { phone, requestId, purpose, sentAtMs } = stored;
    if (typeof phone !== 'string' || typeof requestId !== 'string' || typeof sentAtMs !== 'number')
      return null;
    if (nowMs - sentAtMs >= CODE_MS) return null;
    return { phone, requestId, purpose: purpose === 'add' ? 'add' : 'login', sentAtMs };
  },
  write: (requested) => session.write(KEY, requested),
  clear: () => session.remove(KEY),
};
