import { isOneLine } from '@/domain/text/oneLine';
import { messages, type TextField } from './messages/draft';
import { REVIEW_LIMITS, MIN_BODY, SKIN_TYPES, type ReviewDraft, type StoredReview } from './review';

export type DraftField = keyof ReviewDraft;

function textError(field: TextField, value: string): string | null {
  const max = REVIEW_LIMITS[field];
  if (value.length > max) return messages.tooLong(field, max);
  if (/[<>]/.test(value)) return messages.hasMarkup;
  return field === 'body' || isOneLine(value) ? null : messages.notOneLine(field);
}

const RULES: { [Field in DraftField]: (value: ReviewDraft[Field]) => string | null } = {
  rating: (value) => (Number.isInteger(value) && value >= 1 && value <= 5 ? null : messages.noStars),
  author: (value) => (value ? textError('author', value) : messages.noAuthor),
  city: (value) => textError('city', value),
  title: (value) => textError('title', value),
  body: (value) => (value.length < MIN_BODY ? messages.noSentence : textError('body', value)),
  skinType: (value) =>
    value === '' || SKIN_TYPES.some((type) => type === value) ? null : messages.wrongSkinType,
  weeksUsed: (value) =>
    Number.isInteger(value) && value >= 0 && value <= REVIEW_LIMITS.weeks
      ? null
      : messages.wrongWeeks(REVIEW_LIMITS.weeks),
};

/** The errors of a draft, by field and in the form's order. Browser and functions share it. */
export function draftErrors(draft: ReviewDraft): Partial<Record<DraftField, string>> {
  const order = ['rating', 'title', 'body', 'skinType', 'weeksUsed', 'author', 'city'] as const;
  const errorOf = <Field extends DraftField>(field: Field) => RULES[field](draft[field]);
  return Object.fromEntries(
    order.flatMap((field) => {
      const error = errorOf(field);
      return error ? [[field, error]] : [];
    }),
  );
}

/** 'Farhan Ali Ansari' is shown as 'Farhan A.'; the writer may change it. */
export function shownName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return (last ? `${first} ${[...last][0]?.toUpperCase()}.` : first).slice(0, REVIEW_LIMITS.author);
}

/** The draft of a stored review. */
export function draftOfReview(review: StoredReview): ReviewDraft {
  const { rating, title, body, skinType = '', weeksUsed = 0, author = '', city = '' } = review;
  return { rating, title, body, skinType, weeksUsed, author, city };
}
