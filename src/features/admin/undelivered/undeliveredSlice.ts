import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import type {
  DeliveryLinkResponse,
  UndeliveredRequest,
  UndeliveredResponse,
} from '@/domain/contracts/orders/undelivered';
import { idle, loading, failed, ready, type Remote } from '@/lib/remote';
import type { AnswerDraft, AnswerDrafts } from './answerDraft';

export interface UndeliveredQuery {
  tab: UndeliveredTab;
  /** The cursor of the previous page; empty for the first page. */
  after: string;
  /** The order of a link, which may be on another page; empty for none. */
  linked: string;
}

/** The progress of an answer to the courier about one order. */
export type Telling = { status: 'sending' } | { status: 'failed'; message: string };

export interface UndeliveredState {
  query: UndeliveredQuery;
  page: Remote<UndeliveredResponse>;
  /** Why the shown rows are outdated; empty otherwise. */
  staleReason: string;
  /** The answers that are sent or were refused, by order. */
  telling: Record<string, Telling>;
  /** The unsent answers. */
  drafts: AnswerDrafts;
  /** The customer's link, by order id. */
  links: Record<string, Remote<DeliveryLinkResponse>>;
}

const initialState: UndeliveredState = {
  query: { tab: 'waiting', after: '', linked: '' },
  page: idle,
  staleReason: '',
  telling: {},
  drafts: {},
  links: {},
};

const slice = createSlice({
  name: 'admin/undelivered',
  initialState,
  reducers: {
    pageRequested(state, { payload }: PayloadAction<UndeliveredQuery>) {
      const isSame = state.query.tab === payload.tab && state.query.after === payload.after;
      state.query = payload;
      if (!isSame || state.page.status !== 'ready') state.page = loading;
    },
    pageLoaded(state, { payload }: PayloadAction<UndeliveredResponse>) {
      state.page = ready(payload);
      state.staleReason = '';
    },
    pageFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.page.status === 'ready') state.staleReason = message;
      else state.page = failed(message);
    },
    answerDrafted(state, { payload }: PayloadAction<{ orderId: string; draft: AnswerDraft }>) {
      state.drafts[payload.orderId] = payload.draft;
      // A refusal is about the answer that was sent, not about the one that is typed now.
      const { [payload.orderId]: sent, ...others } = state.telling;
      if (sent?.status === 'failed') state.telling = others;
    },
    answerSubmitted(state, { payload }: PayloadAction<{ orderId: string; request: UndeliveredRequest }>) {
      state.telling[payload.orderId] = { status: 'sending' };
    },
    answerRecorded(state, { payload: orderId }: PayloadAction<string>) {
      const { [orderId]: _told, ...telling } = state.telling;
      const { [orderId]: _sent, ...drafts } = state.drafts;
      state.telling = telling;
      state.drafts = drafts;
    },
    answerRefused(
      state,
      { payload: { orderId, message } }: PayloadAction<{ orderId: string; message: string }>,
    ) {
      state.telling[orderId] = { status: 'failed', message };
    },
    linkRequested(state, { payload: orderId }: PayloadAction<string>) {
      state.links[orderId] = loading;
    },
    linkLoaded(state, { payload }: PayloadAction<{ orderId: string; link: DeliveryLinkResponse }>) {
      state.links[payload.orderId] = ready(payload.link);
    },
    linkFailed(state, { payload }: PayloadAction<{ orderId: string; message: string }>) {
      state.links[payload.orderId] = failed(payload.message);
    },
  },
});

export const undeliveredReducer = slice.reducer;
export const {
  pageRequested,
  pageLoaded,
  pageFailed,
  answerDrafted,
  answerSubmitted,
  answerRecorded,
  answerRefused,
  linkRequested,
  linkLoaded,
  linkFailed,
} = slice.actions;

export const selectUndelivered = ({ admin }: { admin: { undelivered: UndeliveredState } }) =>
  admin.undelivered;
