import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '@/domain/messages/contactMessage';
import type { MessageRequest } from '@/domain/contracts/shoppers/message';

/** The e-mail that the shop will answer to, and the ticket number. */
export type Sender = Pick<ContactMessage, 'name' | 'email'> & { ticket: string };

/** The progress of sending the message. */
export type Sending =
  | { status: 'writing' }
  | { status: 'sending' }
  | { status: 'sent'; to: Sender }
  | { status: 'failed'; message: string };

export interface InfoState {
  contact: Sending;
}
export interface WithInfo {
  info: InfoState;
}

const WRITING: Sending = { status: 'writing' };

const slice = createSlice({
  name: 'info',
  initialState: { contact: WRITING } as InfoState,
  reducers: {
    messageSubmitted(state, _action: PayloadAction<MessageRequest>) {
      state.contact = { status: 'sending' };
    },
    messageSent(state, { payload: to }: PayloadAction<Sender>) {
      state.contact = { status: 'sent', to };
    },
    messageFailed(state, { payload: message }: PayloadAction<string>) {
      state.contact = { status: 'failed', message };
    },
    anotherMessageStarted(state) {
      state.contact = { status: 'writing' };
    },
  },
});

export const infoReducer = slice.reducer;
export const { messageSubmitted, messageSent, messageFailed, anotherMessageStarted } = slice.actions;
export const selectContact = (state: WithInfo) => state.info.contact;
