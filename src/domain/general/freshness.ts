/**
 * Seconds for which each that keeps a public answer may hand it on. While it fetches the new one it may hand on the old one
 * for `stale` more, which HTTP lets nobody say for one of them alone.
 */
export const KEPT = { instance: 2, cdn: 24, browser: 10, stale: 10 } as const;

/** The oldest that a public answer can be where one arrives: each has just taken what the one before was about to drop. */
export const OLDEST_ANSWER = KEPT.instance + (KEPT.cdn + KEPT.stale) + (KEPT.browser + KEPT.stale);

/** As the header says it. */
export const PUBLIC_CACHE = `public, max-age=${KEPT.browser}, s-maxage=${KEPT.cdn}, stale-while-revalidate=${KEPT.stale}`;
