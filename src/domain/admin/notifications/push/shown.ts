import type { PushMessage } from './message';
import { parseUrl } from '../../../text/parseUrl';

// The service worker of every shopper has this file: keep it small.

/** Characters of a text on a lock screen. */
const LONGEST = 200;

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value ? value.slice(0, LONGEST) : fallback;

/** The page of the admin that a click opens; the admin itself for anything else, as for another site or a page of the shop. */
export function adminUrlOf(path: unknown, origin: string): string {
  const url = parseUrl(String(path), origin);
  return url?.origin === origin && /^\/admin(\/|$)/.test(url.pathname) ? url.href : `${origin}/admin`;
}

/** The message to show for a push; browsers require one even for a push that cannot be read, which gets the title `fallback`. */
export function readMessage(
  text: string | undefined,
  fallback: string,
): Omit<PushMessage, 'path'> & { path: unknown } {
  let sent: Partial<Record<keyof PushMessage, unknown>> = {};
  try {
    sent = { ...(JSON.parse(text ?? '') as object) };
  } catch {
    // The fallback is shown.
  }
  const { title, body, tag, path } = sent;
  return { title: textOr(title, fallback), body: textOr(body, ''), tag: textOr(tag, 'news'), path };
}
