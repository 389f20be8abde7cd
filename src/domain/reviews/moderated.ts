import { messages } from './messages/desk';
import type { ReviewStatus } from './review';

/** The moderated fields shared by reviews and questions. */
export interface Moderated {
  userId: string;
  productId: string;
  status: ReviewStatus;
  /** ISO. */
  createdAt: string;
  /** The last edit; absent for none. */
  updatedAt?: string;
  /** The reason why the team refused it, as mailed to its writer. */
  refusal?: string;
  /** Number of reports since the team's last decision; absent for 0. */
  reports?: number;
  /** Number of helpful votes; absent for 0. */
  helpful?: number;
}

interface Undecided {
  kind: 'refused';
  /** For example when two colleagues press at once. */
  code: 'already_published' | 'already_refused' | 'changed' | 'no_answer' | 'not_published';
  text: string;
}
export type Decided<T> = { kind: 'done'; written: T } | Undecided;

export const undecided = (code: Undecided['code'], text: string): Undecided => ({
  kind: 'refused',
  code,
  text,
});

/** When its writer last saved it. */
export const savedAtOf = ({ createdAt, updatedAt }: Pick<Moderated, 'createdAt' | 'updatedAt'>): string =>
  updatedAt ?? createdAt;

/**
 * Refuses a decision on an outdated text; null for the newest. `seen` is the save time of the text that the
 * team read.
 */
export const changedMeanwhile = (before: Moderated, seen: string): Undecided | null =>
  seen === savedAtOf(before) ? null : undecided('changed', messages.changed);

/** A typed answer, and the answer that its author saw before; `before` is missing where unknown. */
export interface TypedAnswer {
  text: string;
  before?: string | undefined;
}

/**
 * Refuses an answer where a colleague has answered meanwhile; null for none, and for the same text sent
 * again.
 */
export function answeredMeanwhile(stored: string | undefined, typed: TypedAnswer): Undecided | null {
  const now = stored ?? '';
  if (typed.before === undefined || typed.before === now || typed.text === now) return null;
  return undecided('changed', now ? messages.answered(now) : messages.answerRemoved);
}

/** The same without the refusal and its handled reports. */
export function settled<T extends Moderated>(before: T): T {
  const { refusal: _refusal, reports: _reports, ...rest } = before;
  return rest as T;
}

/** Publishes it, or keeps it published. */
export function publish<T extends Moderated>(before: T, seen: string): Decided<T> {
  const changed = changedMeanwhile(before, seen);
  if (changed) return changed;
  // Publishing a published item again marks its reports as handled.
  if (before.status === 'published' && !before.reports)
    return undecided('already_published', messages.isPublished);
  return { kind: 'done', written: { ...settled(before), status: 'published' } };
}

/** Refuses or unpublishes it, for a reason that its writer reads. */
export function takeDown<T extends Moderated>(before: T, refusal: string, seen: string): Decided<T> {
  const changed = changedMeanwhile(before, seen);
  if (changed) return changed;
  if (before.status === 'rejected') return undecided('already_refused', messages.isRefused);
  return { kind: 'done', written: { ...settled(before), status: 'rejected', refusal } };
}
