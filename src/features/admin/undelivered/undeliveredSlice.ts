import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import type {
  DeliveryLinkResponse,
  UndeliveredRequest,
  UndeliveredResponse,
} from '@/domain/contracts/orders/undelivered';
import { without } from '@/domain/records/without';
import { idle, loading, failed, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';
import type { AnswerDraft, AnswerDrafts } from './answerDraft';

export interface UndeliveredQuery {
  tab: UndeliveredTab;
  /** The cursor of the previous page; empty for the first page. */
  after: string;
  /** The order of a link, which may be on another page; empty for none. */
  linked: string;
}

export interface UndeliveredState {
  query: UndeliveredQuery;
  page: Remote<UndeliveredResponse>;
  /** Why the shown rows are outdated; empty otherwise. */
  staleReason: string;
  /** The answers to the courier, by order. */
  sending: Record<string, Sending>;
  /** The unsent answers. */
  drafts: AnswerDrafts;
  /** The customer's link, by order id. */
  links: Record<string, Remote<DeliveryLinkResponse>>;
}

const initialState: UndeliveredState = {
  query: { tab: 'waiting', after: '', linked: '' },
  page: idle,
  staleReason: '',
  sending: {},
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
      if (state.sending[payload.orderId]?.status === 'failed')
        state.sending = without(state.sending, payload.orderId);
    },
    answerSubmitted(state, { payload }: PayloadAction<{ orderId: string; request: UndeliveredRequest }>) {
      state.sending[payload.orderId] = sending;
    },
    answerRecorded(state, { payload: orderId }: PayloadAction<string>) {
      state.sending = without(state.sending, orderId);
      state.drafts = without(state.drafts, orderId);
    },
    answerRefused(
      state,
      { payload: { orderId, message } }: PayloadAction<{ orderId: string; message: string }>,
    ) {
      state.sending[orderId] = failed(message);
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
