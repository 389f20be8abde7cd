import type { Load } from './phone';

export type Visit = 'cold' | 'second visit' | 'signed in';
/** The most that each figure may be. */
export type Goals = Partial<Record<keyof Load, number>>;

const KB = 1024;

/** How much of the best peer's time is allowed. */
const SHARES: Record<Visit, Goals> = {
  cold: { firstPaint: 0.7, largestPaint: 0.75, interactive: 0.95 },
  'second visit': { firstPaint: 0.65, interactive: 0.75 },
  'signed in': {},
};
/** The best of the peers on the machine on which the goals were set, milliseconds: they stand in where none is measured. */
const BEST_THEN: Record<Visit, Goals> = {
  cold: { firstPaint: 920, largestPaint: 1060, interactive: 1830 },
  'second visit': { firstPaint: 380, interactive: 740 },
  'signed in': {},
};
const FIXED: Record<Visit, Goals> = {
  cold: { scriptsBefore: 110 * KB, bytes: 190 * KB, shift: 0.02, longestTask: 120 },
  'second visit': {},
  'signed in': {},
};
/** Milliseconds that who is signed in may wait longer than who is not. */
const SIGNED_IN_LONGER = 400;

/** What is asked of a visit, given the best that the peers did in the same run, and what our home took cold. */
export function goalsOf(visit: Visit, bestPeer: Goals | null, ownHome: Goals | null): Goals {
  if (visit === 'signed in') {
    return ownHome?.interactive === undefined ? {} : { interactive: ownHome.interactive + SIGNED_IN_LONGER };
  }
  const best = bestPeer ?? BEST_THEN[visit];
  const shares = Object.entries(SHARES[visit]) as [keyof Load, number][];
  const times = shares.map(([figure, share]) => [figure, share * (best[figure] ?? Infinity)]);
  return { ...FIXED[visit], ...(Object.fromEntries(times) as Goals) };
}

export const PRESSES = {
  /** On a card, until the product's title is painted; this much of the best peer's time, or of what that was. */
  product: { share: 0.35, then: 468 },
  /** Milliseconds: to the next screen, to a drawer or the menu; an answer on the list of 1,000 products. */
  screen: 150,
  overlay: 100,
  answer: 100,
} as const;

/** Points of a hundred. */
export const LIGHTHOUSE = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A figure, and whether it is as good as it should be. */
export const marked = (shown: string, met: boolean | null): string =>
  met === null ? shown : `${shown} ${met ? '✓' : '✗'}`;
