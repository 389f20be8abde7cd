import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import type { DeliveryRequest, DeliveryResponse } from '@/domain/contracts/orders/undelivered';
import { idle, loading, ready } from '@/lib/remote';

/** The progress of the shopper's answer. */
export type Answering =
  | { status: 'choosing' }
  | { status: 'sending' }
  | { status: 'done'; message: string }
  | { status: 'failed'; message: string };

export interface RedeliveryState {
  question: LinkContent<DeliveryResponse>;
  answering: Answering;
}
export interface WithRedelivery {
  redelivery: RedeliveryState;
}

const initialState: RedeliveryState = {
  question: idle,
  answering: { status: 'choosing' },
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
      state.answering = { status: 'sending' };
    },
    answerAccepted(state, { payload: message }: PayloadAction<string>) {
      state.answering = { status: 'done', message };
    },
    answerFailed(state, { payload: message }: PayloadAction<string>) {
      state.answering = { status: 'failed', message };
    },
  },
});

export const redeliveryReducer = slice.reducer;
export const { linkOpened, questionLoaded, questionFailed, answerSubmitted, answerAccepted, answerFailed } =
  slice.actions;
export const selectRedelivery = (state: WithRedelivery): RedeliveryState => state.redelivery;
