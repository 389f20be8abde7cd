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
export const REFUSALS = {
  off_topic:
    'It is about the delivery or the shop rather than about the product. Please write to us about that instead.',
  personal: 'It names another person or has contact details in it.',
  abusive: 'It has insults or threats in it.',
  advert: 'It advertises something else or has a link in it.',
  medical: 'It says that the product heals an illness, which we may not publish about a cosmetic.',
} as const;
export type RefusalReason = keyof typeof REFUSALS;

export const MAX_NOTE = 400;
export const MAX_REPLY = 1000;

export type Verdict = { verdict: 'publish' } | { verdict: 'refuse'; reason: RefusalReason; note: string };

/** The reason and the team's note, as the writer reads them. */
export const withNote = (reason: string, note: string): string => [reason, note].filter(Boolean).join(' ');

/** The text of a refusal for the writer. */
export const refusalText = ({ reason, note }: { reason: RefusalReason; note: string }): string =>
  withNote(REFUSALS[reason], note);

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
  if (before.status !== 'published')
    return undecided('not_published', 'It is not published, so nobody would see the answer.');
  return { kind: 'done', written: { ...review, reply: { text: typed.text, at: now.toISOString() } } };
}
