import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import type { Review } from '@/domain/catalogue/catalogue';
import type {
  ReviewAskResponse,
  OwnReviewResponse,
  ReviewPageResponse,
} from '@/domain/contracts/shoppers/reviews';
import { choiceText } from '@/domain/reviews/choice';
import type { Marked, ReportReason } from '@/domain/reviews/marks';
import type { ViewablePhoto } from '@/domain/reviews/photo';
import type { ReviewDraft } from '@/domain/reviews/review';
import type { PageRequest } from '@/services/reviews/createReviewsApi';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The progress of saving or deleting the person's own review. */
export type Saving = Sending | { status: 'done'; message: string };

/** A photo of the form, which the shop stores until the review is saved. */
export interface FormPhoto {
  /** Key of the local file, or the photo's id if it is part of the saved review. */
  key: string;
  name: string;
  state: Sending | { status: 'done'; photo: ViewablePhoto };
}

/** The person's vote or report on another person's review or question during this visit. */
export interface Mark {
  helpful: boolean;
  /** The number of votes by the shop's count; null until its answer. */
  count: number | null;
  reported: boolean;
}

/** One page of reviews for a filter and sort order. */
export interface ReviewPage {
  /** Made by `reviewPageKey`. */
  key: string;
  reviews: Review[];
  /** Cursor of the next page; empty after the last. */
  next: string;
  state: { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };
}

export const reviewPageKey = ({ kind, id, choice }: Omit<PageRequest, 'after'>): string =>
  [kind, id, choiceText(choice)].join('/');

export interface ReviewsState {
  /** The product whose form is open; null without one. */
  open: { productId: string; stars: number } | null;
  own: Remote<OwnReviewResponse>;
  sending: Saving;
  /** Unsaved texts, by product id. */
  drafts: Partial<Record<string, ReviewDraft>>;
  /** The photos of the forms, by product id; they stay until the review is saved. */
  photos: Partial<Record<string, FormPhoto[]>>;
  /** The products that a mail's link asks to review. */
  reviewAsk: LinkContent<ReviewAskResponse>;
  /** The loaded reviews beyond those of the product's answer, for the last filter. */
  page: ReviewPage | null;
  /** By the id of the review or question. */
  marks: Record<string, Mark>;
  /** Whether the person has a review of their own, by product id; missing where it is not known. */
  reviewed: Record<string, boolean>;
}

const initialState: ReviewsState = {
  open: null,
  own: idle,
  sending: idle,
  drafts: {},
  photos: {},
  reviewAsk: idle,
  page: null,
  marks: {},
  reviewed: {},
};

const markOf = (state: ReviewsState, id: string): Mark =>
  (state.marks[id] ??= { helpful: false, count: null, reported: false });

const photoOf = ({ photos }: ReviewsState, key: string): FormPhoto | undefined =>
  Object.values(photos)
    .flatMap((list) => list ?? [])
    .find((photo) => photo.key === key);

/** Whether the open form has other photos than the saved review. */
function hasChangedPhotos({ open, own, photos }: ReviewsState): boolean {
  const shown = (open && photos[open.productId]) ?? [];
  // The photos of an earlier form stay while the saved review loads.
  if (own.status !== 'ready') return true;
  const saved = own.value.review?.photos ?? [];
  return shown.map(({ key }) => key).join() !== saved.map(({ id }) => id).join();
}

/** Shows the end of a request in its own form; the open form of another product stays as it is. */
function endSaving(state: ReviewsState, productId: string, end: Saving): void {
  if (!state.open || state.open.productId === productId) state.sending = end;
}

/** The marked review or question. */
export interface Subject {
  of: Marked;
  id: string;
}

/** A submitted review; `token` comes from a mail's link and replaces the login. */
interface Submitted {
  productId: string;
  draft: ReviewDraft;
  /** Photo ids. */
  photos: string[];
  token?: string;
}
type DraftChange = Omit<Submitted, 'photos'>;

