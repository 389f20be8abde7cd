import { messages } from '../messages';

const MINUTE_MS = 60_000;

/** How long ago a moment was, for one day; empty after that, when its date says more. */
export function agoText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return messages.list.justNow;
  if (minutes < 60) return messages.list.minutesAgo(minutes);
  if (minutes < 24 * 60) return messages.list.hoursAgo(Math.floor(minutes / 60));
  return '';
}
