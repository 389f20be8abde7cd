import { DAY_MS } from '@/domain/time/calendar';
import { REMEMBER_DAYS } from '@/domain/referrals/referral';
import { local } from '../storage';

const KEY = 'glumist.friendLink';

/** The friend's link that a person has accepted, until an account is bound to it or the person logs out. */
export const friendLinkStore = {
  /** The link's code; null without one, or if it is too old. */
  read(now: Date): string | null {
    const stored = local.read(KEY) as { code?: unknown; at?: unknown } | null;
    if (typeof stored?.code !== 'string' || typeof stored.at !== 'number') return null;
    return now.getTime() - stored.at < REMEMBER_DAYS * DAY_MS ? stored.code : null;
  },
  write: (code: string, now: Date): void => local.write(KEY, { code, at: now.getTime() }),
  clear: (): void => local.remove(KEY),
};
