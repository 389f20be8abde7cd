import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminMessage, InboxQuery, InboxResponse } from '@/domain/contracts/admin/messages';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import { without } from '@/domain/records/without';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { Sending } from '@/lib/sending';

/** The admin's actions on the open message. */
export type MessageAction =
  { kind: 'move'; status: MessageStatus } | { kind: 'acknowledge' } | { kind: 'reply' };

/** The draft of a reply. It keeps its id until it is sent, so that a retry does not send it twice. */
export interface ReplyDraft {
  id: string;
  text: string;
  settles: boolean;
}

export interface MessagesState {
  query: InboxQuery;
  /** Shown rows stay while others load. */
  page: Remote<InboxResponse>;
  waiting: boolean;
  loadingMore: boolean;
  /** ISO time of the answer; the due times are relative to it. */
  at: string;
  open: {
    id: string;
    message: Remote<AdminMessage | null>;
    draft: ReplyDraft;
    at: string;
  };
  /** By the id of a message, whether or not it is still open. One action runs at a time on each. */
  sending: Record<string, Sending<{ action: MessageAction }>>;
}

export const DEFAULT_QUERY: InboxQuery = { box: 'open', q: '', after: '' };
const EMPTY_DRAFT: ReplyDraft = { id: '', text: '', settles: true };

const initialState: MessagesState = {
  query: DEFAULT_QUERY,
  page: idle,
  waiting: false,
  loadingMore: false,
  at: '',
  open: { id: '', message: idle, draft: EMPTY_DRAFT, at: '' },
  sending: {},
};

type Of<T> = PayloadAction<{ id: string } & T>;

const slice = createSlice({
  name: 'admin/messages',
  initialState,
  reducers: {
    listRequested(state, { payload: query }: PayloadAction<InboxQuery>) {
      state.query = query;
      state.waiting = true;
      state.loadingMore = false;
      if (state.page.status !== 'ready') state.page = loading;
    },
    listLoaded(state, { payload: { page, at } }: PayloadAction<{ page: InboxResponse; at: string }>) {
      Object.assign(state, { page: ready(page), at, waiting: false, loadingMore: false });
    },
    listFailed(state, { payload: message }: PayloadAction<string>) {
      Object.assign(state, { page: failed(message), waiting: false, loadingMore: false });
    },
    moreRequested(state) {
      state.loadingMore = true;
    },
    moreLoaded(state, { payload }: PayloadAction<InboxResponse>) {
      const loaded = state.page.status === 'ready' ? state.page.value.rows : [];
      const ids = new Set(loaded.map(({ id }) => id));
      const rows = [...loaded, ...payload.rows.filter(({ id }) => !ids.has(id))];
      state.page = ready({ ...payload, rows });
      state.loadingMore = false;
    },
    moreFailed(state) {
      state.loadingMore = false;
    },
    messageOpened(state, { payload: id }: PayloadAction<string>) {
      state.open = { ...initialState.open, id, message: loading };
      if (state.sending[id]?.status === 'failed') state.sending = without(state.sending, id);
    },
    messageLeft(state) {
      state.open = initialState.open;
    },
    /** Updates the open message and its row; only the row if another message was opened meanwhile. */
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
    actionRequested(state, { payload: { id, action } }: Of<{ action: MessageAction }>) {
      if (state.sending[id]?.status !== 'sending') state.sending[id] = { status: 'sending', action };
    },
    replyNamed(state, { payload: { id, replyId } }: Of<{ replyId: string }>) {
      if (state.open.id === id) state.open.draft.id = replyId;
    },
    actionFinished(state, { payload: { id, replied } }: Of<{ replied: boolean }>) {
      state.sending = without(state.sending, id);
      if (replied && state.open.id === id) state.open.draft = EMPTY_DRAFT;
    },
    actionFailed(state, { payload }: Of<{ action: MessageAction; message: string }>) {
      const { id, action, message } = payload;
      state.sending[id] = { status: 'failed', action, message };
    },
  },
});

export const messagesActions = slice.actions;
export const { listRequested, moreRequested, messageOpened, messageLeft, replyTyped, actionRequested } =
  slice.actions;
export const messagesReducer = slice.reducer;

interface Root {
  admin: { messages: MessagesState };
}
export const selectMessages = ({ admin }: Root): MessagesState => admin.messages;
export const selectOpenMessage = ({ admin }: Root): MessagesState['open'] => admin.messages.open;
/** The action on the open message. */
export const selectSending = ({ admin: { messages } }: Root) => messages.sending[messages.open.id] ?? idle;
