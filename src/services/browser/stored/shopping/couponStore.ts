import { session } from '../storage';

const KEY = 'glumist.coupon';

/** The code of the coupon that was applied last in this tab; the next checkout applies it again. */
export const couponStore = {
  read(): string | null {
    const stored = session.read(KEY);
    return typeof stored === 'string' && stored !== '' ? stored : null;
  },
  write: (code: string): void => session.write(KEY, code),
  clear: (): void => session.remove(KEY),
};
