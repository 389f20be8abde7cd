import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskPage } from '@/domain/contracts/admin/reviews';
import { countsAfter, toReadOf, type ReviewBox } from '@/domain/reviews/boxes';
import type { Marked } from '@/domain/reviews/marks';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';
import { without } from '@/domain/records/without';
import type { DeskAct, DeskItem } from '@/services/admin/people/createReviewAdmin';

/** A box of the desk. */
export interface Box {
  of: Marked;
  box: ReviewBox;
}

/** The dialog before a refusal or an answer. */
export interface OpenDialog {
  id: string;
  kind: 'refuse' | 'answer';
}

/** A typed refusal. */
interface RefusalDraft {
  reason: string;
  note: string;
}

export interface ReviewDeskState extends Box {
  list: Remote<DeskPage<DeskItem>>;
  isLoadingMore: boolean;
  /** By id. `isChanged`: another person changed it meanwhile, as the message says. */
  sending: Record<string, Sending<object, { isChanged: boolean }>>;
  open: OpenDialog | null;
  /** Unsent answers, by id. */
  drafts: Record<string, string>;
  /** Unsent refusals, by id. */
  refusals: Record<string, RefusalDraft>;
}

const initialState: ReviewDeskState = {
  of: 'reviews',
  box: 'waiting',
  list: idle,
  isLoadingMore: false,
  sending: {},
  open: null,
  drafts: {},
  refusals: {},
};

/** Failures are about the words that were shown before. */
const withoutFailures = (all: ReviewDeskState['sending']): ReviewDeskState['sending'] =>
  Object.fromEntries(Object.entries(all).filter(([, { status }]) => status !== 'failed'));

const slice = createSlice({
  name: 'admin/reviews',
  initialState,
  reducers: {
    reviewsRequested(state, { payload: { of, box } }: PayloadAction<Box>) {
      if (state.list.status !== 'ready' || state.box !== box || state.of !== of) state.list = loading;
      state.open = null;
      state.isLoadingMore = false;
      state.sending = withoutFailures(state.sending);
      state.of = of;
      state.box = box;
    },
    reviewsLoaded(state, { payload }: PayloadAction<DeskPage<DeskItem>>) {
      state.list = ready(payload);
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
    /** The loaded ones stay. */
    moreReviewsFailed(state) {
      state.isLoadingMore = false;
    },
    reviewsFailed(state, { payload: message }: PayloadAction<string>) {
      state.list = failed(message);
    },
    dialogOpened(state, { payload }: PayloadAction<OpenDialog>) {
      state.open = payload;
      // The refusal of an earlier dialog does not concern this one.
      state.sending = without(state.sending, payload.id);
    },
    dialogClosed(state) {
      state.open = null;
    },
    answerTyped(state, { payload: { id, text } }: PayloadAction<{ id: string; text: string }>) {
      state.drafts[id] = text;
    },
    refusalTyped(state, { payload: { id, refusal } }: PayloadAction<{ id: string; refusal: RefusalDraft }>) {
      state.refusals[id] = refusal;
    },
    deskActRequested(state, { payload: { id } }: PayloadAction<DeskAct>) {
      state.sending[id] = sending;
    },
    deskActAnswered(state, { payload: item }: PayloadAction<DeskItem>) {
      state.sending = without(state.sending, item.id);
      state.drafts = without(state.drafts, item.id);
      state.refusals = without(state.refusals, item.id);
      if (state.open?.id === item.id) state.open = null;
      if (state.list.status !== 'ready') return;
      const page = state.list.value;
      const before = page.rows.find(({ id }) => id === item.id);
      page.rows = page.rows.map((row) => (row.id === item.id ? item : row));
      if (!before) return;
      page.counts = countsAfter(page.counts, before, item);
      page.toRead[item.of] = toReadOf(page.counts);
    },
    deskActFailed(
      state,
      {
        payload: { id, message, isChanged },
      }: PayloadAction<{ id: string; message: string; isChanged: boolean }>,
    ) {
      state.sending[id] = { status: 'failed', message, isChanged };
    },
  },
});

export const reviewDeskReducer = slice.reducer;
export const {
  reviewsRequested,
  reviewsLoaded,
  moreReviewsRequested,
  moreReviewsLoaded,
  moreReviewsFailed,
  reviewsFailed,
  dialogOpened,
  dialogClosed,
  answerTyped,
  refusalTyped,
  deskActRequested,
  deskActAnswered,
  deskActFailed,
} = slice.actions;

interface Root {
  admin: { reviewDesk: ReviewDeskState };
}

export const selectReviewDesk = ({ admin }: Root): ReviewDeskState => admin.reviewDesk;

const answerOf = (item: DeskItem): string => (item.of === 'reviews' ? item.reply : item.answer);

/** Whether an answer or a refusal was typed and not sent; an answer as it is shown is none. */
export function selectHasUnsent({ admin }: Root): boolean {
  const { drafts, refusals, list } = admin.reviewDesk;
  const rows = list.status === 'ready' ? list.value.rows : [];
  const shown = new Map(rows.map((row) => [row.id, answerOf(row)]));
  const isUnsent = ([id, text]: [string, string]) => text.trim() !== '' && text.trim() !== shown.get(id);
  return (
    Object.entries(drafts).some(isUnsent) || Object.values(refusals).some(({ note }) => note.trim() !== '')
  );
}
