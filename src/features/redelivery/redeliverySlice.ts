import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import type { DeliveryRequest, DeliveryResponse } from '@/domain/contracts/orders/undelivered';
import { failed, idle, loading, ready } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export interface RedeliveryState {
  question: LinkContent<DeliveryResponse>;
  /** The shopper's answer. */
  sending: Sending | { status: 'done'; message: string };
}
export interface WithRedelivery {
  redelivery: RedeliveryState;
}

const initialState: RedeliveryState = {
  question: idle,
  sending: idle,
};

const slice = createSlice({
  name: 'redelivery',
  initialState,
  reducers: {
    linkOpened(_state, _action: PayloadAction<string>) {
      return { ...initialState, question: loading };
    },
    questionLoaded(state, { payload }: PayloadAction<DeliveryResponse>) {
      state.question = ready(payload);
    },
    questionFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.question = payload;
    },
    answerSubmitted(state, _action: PayloadAction<{ token: string; answer: DeliveryRequest }>) {
      state.sending = sending;
    },
    answerAccepted(state, { payload: message }: PayloadAction<string>) {
      state.sending = { status: 'done', message };
    },
    answerFailed(state, { payload: message }: PayloadAction<string>) {
      state.sending = failed(message);
    },
  },
});

export const redeliveryReducer = slice.reducer;
export const { linkOpened, questionLoaded, questionFailed, answerSubmitted, answerAccepted, answerFailed } =
  slice.actions;
export const selectRedelivery = (state: WithRedelivery): RedeliveryState => state.redelivery;
