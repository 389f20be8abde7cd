import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AdminReview,
  AdminReviewsResponse,
  DecideReviewRequest,
  ReviewBox,
} from '@/domain/contracts/adminReviews';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** What the team does with one review. */
export type ReviewAct = { id: string } & (
  { kind: 'decide'; verdict: DecideReviewRequest } | { kind: 'reply'; text: string }
);

export interface ReviewDeskState {
  box: ReviewBox;
  list: Remote<AdminReviewsResponse>;
  isLoadingMore: boolean;
  /** By review: the act under way, or why the last one failed. */
  acting: Record<string, { status: 'sending' } | { status: 'failed'; message: string }>;
}

const initialState: ReviewDeskState = { box: 'waiting', list: idle, isLoadingMore: false, acting: {} };

const slice = createSlice({
  name: 'admin/reviews',
  initialState,
  reducers: {
    reviewsRequested(state, { payload: box }: PayloadAction<ReviewBox>) {
      if (state.list.status !== 'ready' || state.box !== box) state.list = loading;
      state.box = box;
    },
    reviewsLoaded(state, { payload }: PayloadAction<AdminReviewsResponse>) {
      state.list = ready(payload);
      state.isLoadingMore = false;
    },
    moreReviewsRequested(state) {
      state.isLoadingMore = true;
    },
    moreReviewsLoaded(state, { payload }: PayloadAction<AdminReviewsResponse>) {
      state.isLoadingMore = false;
      if (state.list.status !== 'ready') return;
      const known = new Set(state.list.value.rows.map(({ id }) => id));
      const rows = payload.rows.filter(({ id }) => !known.has(id));
      state.list = ready({ ...payload, rows: [...state.list.value.rows, ...rows] });
    },
    reviewsFailed(state, { payload: message }: PayloadAction<string>) {
      state.isLoadingMore = false;
      state.list = failed(message);
    },
    reviewActRequested(state, { payload: { id } }: PayloadAction<ReviewAct>) {
      state.acting[id] = { status: 'sending' };
    },
    reviewActAnswered(state, { payload: item }: PayloadAction<AdminReview>) {
      state.acting = Object.fromEntries(Object.entries(state.acting).filter(([id]) => id !== item.id));
      if (state.list.status !== 'ready') return;
      state.list.value.rows = state.list.value.rows.map((row) => (row.id === item.id ? item : row));
    },
    reviewActFailed(state, { payload: { id, message } }: PayloadAction<{ id: string; message: string }>) {
      state.acting[id] = { status: 'failed', message };
    },
  },
});

export const reviewDeskReducer = slice.reducer;
export const {
  reviewsRequested,
  reviewsLoaded,
  moreReviewsRequested,
  moreReviewsLoaded,
  reviewsFailed,
  reviewActRequested,
  reviewActAnswered,
  reviewActFailed,
} = slice.actions;

interface Root {
  admin: { reviewDesk: ReviewDeskState };
}
export const selectReviewDesk = ({ admin }: Root): ReviewDeskState => admin.reviewDesk;
