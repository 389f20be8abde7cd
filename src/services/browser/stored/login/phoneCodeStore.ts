import { CODE_MS } from '@/domain/customers/phoneLogin';
import { ownSession } from '../ownSession';

const KEY = 'glumist.phoneCode';

/** The request for a code in this tab; never the code itself. */
export interface RequestedCode {
  /** Ten digits. */
  phone: string;
  /** Firebase's id of the request. */
  requestId: string;
  purpose: 'login' | 'add';
  sentAtMs: number;
}

/** Stores the request per tab, because phones often reload a tab while the user reads the SMS. */
export const phoneCodeStore = {
  /** Null once the code has expired. */
  read(nowMs: number): RequestedCode | null {
    const stored = (ownSession.read(KEY) ?? {}) as Partial<RequestedCode>;
    const { phone, requestId, purpose, sentAtMs } = stored;
    if (typeof phone !== 'string' || typeof requestId !== 'string' || typeof sentAtMs !== 'number')
      return null;
    if (nowMs - sentAtMs >= CODE_MS) return null;
    return { phone, requestId, purpose: purpose === 'add' ? 'add' : 'login', sentAtMs };
  },
  write: (requested: RequestedCode): void => ownSession.write(KEY, requested),
  clear: (): void => ownSession.remove(KEY),
};
