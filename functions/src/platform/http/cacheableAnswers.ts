import { PUBLIC_CACHE } from '@/domain/traffic/freshness';
import { ok, type Answer } from './answer';
import type { Call } from './route';

/** Cache-Control of a page: the CDN keeps it, and browsers revalidate each time. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600';

function matches(header: string | undefined, etag: string): boolean {
  // A compressing proxy marks the tag as weak; the answer is the same.
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** Whether the caller has the answer with this tag already. */
export const isNotModified = (call: Call, etag: string): boolean =>
  matches(call.header('if-none-match'), etag);

/** A file that never changes at its address, so that browsers and the CDN ask for it once. */
export async function immutableFile(
  call: Call,
  name: string,
  type: string,
  load: () => Promise<Uint8Array | null>,
): Promise<Answer | null> {
  const etag = `"${name}"`;
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
  if (isNotModified(call, etag)) return { status: 304, headers };
  const bytes = await load();
  return bytes && { status: 200, bytes, headers: { ...headers, 'content-type': type } };
}

/** An answer that caches may keep, as JSON or as bytes of it; 304 when the caller has this version. */
export function cacheableAnswer(call: Call, version: string, body: object): Answer {
  const etag = `"${version}"`;
  const headers = { etag, 'cache-control': PUBLIC_CACHE };
  if (isNotModified(call, etag)) return { status: 304, headers };
  return body instanceof Uint8Array ? { status: 200, bytes: body, headers } : ok(body, headers);
}
