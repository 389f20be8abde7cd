import type { ReviewStatus } from './review';

/** Fields shared by reviews and questions, which the desk reads before others do. */
export interface Moderated {
  userId: string;
  productId: string;
  status: ReviewStatus;
  /** ISO. */
  createdAt: string;
  /** Of the last edit; absent where there was none. */
  updatedAt?: string;
  /** Why the team refused it, in words that its writer was mailed. */
  refusal?: string;
  /** How many readers reported it since the team last decided on it; absent for 0. */
  reports?: number;
  /** How many readers found it helpful; absent for 0. */
  helpful?: number;
}

interface Undecided {
  kind: 'refused';
  /** As when two colleagues press at once. */
  code: 'already_published' | 'already_refused' | 'changed' | 'no_answer';
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
 * Refuses a decision on words that are not the newest; null for the newest. `seen` is when the writer saved what the team
 * read.
 */
export const changedMeanwhile = (before: Moderated, seen: string): Undecided | null =>
  seen === savedAtOf(before)
    ? null
    : undecided('changed', 'Its writer has changed it meanwhile. Please read it again.');

/** An answer of the shop, and the one that its writer saw; `before` is missing where that is not known. */
export interface TypedAnswer {
  text: string;
  before?: string | undefined;
}

/** Refuses an answer where a colleague has answered meanwhile; null where none has, and for the same words sent again. */
export function answeredMeanwhile(stored: string | undefined, typed: TypedAnswer): Undecided | null {
  const now = stored ?? '';
  if (typed.before === undefined || typed.before === now || typed.text === now) return null;
  const text = now
    ? `A colleague has answered it meanwhile: “${now}” To replace that answer, please send yours again.`
    : 'A colleague has taken the answer back meanwhile. To publish yours, please send it again.';
  return undecided('changed', text);
}

/** The same without the refusal and the reports that were looked at. */
export function settled<T extends Moderated>(before: T): T {
  const { refusal: _refusal, reports: _reports, ...rest } = before;
  return rest as T;
}

/** Publishes it, or keeps it shown. */
export function publish<T extends Moderated>(before: T, seen: string): Decided<T> {
  const changed = changedMeanwhile(before, seen);
  if (changed) return changed;
  // Publishing what is shown again says that its reports were looked at.
  if (before.status === 'published' && !before.reports)
    return undecided('already_published', 'It is published already.');
  return { kind: 'done', written: { ...settled(before), status: 'published' } };
}

/** Refuses it, or takes it down, for a reason that its writer reads. */
export function takeDown<T extends Moderated>(before: T, refusal: string, seen: string): Decided<T> {
  const changed = changedMeanwhile(before, seen);
  if (changed) return changed;
  if (before.status === 'rejected') return undecided('already_refused', 'It is refused already.');
  return { kind: 'done', written: { ...settled(before), status: 'rejected', refusal } };
}
