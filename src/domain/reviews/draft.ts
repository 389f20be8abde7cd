import { formatCount } from '@/domain/text/count';
import { isOneLine } from '@/domain/text/oneLine';
import { REVIEW_LIMITS, MIN_BODY, SKIN_TYPES, type ReviewDraft, type StoredReview } from './review';

export type DraftField = keyof ReviewDraft;

const PLAIN: Record<'author' | 'city' | 'title' | 'body', string> = {
  author: 'Your name',
  city: 'Your city',
  title: 'The title',
  body: 'Your review',
};

function textError(field: keyof typeof PLAIN, value: string): string | null {
  const max = REVIEW_LIMITS[field];
  if (value.length > max) return `${PLAIN[field]} can have ${formatCount(max)} characters`;
  if (/[<>]/.test(value)) return 'Please leave out < and >';
  return field === 'body' || isOneLine(value) ? null : `${PLAIN[field]} must be one line`;
}

const RULES: { [Field in DraftField]: (value: ReviewDraft[Field]) => string | null } = {
  rating: (value) =>
    Number.isInteger(value) && value >= 1 && value <= 5 ? null : 'Please choose one to five stars',
  author: (value) => (value ? textError('author', value) : 'Please enter the name to show with your review'),
  city: (value) => textError('city', value),
  title: (value) => textError('title', value),
  body: (value) =>
    value.length < MIN_BODY
      ? 'Please write a sentence about how it worked for you'
      : textError('body', value),
  skinType: (value) =>
    value === '' || SKIN_TYPES.some((type) => type === value)
      ? null
      : 'Please choose a skin type from the list',
  weeksUsed: (value) =>
    Number.isInteger(value) && value >= 0 && value <= REVIEW_LIMITS.weeks
      ? null
      : `Weeks are a whole number up to ${REVIEW_LIMITS.weeks}`,
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
