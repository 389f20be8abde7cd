import { ok, type Answer } from './answer';
import type { Call } from './route';

/** A minute in browsers and at the CDN, which may serve the old answer for ten more while it fetches the new one. */
export const PUBLIC_MINUTE = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600';

function matches(header: string | undefined, etag: string): boolean {
  // A proxy that compresses marks the tag as weak; it is the same answer all the same.
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** An answer that caches may keep; 304 when the caller has this version already. */
export function cached(call: Call, version: string, body: unknown): Answer {
  const etag = `"${version}"`;
  const headers = { etag, 'cache-control': PUBLIC_MINUTE };
  if (matches(call.header('if-none-match'), etag)) return { status: 304, headers };
  return ok(body, headers);
}
