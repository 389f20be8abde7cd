import type { ColdLoad } from './browser/loads';

export type Visit = 'cold' | 'second visit' | 'signed in';
export type Figure = keyof ColdLoad;
/** The medians over a page's loads. */
export type Figures = Partial<Record<Figure, number>>;

export interface Goals {
  /** The highest allowed ratio to the best peer in the same run. */
  ratios: Figures;
  /** The highest allowed figure. */
  limits: Figures;
}

const KB = 1024;

const RATIOS: Record<Visit, Figures> = {
  cold: { firstPaint: 0.75, largestPaint: 0.65, interactive: 0.8, longestTask: 1, mainThread: 1 },
  'second visit': { firstPaint: 0.5, interactive: 0.55 },
  'signed in': {},
};

/** Bytes, and the layout shift's score. */
const LIMITS: Figures = { scriptsBefore: 112 * KB, bytes: 190 * KB, htmlSent: 14 * KB, shift: 0.02 };

/** Milliseconds on the machine of the bare Node time below; a slower machine may take proportionally longer. */
const STYLE_AND_LAYOUT_MS = 250;
const STYLE_AND_LAYOUT_BARE_NODE_MS = 75;

/** Milliseconds by which the home page may become interactive later for a signed-in person. */
const SIGNED_IN_EXTRA_MS = 400;

/** Goals of a visit. `ownHome` has the cold figures of our home page where it was measured. */
export function goalsOf(visit: Visit, bareNodeMs: number, ownHome: Figures | null): Goals {
  const ratios = RATIOS[visit];
  if (visit === 'second visit') return { ratios, limits: {} };
  if (visit === 'signed in') {
    const { interactive } = ownHome ?? {};
    return {
      ratios,
      limits: interactive === undefined ? {} : { interactive: interactive + SIGNED_IN_EXTRA_MS },
    };
  }
  const styleAndLayout = (STYLE_AND_LAYOUT_MS * bareNodeMs) / STYLE_AND_LAYOUT_BARE_NODE_MS;
  return { ratios, limits: { ...LIMITS, styleAndLayout } };
}

/** The best figure among the peers; null without peers. */
export function bestOf(peers: readonly Figures[]): Figures | null {
  if (peers.length === 0) return null;
  const figures = new Set(peers.flatMap((peer) => Object.keys(peer) as Figure[]));
  return Object.fromEntries(
    [...figures].map((figure) => [figure, Math.min(...peers.map((peer) => peer[figure] ?? Infinity))]),
  );
}

export interface Verdict {
  /** Share of the best peer's figure; null without a peer. */
  ratio: number | null;
  /** Null where no goal applies. */
  isMet: boolean | null;
}

/** Compares a figure with its goal; a ratio needs a peer, a limit does not. */
export function judge(figure: Figure, value: number, best: Figures | null, goals: Goals): Verdict {
  const peerValue = best?.[figure];
  const ratio = peerValue === undefined ? null : value === peerValue ? 1 : value / peerValue;
  const { [figure]: maxRatio } = goals.ratios;
  const { [figure]: limit } = goals.limits;
  const verdicts = [
    ...(ratio !== null && maxRatio !== undefined ? [ratio <= maxRatio] : []),
    ...(limit !== undefined ? [value <= limit] : []),
  ];
  return { ratio, isMet: verdicts.length === 0 ? null : verdicts.every(Boolean) };
}

/** Milliseconds from a press until the result is painted. */
export const PRESSES = {
  /** A card, until the product's title is painted. */
  product: 164,
  screen: 150,
  /** The cart drawer and the menu. */
  overlay: 100,
  /** Any answer on the list of 1,000 products. */
  answer: 100,
} as const;

/** Points of a hundred. */
export const LIGHTHOUSE = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A figure, and whether it meets its goal. */
export const marked = (shown: string, isMet: boolean | null): string =>
  isMet === null ? shown : `${shown} ${isMet ? '✓' : '✗'}`;
