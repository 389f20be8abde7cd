import { EMPTY_REVIEW, type ReviewDraft } from '@/domain/reviews/review';
import { storedFields } from '@/services/browser/stored/drafts/storedFields';
import type { NamedDrafts } from '@/services/browser/stored/drafts/namedDrafts';

const reviewName = (productId: string): string => `review/${productId}`;
const questionName = (draftKey: string): string => `question/${draftKey}`;

/** The key of a review that is written under the link of a mail. */
export const linkReviewKey = (token: string, productId: string): string => `${token}/${productId}`;

/** The unsent reviews of this tab by product id or `linkReviewKey`, and its questions by `questionDraftKey`. They survive a reload. */
export function storedDrafts(drafts: NamedDrafts) {
  return {
    review: (productId: string) => storedFields(drafts.read(reviewName(productId)), EMPTY_REVIEW),
    storeReview: (productId: string, draft: ReviewDraft) => drafts.write(reviewName(productId), draft),
    dropReview: (productId: string) => drafts.remove(reviewName(productId)),
    question: (draftKey: string) =>
      storedFields(drafts.read(questionName(draftKey)), { text: '' })?.text ?? '',
    storeQuestion: (draftKey: string, text: string) => drafts.write(questionName(draftKey), { text }),
    dropQuestion: (draftKey: string) => drafts.remove(questionName(draftKey)),
  };
}
