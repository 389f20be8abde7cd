import { messages } from './messages/desk';
import {
  answeredMeanwhile,
  changedMeanwhile,
  publish,
  takeDown,
  undecided,
  type Decided,
  type TypedAnswer,
} from './moderated';
import type { StoredReview } from './review';

/** The reasons for refusing a review. Few stars are no reason. */
export const REFUSAL_REASONS = ['off_topic', 'personal', 'abusive', 'advert', 'medical'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const MAX_NOTE = 400;
export const MAX_REPLY = 1000;

export type Verdict = { verdict: 'publish' } | { verdict: 'refuse'; reason: RefusalReason; note: string };

/** The reason and the team's note, as the writer reads them. */
export const withNote = (reason: string, note: string): string => [reason, note].filter(Boolean).join(' ');

/** The text of a refusal for the writer. */
export const refusalText = ({ reason, note }: { reason: RefusalReason; note: string }): string =>
  withNote(messages.refusals[reason], note);

/** Publishes or refuses a review. */
export const decideReview = (before: StoredReview, verdict: Verdict, seen: string): Decided<StoredReview> =>
  verdict.verdict === 'publish' ? publish(before, seen) : takeDown(before, refusalText(verdict), seen);

/**
 * The review with the shop's answer to the published text that the team read; an empty text removes the
 * answer from any review.
 */
export function replyToReview(
  before: StoredReview,
  { seen, ...typed }: TypedAnswer & { seen: string },
  now: Date,
): Decided<StoredReview> {
  const { reply, ...review } = before;
  const answered = answeredMeanwhile(reply?.text, typed);
  if (!typed.text) return answered ?? { kind: 'done', written: review };
  const refused = changedMeanwhile(before, seen) ?? answered;
  if (refused) return refused;
  if (before.status !== 'published') return undecided('not_published', messages.notPublished);
  return { kind: 'done', written: { ...review, reply: { text: typed.text, at: now.toISOString() } } };
}
