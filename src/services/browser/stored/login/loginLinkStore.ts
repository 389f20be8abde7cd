import { local } from '../storage';

/** Milliseconds; a link is not opened later than this on the device that asked for it without typing the address again. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const KEY = 'glumist.loginLink';

/** The address that this browser asked a login link for, so that it need not be typed again when the link is opened here. */
export interface LoginLinkStore {
  /** Empty where this browser asked for none. */
  read(nowMs: number): string;
  write(email: string, nowMs: number): void;
  clear(): void;
}

export const loginLinkStore: LoginLinkStore = {
  read(nowMs) {
    const { email, at } = (local.read(KEY) ?? {}) as Partial<{ email: string; at: number }>;
    if (typeof email !== 'string' || typeof at !== 'number') return '';
    return nowMs - at < KEPT_MS ? email : '';
  },
  write: (email, nowMs) => local.write(KEY, { email, at: nowMs }),
  clear: () => local.remove(KEY),
};
