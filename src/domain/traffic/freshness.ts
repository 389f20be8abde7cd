/**
 * TTL of each cache layer of public answers, in seconds. CDN and browser may serve a stale answer for `stale` more seconds while
 * they fetch a new one; HTTP has one stale-while-revalidate for both.
 */
export const CACHE_TTL_SECONDS = { instance: 2, cdn: 24, browser: 10, stale: 10 } as const;

/** The greatest age of a public answer in seconds: each layer may take it just before the layer below drops it. */
export const MAX_ANSWER_AGE_SECONDS =
  CACHE_TTL_SECONDS.instance +
  (CACHE_TTL_SECONDS.cdn + CACHE_TTL_SECONDS.stale) +
  (CACHE_TTL_SECONDS.browser + CACHE_TTL_SECONDS.stale);

/** The Cache-Control header of public answers. */
export const PUBLIC_CACHE = `public, max-age=${CACHE_TTL_SECONDS.browser}, s-maxage=${CACHE_TTL_SECONDS.cdn}, stale-while-revalidate=${CACHE_TTL_SECONDS.stale}`;
