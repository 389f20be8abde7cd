/**
 * TTL of each cache layer of public answers, in seconds. CDN and browser may serve a stale answer for `stale` more seconds while
 * they fetch a new one; HTTP has one stale-while-revalidate for both.
 */
export const KEPT = { instance: 2, cdn: 24, browser: 10, stale: 10 } as const;

/** The greatest age of a public answer in seconds: each layer may take it just before the layer below drops it. */
export const OLDEST_ANSWER = KEPT.instance + (KEPT.cdn + KEPT.stale) + (KEPT.browser + KEPT.stale);

/** The Cache-Control header of public answers. */
export const PUBLIC_CACHE = `public, max-age=${KEPT.browser}, s-maxage=${KEPT.cdn}, stale-while-revalidate=${KEPT.stale}`;
