import type { StoredReview } from './review';

/** Why the team may refuse a review. Few stars are no reason. */
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

/** What the writer reads about a refusal. */
export const refusalText = ({ reason, note }: { reason: RefusalReason; note: string }): string =>
  [REFUSALS[reason], note].filter(Boolean).join(' ');

export type Decided =
  | { kind: 'done'; review: StoredReview }
  /** As when two colleagues press at once. */
  | { kind: 'refused'; code: 'already_published' | 'already_refused' | 'changed'; text: string };

/**
 * Publishes or refuses a review. `seen` is when the writer last saved what the team read: newer words are not decided on
 * unread.
 */
export function decideReview(before: StoredReview, verdict: Verdict, seen: string): Decided {
  if (seen !== (before.updatedAt ?? before.createdAt)) {
    return {
      kind: 'refused',
      code: 'changed',
      text: 'Its writer has changed it meanwhile. Please read it again.',
    };
  }
  const { refusal: _refusal, reports, ...review } = before;
  if (verdict.verdict === 'publish') {
    // Publishing a shown review again says that its reports were looked at.
    if (before.status === 'published' && !reports)
      return { kind: 'refused', code: 'already_published', text: 'It is published already.' };
    return { kind: 'done', review: { ...review, status: 'published' } };
  }
  if (before.status === 'rejected')
    return { kind: 'refused', code: 'already_refused', text: 'It is refused already.' };
  return { kind: 'done', review: { ...review, status: 'rejected', refusal: refusalText(verdict) } };
}

/** The review with the shop's answer; an empty text takes the answer back. */
export function withReply({ reply: _reply, ...review }: StoredReview, text: string, now: Date): StoredReview {
  return text ? { ...review, reply: { text, at: now.toISOString() } } : review;
}
