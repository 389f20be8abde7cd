import type { Moderated } from './moderated';

/** The lists of the desk. Published ones with reports are in two of them. */
export const REVIEW_BOXES = ['waiting', 'reported', 'published', 'refused'] as const;
export type ReviewBox = (typeof REVIEW_BOXES)[number];

type Boxed = Pick<Moderated, 'status'> & { reports: number };

/** The boxes of the desk that a review or question is in. */
export function boxesOf({ status, reports }: Boxed): ReviewBox[] {
  if (status === 'pending') return ['waiting'];
  if (status === 'rejected') return ['refused'];
  return reports > 0 ? ['published', 'reported'] : ['published'];
}

/** The number in each box after one item has changed. */
export function countsAfter(
  counts: Readonly<Record<ReviewBox, number>>,
  before: Boxed,
  after: Boxed,
): Record<ReviewBox, number> {
  const moved = { ...counts };
  for (const box of boxesOf(before)) moved[box] -= 1;
  for (const box of boxesOf(after)) moved[box] += 1;
  return moved;
}

/** The number to moderate. */
export const toReadOf = ({ waiting, reported }: Readonly<Record<ReviewBox, number>>): number =>
  waiting + reported;
