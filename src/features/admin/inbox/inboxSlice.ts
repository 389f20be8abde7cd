import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminMessage, InboxQuery, InboxResponse } from '@/domain/contracts/adminMessages';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** What is done with the message that is looked at. */
export type InboxAction =
  { kind: 'move'; status: MessageStatus } | { kind: 'acknowledge' } | { kind: 'reply' };

/** How far that is. One thing at a time. */
export type Doing =
  { status: 'idle' } | { status: 'sending'; action: InboxAction } | { status: 'failed'; message: string };

/** A reply as it is typed. Its id stays until it is known to have gone out: sent again, it is the same reply. */
export interface ReplyDraft {
  id: string;
  text: string;
  settles: boolean;
}

export interface InboxState {
  query: InboxQuery;
  /** What is shown stays while other rows are on their way. */
  page: Remote<InboxResponse>;
  waiting: boolean;
  loadingMore: boolean;
  /** ISO: when the page was asked for, from which its clocks count. */
  at: string;
  open: { id: string; message: Remote<AdminMessage | null>; draft: ReplyDraft; doing: Doing; at: string };
}

export const EMPTY_INBOX: InboxQuery = { box: 'open', q: '', after: '' };
const EMPTY_DRAFT: ReplyDraft = { id: '', text: '', settles: true };

const initialState: InboxState = {
  ...{ query: EMPTY_INBOX, page: idle, waiting: false, loadingMore: false, at: '' },
  open: { id: '', message: idle, draft: EMPTY_DRAFT, doing: { status: 'idle' }, at: '' },
};

type Of<T> = PayloadAction<{ id: string } & T>;

const slice = createSlice({
  name: 'admin/inbox',
  initialState,
  reducers: {
    inboxRequested(state, { payload: query }: PayloadAction<InboxQuery>) {
      state.query = query;
      state.waiting = true;
      if (state.page.status !== 'ready') state.page = loading;
    },
    inboxLoaded(state, { payload: { page, at } }: PayloadAction<{ page: InboxResponse; at: string }>) {
      Object.assign(state, { page: ready(page), at, waiting: false, loadingMore: false });
    },
    inboxFailed(state, { payload: message }: PayloadAction<string>) {
      Object.assign(state, { page: failed(message), waiting: false, loadingMore: false });
    },
    moreRequested(state) {
      state.loadingMore = true;
    },
    moreLoaded(state, { payload }: PayloadAction<InboxResponse>) {
      const known = state.page.status === 'ready' ? state.page.value.rows : [];
      const ids = new Set(known.map(({ id }) => id));
      const rows = [...known, ...payload.rows.filter(({ id }) => !ids.has(id))];
      state.page = ready({ ...payload, rows });
      state.loadingMore = false;
    },
    moreFailed(state) {
      state.loadingMore = false;
    },
    messageOpened(state, { payload: id }: PayloadAction<string>) {
      state.open = { ...initialState.open, id, message: loading };
    },
    /** What is stored now; in the list too. Of a message that was left meanwhile only the list takes note. */
    messageLoaded(state, { payload }: Of<{ message: AdminMessage | null; at: string }>) {
      const { id, message, at } = payload;
      if (state.open.id === id) Object.assign(state.open, { message: ready(message), at });
      if (state.page.status !== 'ready' || !message) return;
      const { status, acknowledgedAt, replies } = message;
      const row = state.page.value.rows.find((one) => one.id === id);
      if (row) Object.assign(row, { status, acknowledgedAt, replies: replies.length });
    },
    messageFailed(state, { payload: { id, why } }: Of<{ why: string }>) {
      if (state.open.id === id) state.open.message = failed(why);
    },
    draftRestored(state, { payload: { id, draft } }: Of<{ draft: ReplyDraft }>) {
      if (state.open.id === id) state.open.draft = draft;
    },
    replyTyped(state, { payload }: PayloadAction<Partial<Pick<ReplyDraft, 'text' | 'settles'>>>) {
      Object.assign(state.open.draft, payload);
    },
    actionRequested(state, { payload: action }: PayloadAction<InboxAction>) {
      state.open.doing = { status: 'sending', action };
    },
    replyNamed(state, { payload: id }: PayloadAction<string>) {
      state.open.draft.id = id;
    },
    actionFinished(state, { payload: { id, replied } }: Of<{ replied: boolean }>) {
      if (state.open.id !== id) return;
      state.open.doing = { status: 'idle' };
      if (replied) state.open.draft = EMPTY_DRAFT;
    },
    actionFailed(state, { payload: { id, why } }: Of<{ why: string }>) {
      if (state.open.id === id) state.open.doing = { status: 'failed', message: why };
    },
  },
});

export const inboxActions = slice.actions;
export const { inboxRequested, moreRequested, messageOpened, replyTyped, actionRequested } = slice.actions;
export const inboxReducer = slice.reducer;

interface Root {
  admin: { inbox: InboxState };
}
export const selectInbox = ({ admin }: Root): InboxState => admin.inbox;
export const selectOpenMessage = ({ admin }: Root): InboxState['open'] => admin.inbox.open;
