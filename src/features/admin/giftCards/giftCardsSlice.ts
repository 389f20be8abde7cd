import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminGiftCardsResponse } from '@/domain/contracts/shoppers/giftCards';
import type { GiftCardSettings } from '@/domain/giftCards/settings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export type GiftCardAct = 'freeze' | 'free' | 'resend';

/** An act on a card; `text` is the reason, or another address. */
export interface SentGiftCardAct {
  act: GiftCardAct;
  id: string;
  text: string;
}

export interface GiftCardsAdminState {
  /** The shown cards with their search text; empty for the newest. */
  page: Remote<Omit<AdminGiftCardsResponse, 'success' | 'message'> & { find: string }>;
  /** The last search text. */
  find: string;
  /** The act of the open dialog; null without one. */
  open: { act: GiftCardAct; id: string } | null;
  isSending: boolean;
  /** Why the last change was refused; empty otherwise. */
  problem: string;
}

const initialState: GiftCardsAdminState = {
  page: idle,
  find: '',
  open: null,
  isSending: false,
  problem: '',
};

const slice = createSlice({
  name: 'admin/giftCards',
  initialState,
  reducers: {
    cardsRequested(state, { payload: find }: PayloadAction<string>) {
      state.find = find;
      state.problem = '';
      if (state.page.status !== 'ready') state.page = loading;
    },
    cardsLoaded(state, { payload }: PayloadAction<AdminGiftCardsResponse>) {
      const { settings, rows, outstanding } = payload;
      state.page = ready({ settings, rows, outstanding, find: state.find });
    },
    cardsFailed(state, { payload: message }: PayloadAction<string>) {
      state.page = failed(message);
    },
    dialogOpened(state, { payload }: PayloadAction<{ act: GiftCardAct; id: string }>) {
      state.open = payload;
      state.problem = '';
    },
    dialogClosed(state) {
      state.open = null;
    },
    actRequested(state, _action: PayloadAction<SentGiftCardAct>) {
      state.isSending = true;
      state.problem = '';
    },
    settingsSubmitted(state, _action: PayloadAction<Partial<GiftCardSettings>>) {
      state.isSending = true;
      state.problem = '';
    },
    changeFinished(state) {
      state.isSending = false;
      state.open = null;
    },
    changeRefused(state, { payload: message }: PayloadAction<string>) {
      state.isSending = false;
      state.problem = message;
    },
  },
});

export const giftCardsAdminReducer = slice.reducer;
export const giftCardsAdmin = slice.actions;

export const selectGiftCardsAdmin = ({ admin }: { admin: { giftCards: GiftCardsAdminState } }) =>
  admin.giftCards;
