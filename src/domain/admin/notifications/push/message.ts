import { adminPaths } from '@/app/router/paths';
import { store } from '@/domain/store';
import { isQuiet, nextHour } from '../due';
import type { Choices } from '../choices';
import { NEWS_KINDS } from '../news';
import { countText, listPathOf } from '../words';
import type { Counts } from './device';

/** What a browser shows; the whole of what a push service carries, encrypted. */
export interface PushMessage {
  title: string;
  body: string;
  /** The address in the admin that it opens. */
  path: string;
  /** A newer message of the same tag replaces the one on the screen. */
  tag: string;
}

/**
 * The text of a push: how much of each kind, and a list of the admin. It is made of counts alone, so that nothing of an order
 * or a person can be in it.
 */
export function newsMessage(counts: Counts): PushMessage {
  const heard = NEWS_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, text: countText(kind, count) }] : [];
  });
  const [first] = heard;
  const path = first && heard.length === 1 ? listPathOf(first.kind) : adminPaths.dashboard;
  return { title: store.name, body: heard.map(({ text }) => text).join(', '), path, tag: 'news' };
}

export const testMessage = (): PushMessage => ({
  title: store.name,
  body: 'It works. News for you comes here.',
  path: adminPaths.notifications,
  tag: 'test',
});

const HOUR_S = 3600;
/** Seconds that a push service keeps a message for a browser that is off: news of yesterday is no news. */
const MAX_TTL_S = 4 * HOUR_S;

/** Seconds that a message may wait at the push service: never into quiet hours, in which it would ring. */
export function ttlSeconds(now: Date, quiet: Choices['quiet']): number {
  if (quiet === null || quiet.from === quiet.to || isQuiet(now, quiet)) return MAX_TTL_S;
  const left = Math.floor((nextHour(now, quiet.from).getTime() - now.getTime()) / 1000);
  return Math.min(MAX_TTL_S, left);
}
