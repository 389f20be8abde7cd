import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskPage, ReviewBox } from '@/domain/contracts/admin/reviews';
import type { Marked } from '@/domain/reviews/marks';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { DeskAct, DeskItem } from '@/services/admin/people/createReviewAdmin';

/** A box of the desk. */
export interface Box {
  of: Marked;
  box: ReviewBox;
}

export interface ReviewDeskState extends Box {
  list: Remote<DeskPage<DeskItem>>;
  isLoadingMore: boolean;
  /** By id: the act under way, or why the last one failed. */
  acting: Record<string, { status: 'sending' } | { status: 'failed'; message: string }>;
}

const initialState: ReviewDeskState = {
  of: 'reviews',
  box: 'waiting',
  list: idle,
  isLoadingMore: false,
  acting: {},
};

const slice = createSlice({
  name: 'admin/reviews',
  initialState,
  reducers: {
    reviewsRequested(state, { payload: { of, box } }: PayloadAction<Box>) {
      if (state.list.status !== 'ready' || state.box !== box || state.of !== of) state.list = loading;
      state.of = of;
      state.box = box;
    },
    reviewsLoaded(state, { payload }: PayloadAction<DeskPage<DeskItem>>) {
      state.list = ready(payload);
      state.isLoadingMore = false;
    },
    moreReviewsRequested(state) {
      state.isLoadingMore = true;
    },
    moreReviewsLoaded(state, { payload }: PayloadAction<DeskPage<DeskItem>>) {
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
    deskActRequested(state, { payload: { id } }: PayloadAction<DeskAct>) {
      state.acting[id] = { status: 'sending' };
    },
    deskActAnswered(state, { payload: item }: PayloadAction<DeskItem>) {
      state.acting = Object.fromEntries(Object.entries(state.acting).filter(([id]) => id !== item.id));
      if (state.list.status !== 'ready') return;
      state.list.value.rows = state.list.value.rows.map((row) => (row.id === item.id ? item : row));
    },
    deskActFailed(state, { payload: { id, message } }: PayloadAction<{ id: string; message: string }>) {
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
  deskActRequested,
  deskActAnswered,
  deskActFailed,
} = slice.actions;

interface Root {
  admin: { reviewDesk: ReviewDeskState };
}
export const selectReviewDesk = ({ admin }: Root): ReviewDeskState => admin.reviewDesk;
