import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BuyGiftCardRequest, GiftCardsResponse } from '@/domain/contracts/shoppers/giftCards';
import type { GiftCardView } from '@/domain/giftCards/view';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export type GiftCardAct = 'redeem' | 'buy' | 'cancel';

/** Actions that end with their request; a purchase ends with its payment. */
export type Finished = Exclude<GiftCardAct, 'buy'>;

export interface GiftCardsState {
  page: Remote<Pick<GiftCardsResponse, 'amounts' | 'cards'>>;
  /** The running action; null without one. */
  sending: GiftCardAct | null;
  /** Whether the provider's checkout is open over the page. */
  isPaying: boolean;
  /** Why the last attempt of each action failed; empty without a failure. */
  problems: Record<GiftCardAct, string>;
  /** How often each action succeeded; the code form resets on a change. */
  done: Record<Finished, number>;
  /** Id of the last bought card, which resets the form; empty before the first purchase. */
  bought: string;
  /** The card whose payment may still arrive; empty without one. */
  unsure: string;
  /** The card in the confirm dialog; empty without one. */
  asked: string;
}
export interface WithGiftCards {
  giftCards: GiftCardsState;
}

const NO_PROBLEMS = { redeem: '', buy: '', cancel: '' };
const initialState: GiftCardsState = {
  page: idle,
  sending: null,
  isPaying: false,
  problems: NO_PROBLEMS,
  done: { redeem: 0, cancel: 0 },
  bought: '',
  unsure: '',
  asked: '',
};

function begin(state: GiftCardsState, act: GiftCardAct) {
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
    buyRequested(state, _action: PayloadAction<BuyGiftCardRequest>) {
      begin(state, 'buy');
    },
    paymentOpened(state) {
      state.isPaying = true;
    },
    /** By Back; the saga then closes the provider's checkout. */
    paymentLeft() {},
    paymentClosed(state) {
      state.isPaying = false;
    },
    cardBought(state, { payload: id }: PayloadAction<string>) {
      state.sending = null;
      state.problems.buy = '';
      state.bought = id;
      if (state.unsure === id) state.unsure = '';
    },
    paymentUnfinished(state, { payload: id }: PayloadAction<string>) {
      state.unsure = id;
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
    actFinished(state, { payload: act }: PayloadAction<Finished>) {
      state.sending = null;
      state.done[act] += 1;
      if (act === 'cancel') state.asked = '';
    },
    actFailed(state, { payload: { act, message } }: PayloadAction<{ act: GiftCardAct; message: string }>) {
      state.sending = null;
      state.problems[act] = message;
    },
  },
});

export const giftCardsReducer = slice.reducer;
export const giftCardActions = slice.actions;
export const selectGiftCards = ({ giftCards }: WithGiftCards): GiftCardsState => giftCards;
