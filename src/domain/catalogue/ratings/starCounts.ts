/** How many published reviews give 1, 2, 3, 4 and 5 stars, in this order. */
export type StarCounts = number[];

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** The counts of a document; zero for older documents, whose rating was never counted. */
export function starCountsOf(stored: unknown): StarCounts {
  if (!Array.isArray(stored) || stored.length !== NO_STARS.length) return NO_STARS;
  return stored.map((count) => (Number.isInteger(count) && count > 0 ? Number(count) : 0));
}

/** The counts with `change` reviews more of these stars. */
export function countStars(counts: StarCounts, stars: number, change: 1 | -1): StarCounts {
  return counts.map((count, at) => (at + 1 === stars ? Math.max(0, count + change) : count));
}

export const sumStars = (all: readonly StarCounts[]): StarCounts =>
  NO_STARS.map((_, at) => all.reduce((total, counts) => total + (counts[at] ?? 0), 0));

/** The mean, to four places so that means can be averaged again, and the number of reviews that it is of. */
export function ratingOf(counts: StarCounts): { rating: number; ratingCount: number } {
  const ratingCount = counts.reduce((total, count) => total + count, 0);
  const stars = counts.reduce((total, count, at) => total + count * (at + 1), 0);
  return { rating: ratingCount === 0 ? 0 : Math.round((stars / ratingCount) * 1e4) / 1e4, ratingCount };
}
