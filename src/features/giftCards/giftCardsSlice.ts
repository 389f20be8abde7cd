import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BuyGiftRequest, GiftCardsResponse } from '@/domain/contracts/giftCards';
import type { GiftCardView } from '@/domain/giftCards/view';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export type GiftAct = 'redeem' | 'buy' | 'cancel';

export interface GiftCardsState {
  page: Remote<Pick<GiftCardsResponse, 'amounts' | 'cards'>>;
  /** What is being done; null while nothing is. */
  sending: GiftAct | null;
  /** Why the last try of each failed; empty while it did not. */
  problems: Record<GiftAct, string>;
  /** How often each was done, by which a form knows that it may be empty again. */
  done: Record<GiftAct, number>;
  /** The card that the buyer is asked about; empty while none is. */
  asked: string;
}
export interface WithGiftCards {
  giftCards: GiftCardsState;
}

const NO_PROBLEMS = { redeem: '', buy: '', cancel: '' };
const initialState: GiftCardsState = {
  page: idle,
  sending: null,
  problems: NO_PROBLEMS,
  done: { redeem: 0, buy: 0, cancel: 0 },
  asked: '',
};

function begin(state: GiftCardsState, act: GiftAct) {
  state.sending = act;
  state.problems[act] = '';
}

const slice = createSlice({
  name: 'giftCards',
  initialState,
  reducers: {
    pageRequested(state) {
      if (state.page.status !== 'ready') state.page = loading;
    },
    pageLoaded(state, { payload: { amounts, cards } }: PayloadAction<GiftCardsResponse>) {
      state.page = ready({ amounts, cards });
    },
    pageFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.page.status !== 'ready') state.page = failed(message);
    },
    redeemRequested(state, _action: PayloadAction<string>) {
      begin(state, 'redeem');
    },
    buyRequested(state, _action: PayloadAction<BuyGiftRequest>) {
      begin(state, 'buy');
    },
    cancelAsked(state, { payload: id }: PayloadAction<string>) {
      state.asked = id;
      state.problems.cancel = '';
    },
    cancelDismissed(state) {
      state.asked = '';
    },
    cancelRequested(state, _action: PayloadAction<string>) {
      begin(state, 'cancel');
    },
    cardChanged(state, { payload: card }: PayloadAction<GiftCardView>) {
      if (state.page.status !== 'ready') return;
      const { cards } = state.page.value;
      state.page.value.cards = cards.map((one) => (one.id === card.id ? card : one));
    },
    actFinished(state, { payload: act }: PayloadAction<GiftAct>) {
      state.sending = null;
      state.done[act] += 1;
      if (act === 'cancel') state.asked = '';
    },
    actFailed(state, { payload: { act, message } }: PayloadAction<{ act: GiftAct; message: string }>) {
      state.sending = null;
      state.problems[act] = message;
    },
  },
});

export const giftCardsReducer = slice.reducer;
export const giftCardActions = slice.actions;
export const selectGiftCards = ({ giftCards }: WithGiftCards): GiftCardsState => giftCards;
