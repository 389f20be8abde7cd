import type { ReviewDraft } from '@/domain/reviews/review';
import type { WritingDrafts } from '@/services/browser/stored/drafts/writingDrafts';

const EMPTY_DRAFT: ReviewDraft = {
  rating: 0,
  title: '',
  body: '',
  skinType: '',
  weeksUsed: 0,
  author: '',
  city: '',
};

const reviewName = (productId: string): string => `review/${productId}`;
const questionName = (draftKey: string): string => `question/${draftKey}`;

/** The fields of a stored draft that are of the form's type; null without a draft. */
function storedFields<Form extends object>(stored: unknown, empty: Form): Form | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const types = new Map(Object.entries(empty).map(([field, value]) => [field, typeof value]));
  const fields = Object.entries(stored).filter(([field, value]) => types.get(field) === typeof value);
  return { ...empty, ...Object.fromEntries(fields) };
}

/** The unsent reviews of this tab by product id, and its questions by `questionDraftKey`. They survive a reload. */
export function storedDrafts(drafts: WritingDrafts) {
  return {
    review: (productId: string) => storedFields(drafts.read(reviewName(productId)), EMPTY_DRAFT),
    storeReview: (productId: string, draft: ReviewDraft) => drafts.write(reviewName(productId), draft),
    dropReview: (productId: string) => drafts.remove(reviewName(productId)),
    question: (draftKey: string) =>
      storedFields(drafts.read(questionName(draftKey)), { text: '' })?.text ?? '',
    storeQuestion: (draftKey: string, text: string) => drafts.write(questionName(draftKey), { text }),
    dropQuestion: (draftKey: string) => drafts.remove(questionName(draftKey)),
  };
}
