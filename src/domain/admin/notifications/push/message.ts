import { adminPaths } from '@/app/router/paths';
import { store } from '@/domain/store';
import { isQuiet, nextHour } from '../due';
import type { Choices } from '../choices';
import { NEWS_KINDS } from '../news';
import { countText, listPathOf } from '../words';
import type { Counts } from './device';
import { messages } from './messages';

/** The notification on the screen, and the whole encrypted payload of a push. */
export interface PushMessage {
  title: string;
  body: string;
  /** The address in the admin that it opens. */
  path: string;
  /** A newer message of the same tag replaces the one on the screen. */
  tag: string;
}

/** The text of a push, made of counts alone, so that no data of an order or person can leak. */
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
  body: messages.works,
  path: adminPaths.notifications,
  tag: 'test',
});

const HOUR_S = 3600;
/** Seconds that a push service keeps a message for an offline browser; older news is stale. */
const MAX_TTL_S = 4 * HOUR_S;

/** TTL of a push in seconds. It ends before quiet hours begin, so that no device rings in them. */
export function ttlSeconds(now: Date, quiet: Choices['quiet']): number {
  if (quiet === null || quiet.from === quiet.to || isQuiet(now, quiet)) return MAX_TTL_S;
  const left = Math.floor((nextHour(now, quiet.from).getTime() - now.getTime()) / 1000);
  return Math.min(MAX_TTL_S, left);
}
