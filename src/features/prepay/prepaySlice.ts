import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import type { PrepayResponse } from '@/domain/contracts/orders/prepay';
import { idle, loading, ready } from '@/lib/remote';
import type { Sending } from '@/lib/sending';

/** The order to pay: the shopper's own, or the one of a mail's link. */
export interface PrepayTarget {
  /** The order's id, or the link's token. */
  key: string;
  by: 'order' | 'link';
}

export interface PrepayState {
  question: LinkContent<PrepayResponse>;
  /** The request for the payment page. */
  sending: Sending<{ key: string }>;
}
export interface WithPrepay {
  prepay: PrepayState;
}

const initialState: PrepayState = { question: idle, sending: idle };

const slice = createSlice({
  name: 'prepay',
  initialState,
  reducers: {
    prepayLinkOpened(_state, _action: PayloadAction<string>) {
      return { ...initialState, question: loading };
    },
    prepayLoaded(state, { payload }: PayloadAction<PrepayResponse>) {
      state.question = ready(payload);
    },
    prepayFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.question = payload;
    },
    /** One page opens at a time: a press on another order meanwhile is ignored. */
    prepayRequested(state, { payload: { key } }: PayloadAction<PrepayTarget>) {
      if (state.sending.status !== 'sending') state.sending = { status: 'sending', key };
    },
    /** The browser leaves for the payment page, and may return to this one. */
    prepayPageOpened(state) {
      state.sending = idle;
    },
    prepayRefused(state, { payload: { key, message } }: PayloadAction<{ key: string; message: string }>) {
      state.sending = { status: 'failed', key, message };
    },
  },
});

export const prepayReducer = slice.reducer;
export const {
  prepayLinkOpened,
  prepayLoaded,
  prepayFailed,
  prepayRequested,
  prepayPageOpened,
  prepayRefused,
} = slice.actions;
export const selectPrepay = (state: WithPrepay): PrepayState => state.prepay;