const slice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    formOpened(state, { payload }: PayloadAction<{ productId: string; stars: number }>) {
      const { page, marks, reviewed, drafts, photos } = state;
      return { ...initialState, page, marks, reviewed, drafts, photos, open: payload, own: loading };
    },
    formClosed(state) {
      if (state.open && !hasChangedPhotos(state)) state.photos[state.open.productId] = undefined;
      state.open = null;
    },
    reviewDraftChanged(state, { payload: { productId, draft } }: PayloadAction<DraftChange>) {
      state.drafts[productId] = draft;
    },
    /** A product is shown to a signed-in person. */
    ownReviewRequested(_state, _action: PayloadAction<string>) {},
    ownReviewFound(
      state,
      { payload: { productId, exists } }: PayloadAction<{ productId: string; exists: boolean }>,
    ) {
      state.reviewed[productId] = exists;
    },
    ownReviewLoaded(state, { payload }: PayloadAction<OwnReviewResponse>) {
      state.own = ready(payload);
      state.reviewed[payload.product.id] = payload.review !== null;
      state.photos[payload.product.id] ??= (payload.review?.photos ?? []).map((photo) => ({
        key: photo.id,
        name: '',
        state: { status: 'done', photo },
      }));
    },
    ownReviewFailed(state, { payload: message }: PayloadAction<string>) {
      state.own = failed(message);
    },
    photosChosen(
      state,
      { payload }: PayloadAction<{ productId: string; files: { key: string; name: string }[] }>,
    ) {
      const { productId, files } = payload;
      // Drops the failed photos, whose message the person has read.
      const photos = (state.photos[productId] ?? []).filter((photo) => photo.state.status !== 'failed');
      for (const file of files) photos.push({ ...file, state: sending });
      state.photos[productId] = photos;
    },
    photoStateChanged(
      state,
      { payload: { key, to } }: PayloadAction<{ key: string; to: FormPhoto['state'] }>,
    ) {
      const photo = photoOf(state, key);
      if (photo) photo.state = to;
    },
    photoRemoved(state, { payload: key }: PayloadAction<string>) {
      for (const [productId, photos] of Object.entries(state.photos))
        state.photos[productId] = photos?.filter((photo) => photo.key !== key);
    },
    askLinkOpened(state, _action: PayloadAction<string>) {
      return { ...initialState, marks: state.marks, reviewed: state.reviewed, reviewAsk: loading };
    },
    askLinkLoaded(state, { payload }: PayloadAction<ReviewAskResponse>) {
      state.reviewAsk = ready(payload);
    },
    askLinkFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.reviewAsk = payload;
    },
    /** The next product of the link starts with an empty form. */
    reviewFormCleared(state) {
      state.sending = idle;
    },
    reviewSubmitted(state, _action: PayloadAction<Submitted>) {
      state.sending = sending;
    },
    reviewDeleted(state, _action: PayloadAction<string>) {
      state.sending = sending;
    },
    reviewSaved(state, { payload }: PayloadAction<{ productId: string; message: string }>) {
      const { productId, message } = payload;
      endSaving(state, productId, { status: 'done', message });
      state.drafts[productId] = undefined;
      state.photos[productId] = undefined;
    },
    reviewFailed(state, { payload }: PayloadAction<{ productId: string; message: string }>) {
      endSaving(state, payload.productId, failed(payload.message));
    },
    reviewPageRequested(state, { payload }: PayloadAction<PageRequest>) {
      const key = reviewPageKey(payload);
      const known = state.page?.key === key ? state.page.reviews : [];
      state.page = { key, reviews: known, next: payload.after, state: { status: 'loading' } };
    },
    reviewPageLoaded(state, { payload }: PayloadAction<{ key: string; page: ReviewPageResponse }>) {
      if (state.page?.key !== payload.key) return;
      const { reviews, next } = payload.page;
      state.page.reviews.push(...reviews);
      state.page.next = next;
      state.page.state = { status: 'ready' };
    },
    reviewPageFailed(state, { payload }: PayloadAction<{ key: string; message: string }>) {
      if (state.page?.key !== payload.key) return;
      state.page.state = { status: 'failed', message: payload.message };
    },
    /** Updates the vote at once; the shop's count follows. */
    helpfulChosen(state, { payload: { id, helpful } }: PayloadAction<Subject & { helpful: boolean }>) {
      markOf(state, id).helpful = helpful;
    },
    reviewReported(state, { payload: { id } }: PayloadAction<Subject & { reason: ReportReason }>) {
      markOf(state, id).reported = true;
    },
    votesCounted(state, { payload: { id, count } }: PayloadAction<{ id: string; count: number }>) {
      markOf(state, id).count = count;
    },
    /** The vote or the report failed. */
    markFailed(state, { payload: { id, before } }: PayloadAction<{ id: string; before: Partial<Mark> }>) {
      Object.assign(markOf(state, id), before);
    },
  },
});

export const reviewsReducer = slice.reducer;
export const {
  photosChosen,
  photoStateChanged,
  photoRemoved,
  askLinkOpened,
  askLinkLoaded,
  askLinkFailed,
  reviewFormCleared,
  formOpened,
  formClosed,
  reviewDraftChanged,
  ownReviewRequested,
  ownReviewFound,
  ownReviewLoaded,
  ownReviewFailed,
  reviewSubmitted,
  reviewDeleted,
  reviewSaved,
  reviewFailed,
  reviewPageRequested,
  reviewPageLoaded,
  reviewPageFailed,
  helpfulChosen,
  reviewReported,
  votesCounted,
  markFailed,
} = slice.actions;

/** The slice loads with the runtime, possibly after the reviews have rendered. */
export interface WithReviews {
  reviews?: ReviewsState;
}
export const selectReviewForm = ({ reviews = initialState }: WithReviews): ReviewsState => reviews;
export const selectReviewDraft =
  (productId: string) =>
  ({ reviews = initialState }: WithReviews): ReviewDraft | undefined =>
    reviews.drafts[productId];
const NO_PHOTOS: FormPhoto[] = [];
export const selectFormPhotos =
  (productId: string) =>
  ({ reviews = initialState }: WithReviews): FormPhoto[] =>
    reviews.photos[productId] ?? NO_PHOTOS;
export const selectFormPhoto =
  (key: string) =>
  ({ reviews = initialState }: WithReviews): FormPhoto | undefined =>
    photoOf(reviews, key);
export const selectReviewPage = ({ reviews = initialState }: WithReviews): ReviewPage | null => reviews.page;
export const selectIsReviewed =
  (productId: string) =>
  ({ reviews = initialState }: WithReviews): boolean | undefined =>
    reviews.reviewed[productId];
export const selectMark =
  (id: string) =>
  ({ reviews = initialState }: WithReviews): Mark | undefined =>
    reviews.marks[id];
