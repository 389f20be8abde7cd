import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminReferralsResponse } from '@/domain/contracts/admin/referrals';
import type { ReferralSettings } from '@/domain/referrals/settings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export interface ReferralsAdminState {
  page: Remote<Pick<AdminReferralsResponse, 'settings' | 'rows'>>;
  /** The friend whose referral is in the dialog; empty without one. */
  asked: string;
  /** One change runs at a time: that of the open dialog, or one without a dialog. */
  sending: Record<'dialog' | 'page', Sending>;
}

const initialState: ReferralsAdminState = {
  page: idle,
  asked: '',
  sending: { dialog: idle, page: idle },
};

const slice = createSlice({
  name: 'admin/referrals',
  initialState,
  reducers: {
    pageRequested(state) {
      if (state.sending.page.status === 'failed') state.sending.page = idle;
      if (state.page.status !== 'ready') state.page = loading;
    },
    pageLoaded(state, { payload: { settings, rows } }: PayloadAction<AdminReferralsResponse>) {
      state.page = ready({ settings, rows });
    },
    pageFailed(state, { payload: message }: PayloadAction<string>) {
      state.page = failed(message);
    },
    withdrawalAsked(state, { payload: friendId }: PayloadAction<string>) {
      state.asked = friendId;
      state.sending.dialog = idle;
    },
    /** Its change goes on. */
    withdrawalDismissed(state) {
      state.asked = '';
      if (state.sending.dialog.status === 'sending') state.sending = { dialog: idle, page: sending };
    },
    withdrawalSubmitted(state, _action: PayloadAction<{ friendId: string; reason: string }>) {
      state.sending.dialog = sending;
    },
    settingsSubmitted(state, _action: PayloadAction<Partial<ReferralSettings>>) {
      state.sending.page = sending;
    },
    changeFinished(state) {
      const from = state.sending.dialog.status === 'sending' ? 'dialog' : 'page';
      if (from === 'dialog') state.asked = '';
      state.sending[from] = idle;
    },
    withdrawalRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending.dialog = failed(message);
    },
    settingsRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending.page = failed(message);
    },
  },
});

export const referralsAdminReducer = slice.reducer;
export const referralsAdmin = slice.actions;

export const selectReferralsAdmin = ({ admin }: { admin: { referrals: ReferralsAdminState } }) =>
  admin.referrals;
