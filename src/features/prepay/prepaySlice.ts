import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import type { PrepayResponse } from '@/domain/contracts/orders/prepay';
import { idle, loading, ready } from '@/lib/remote';

/** The order to pay: the shopper's own, or the one of a mail's link. */
export interface PrepayTarget {
  /** The order's id, or the link's token. */
  key: string;
  by: 'order' | 'link';
}

export type Opening =
  | { status: 'idle' }
  | { status: 'sending'; key: string }
  | { status: 'failed'; key: string; message: string };

export interface PrepayState {
  question: LinkContent<PrepayResponse>;
  opening: Opening;
}
export interface WithPrepay {
  prepay: PrepayState;
}

const initialState: PrepayState = { question: idle, opening: { status: 'idle' } };

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
      if (state.opening.status !== 'sending') state.opening = { status: 'sending', key };
    },
    /** The browser leaves for the payment page, and may return to this one. */
    prepayPageOpened(state) {
      state.opening = { status: 'idle' };
    },
    prepayRefused(state, { payload: { key, message } }: PayloadAction<{ key: string; message: string }>) {
      state.opening = { status: 'failed', key, message };
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
