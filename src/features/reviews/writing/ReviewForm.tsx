import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OwnReview, OwnReviewResponse } from '@/domain/contracts/shoppers/reviews';
import { draftErrors, type DraftField } from '@/domain/reviews/draft';
import { EMPTY_REVIEW, REVIEW_LIMITS, SKIN_TYPES, type ReviewDraft } from '@/domain/reviews/review';
import { Button, Caption, DoubtNote, ErrorNote, SelectField, TextArea, TextField } from '@/ui';
import { messages } from '../messages';
import { PhotosField } from '../photos/PhotosField';
import { Removal } from './Removal';
import { Fields, Pair } from '../Reviews.styles';
import {
  reviewDeleted,
  reviewDraftChanged,
  reviewSubmitted,
  selectFormPhotos,
  selectReviewDraft,
  selectReviewForm,
} from '../reviewsSlice';
import { StarsField } from './StarsField';

const tidy = (draft: ReviewDraft): ReviewDraft => ({
  ...draft,
  title: draft.title.trim(),
  body: draft.body.trim(),
  author: draft.author.trim(),
  city: draft.city.trim(),
});

const draftFrom = ({ review, suggested }: OwnReviewResponse, stars: number): ReviewDraft => {
  const shown = review ?? { ...EMPTY_REVIEW, ...suggested };
  const { rating, title, body, skinType, weeksUsed, author, city } = shown;
  return { rating: stars || rating, title, body, skinType, weeksUsed, author, city };
};

function Status({ review }: { review: OwnReview }) {
  return (
    <DoubtNote>
      {messages.status(review.status)} {review.refusal && messages.refusal(review.refusal)}
    </DoubtNote>
  );
}

interface ReviewFormProps {
  own: OwnReviewResponse;
  /** Preselected stars, as from a mail; 0 without any. */
  stars: number;
  /** Token of a mail's link, which saves the review without a login. */
  token?: string;
}

/** Stars, text, photos and details of a review. */
export function ReviewForm({ own, stars, token }: ReviewFormProps) {
  const dispatch = useDispatch();
  const productId = own.product.id;
  const { sending } = useSelector(selectReviewForm);
  const photos = useSelector(selectFormPhotos(productId));
  const form = useRef<HTMLFormElement>(null);
  const draft = useSelector(selectReviewDraft(productId)) ?? draftFrom(own, stars);
  const [errors, setErrors] = useState<Partial<Record<DraftField, string>>>({});
  const busy = sending.status === 'sending';
  const isUploading = photos.some(({ state }) => state.status === 'sending');
  const label = () => {
    if (busy) return messages.sending;
    return isUploading ? messages.addingPhotos : messages.send;
  };
  const change = (part: Partial<ReviewDraft>) => {
    // What is being sent stays as it is: a later change would be lost.
    if (busy) return;
    dispatch(reviewDraftChanged({ productId, draft: { ...draft, ...part }, ...(token ? { token } : {}) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isUploading) return;
    const found = draftErrors(tidy(draft));
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else
      dispatch(
        reviewSubmitted({
          productId,
          draft: tidy(draft),
          photos: photos.flatMap(({ state }) => (state.status === 'done' ? [state.photo.id] : [])),
          ...(token ? { token } : {}),
        }),
      );
  };
  return (
    <Fields ref={form} onSubmit={submit} noValidate>
      {own.review && <Status review={own.review} />}
      <StarsField value={draft.rating} error={errors.rating} onChange={(rating) => change({ rating })} />
      <TextField
        label={messages.reviewTitle}
        name="title"
        optional
        maxLength={REVIEW_LIMITS.title}
        value={draft.title}
        error={errors.title}
        readOnly={busy}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={messages.body}
        name="body"
        hint={messages.bodyHint}
        maxLength={REVIEW_LIMITS.body}
        value={draft.body}
        error={errors.body}
        readOnly={busy}
        onChange={({ target }) => change({ body: target.value })}
      />
      <Pair>
        <SelectField
          label={messages.skinType}
          name="skinType"
          value={draft.skinType}
          error={errors.skinType}
          onChange={({ target }) => change({ skinType: target.value })}
        >
          <option value="">{messages.noSkinType}</option>
          {SKIN_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TextField
          label={messages.weeks}
          name="weeksUsed"
          optional
          inputMode="numeric"
          value={draft.weeksUsed ? String(draft.weeksUsed) : ''}
          error={errors.weeksUsed}
          readOnly={busy}
          onChange={({ target }) =>
            change({ weeksUsed: Number(target.value.replace(/\D/g, '').slice(0, 4)) })
          }
        />
        <TextField
          label={messages.author}
          name="author"
          autoComplete="off"
          maxLength={REVIEW_LIMITS.author}
          value={draft.author}
          error={errors.author}
          readOnly={busy}
          onChange={({ target }) => change({ author: target.value })}
        />
        <TextField
          label={messages.city}
          name="city"
          optional
          autoComplete="off"
          maxLength={REVIEW_LIMITS.city}
          value={draft.city}
          error={errors.city}
          readOnly={busy}
          onChange={({ target }) => change({ city: target.value })}
        />
      </Pair>
      {token ? <Caption>{messages.photosLater}</Caption> : <PhotosField productId={productId} busy={busy} />}
      <Caption>{messages.shownNote}</Caption>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Button type="submit" busy={busy} disabled={isUploading}>
        {label()}
      </Button>
      {own.review && (
        <Removal label={messages.remove} busy={busy} onRemove={() => dispatch(reviewDeleted(productId))} />
      )}
    </Fields>
  );
}
