import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MailSettings } from '@/domain/mail/mailSettings';
import type { MailsResponse } from '@/domain/contracts/admin/mails';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { Sending } from '@/lib/sending';
import type { MailAct } from '@/services/admin/people/createMailAdmin';

export interface MailsState {
  list: Remote<MailsResponse>;
  /** By the id of a mail. */
  sending: Record<string, Sending<{ act: MailAct }>>;
}

const initialState: MailsState = { list: idle, sending: {} };

const slice = createSlice({
  name: 'admin/mails',
  initialState,
  reducers: {
    mailsRequested(state) {
      if (state.list.status !== 'ready') state.list = loading;
    },
    mailsLoaded(state, { payload }: PayloadAction<MailsResponse>) {
      const ids = new Set(payload.mails.map(({ id }) => id));
      state.list = ready(payload);
      state.sending = Object.fromEntries(Object.entries(state.sending).filter(([id]) => ids.has(id)));
    },
    mailsFailed(state, { payload: message }: PayloadAction<string>) {
      state.list = failed(message);
    },
    actRequested(state, { payload: { id, act } }: PayloadAction<{ id: string; act: MailAct }>) {
      state.sending[id] = { status: 'sending', act };
    },
    settingsSubmitted(state, { payload }: PayloadAction<Partial<MailSettings>>) {
      if (state.list.status === 'ready') Object.assign(state.list.value.settings, payload);
    },
    actFailed(
      state,
      { payload: { id, ...failure } }: PayloadAction<{ id: string; act: MailAct; message: string }>,
    ) {
      state.sending[id] = { status: 'failed', ...failure };
    },
  },
});

export const mailsReducer = slice.reducer;
export const { mailsRequested, mailsLoaded, mailsFailed, actRequested, actFailed, settingsSubmitted } =
  slice.actions;

export const selectMails = ({ admin }: { admin: { mails: MailsState } }) => admin.mails;
