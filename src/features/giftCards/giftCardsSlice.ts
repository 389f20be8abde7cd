import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BuyGiftCardRequest, GiftCardsResponse } from '@/domain/contracts/shoppers/giftCards';
import type { GiftCardView } from '@/domain/giftCards/view';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export type GiftCardAct = 'redeem' | 'buy' | 'cancel';

/** Actions that end with their request; a purchase ends with its payment. */
export type Finished = Exclude<GiftCardAct, 'buy'>;

export interface GiftCardsState {
  page: Remote<Pick<GiftCardsResponse, 'amounts' | 'cards'>>;
  sending: Record<GiftCardAct, Sending>;
  /** Whether the provider's checkout is open over the page. */
  isPaying: boolean;
  /** How often each action succeeded; the code form resets on a change. */
  done: Record<Finished, number>;
  /** Id of the last bought card, which resets the form; empty before the first purchase. */
  bought: string;
  /** The card whose payment may still arrive; empty without one. */
  unsure: string;
  /** The id of the card that is being paid for, or was last. */
  buying: string;
  /** The card in the confirm dialog; empty without one. */
  asked: string;
}
export interface WithGiftCards {
  giftCards: GiftCardsState;
}

const initialState: GiftCardsState = {
  page: idle,
  sending: { redeem: idle, buy: idle, cancel: idle },
  isPaying: false,
  done: { redeem: 0, cancel: 0 },
  bought: '',
  unsure: '',
  buying: '',
  asked: '',
};

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
      state.sending.redeem = sending;
    },
    buyRequested(state, { payload }: PayloadAction<BuyGiftCardRequest>) {
      state.sending.buy = sending;
      state.buying = payload.id;
    },
    paymentOpened(state) {
      state.isPaying = true;
    },
    /** By Back; the saga then closes the provider's checkout. */
    paymentLeft() {},
    paymentClosed(state) {
      state.isPaying = false;
    },
    /** Now, or an earlier card whose payment has arrived, while another is being paid for. */
    cardBought(state, { payload: id }: PayloadAction<string>) {
      if (state.buying === id) state.sending.buy = idle;
      state.bought = id;
      if (state.unsure === id) state.unsure = '';
    },
    paymentUnfinished(state, { payload: id }: PayloadAction<string>) {
      state.unsure = id;
    },
    cancelAsked(state, { payload: id }: PayloadAction<string>) {
      state.asked = id;
      state.sending.cancel = idle;
    },
    cancelDismissed(state) {
      state.asked = '';
    },
    cancelRequested(state, _action: PayloadAction<string>) {
      state.sending.cancel = sending;
    },
    cardChanged(state, { payload: card }: PayloadAction<GiftCardView>) {
      if (state.page.status !== 'ready') return;
      const { cards } = state.page.value;
      state.page.value.cards = cards.map((one) => (one.id === card.id ? card : one));
    },
    actFinished(state, { payload: act }: PayloadAction<Finished>) {
      state.sending[act] = idle;
      state.done[act] += 1;
      if (act === 'cancel') state.asked = '';
    },
    actFailed(state, { payload: { act, message } }: PayloadAction<{ act: GiftCardAct; message: string }>) {
      state.sending[act] = failed(message);
    },
  },
});

export const giftCardsReducer = slice.reducer;
export const giftCardActions = slice.actions;
export const selectGiftCards = ({ giftCards }: WithGiftCards): GiftCardsState => giftCards;
/** Whether a card is being bought, from the press until its payment is done or given up. */
export const selectIsBuyingCard = ({ giftCards }: WithGiftCards): boolean =>
  giftCards.sending.buy.status === 'sending';
