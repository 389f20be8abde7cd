import { local } from '../storage';

/** Milliseconds for which this device remembers the address of a requested login link. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const KEY = 'glumist.loginLink';

/** The email address for which this browser requested a login link, so that it need not be typed again. */
export const loginLinkStore = {
  /** Empty if this browser requested none; an old one is removed. */
  read(nowMs: number): string {
    const { email, at } = (local.read(KEY) ?? {}) as Partial<{ email: string; at: number }>;
    if (typeof email === 'string' && typeof at === 'number' && nowMs - at < KEPT_MS) return email;
    local.remove(KEY);
    return '';
  },
  write: (email: string, nowMs: number): void => local.write(KEY, { email, at: nowMs }),
  clear: (): void => local.remove(KEY),
};
