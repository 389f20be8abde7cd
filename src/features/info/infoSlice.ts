import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '@/domain/messages/contactMessage';
import type { MessageRequest } from '@/domain/contracts/shoppers/message';
import { failed, idle } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The email that the shop will answer to, and the ticket number. */
export type Sender = Pick<ContactMessage, 'name' | 'email'> & { ticket: string };

export interface InfoState {
  /** The message of the contact page. */
  sending: Sending | { status: 'sent'; to: Sender };
}
export interface WithInfo {
  info: InfoState;
}

const slice = createSlice({
  name: 'info',
  initialState: { sending: idle } as InfoState,
  reducers: {
    messageSubmitted(state, _action: PayloadAction<MessageRequest>) {
      state.sending = sending;
    },
    messageSent(state, { payload: to }: PayloadAction<Sender>) {
      state.sending = { status: 'sent', to };
    },
    messageFailed(state, { payload: message }: PayloadAction<string>) {
      state.sending = failed(message);
    },
    anotherMessageStarted(state) {
      state.sending = idle;
    },
  },
});

export const infoReducer = slice.reducer;
export const { messageSubmitted, messageSent, messageFailed, anotherMessageStarted } = slice.actions;
export const selectContact = (state: WithInfo) => state.info.sending;
