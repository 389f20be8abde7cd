import { answeredMeanwhile, publish, takeDown, type Decided, type TypedAnswer } from './moderated';
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

/** The review with the shop's answer; an empty text removes the answer. */
export function replyToReview(
  { reply, ...review }: StoredReview,
  typed: TypedAnswer,
  now: Date,
): Decided<StoredReview> {
  const { text } = typed;
  const written = text ? { ...review, reply: { text, at: now.toISOString() } } : review;
  return answeredMeanwhile(reply?.text, typed) ?? { kind: 'done', written };
}
