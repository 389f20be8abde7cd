import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminGiftCardsResponse } from '@/domain/contracts/admin/giftCards';
import type { GiftCardSettings } from '@/domain/giftCards/settings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

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
  /** One change runs at a time: that of the open dialog, or one without a dialog. */
  sending: Record<'dialog' | 'page', Sending>;
}

const initialState: GiftCardsAdminState = {
  page: idle,
  find: '',
  open: null,
  sending: { dialog: idle, page: idle },
};

const slice = createSlice({
  name: 'admin/giftCards',
  initialState,
  reducers: {
    cardsRequested(state, { payload: find }: PayloadAction<string>) {
      state.find = find;
      if (state.sending.page.status === 'failed') state.sending.page = idle;
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
      state.sending.dialog = idle;
    },
    /** Its act goes on. */
    dialogClosed(state) {
      state.open = null;
      if (state.sending.dialog.status === 'sending') state.sending = { dialog: idle, page: sending };
    },
    actRequested(state, _action: PayloadAction<SentGiftCardAct>) {
      state.sending.dialog = sending;
    },
    settingsSubmitted(state, _action: PayloadAction<Partial<GiftCardSettings>>) {
      state.sending.page = sending;
    },
    /** The shown cards stay, as they are now. */
    cardsChanged(state, { payload }: PayloadAction<AdminGiftCardsResponse>) {
      if (state.page.status !== 'ready') return;
      const { settings, rows, outstanding } = payload;
      const changed = new Map(rows.map((row) => [row.id, row]));
      const page = state.page.value;
      Object.assign(page, {
        settings,
        outstanding,
        rows: page.rows.map((row) => changed.get(row.id) ?? row),
      });
    },
    changeFinished(state) {
      const from = state.sending.dialog.status === 'sending' ? 'dialog' : 'page';
      if (from === 'dialog') state.open = null;
      state.sending[from] = idle;
    },
    actRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending.dialog = failed(message);
    },
    settingsRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending.page = failed(message);
    },
  },
});

export const giftCardsAdminReducer = slice.reducer;
export const giftCardsAdmin = slice.actions;

export const selectGiftCardsAdmin = ({ admin }: { admin: { giftCards: GiftCardsAdminState } }) =>
  admin.giftCards;
