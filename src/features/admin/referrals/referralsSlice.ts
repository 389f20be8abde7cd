import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminReferralsResponse } from '@/domain/contracts/shoppers/referrals';
import type { ReferralSettings } from '@/domain/referrals/settings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface ReferralsAdminState {
  page: Remote<Pick<AdminReferralsResponse, 'settings' | 'rows'>>;
  /** The friend whose referral is in the dialog; empty without one. */
  asked: string;
  isSending: boolean;
  /** Why the last change was refused; empty otherwise. */
  problem: string;
}

const initialState: ReferralsAdminState = { page: idle, asked: '', isSending: false, problem: '' };

function begin(state: ReferralsAdminState) {
  state.isSending = true;
  state.problem = '';
}

const slice = createSlice({
  name: 'admin/referrals',
  initialState,
  reducers: {
    pageRequested(state) {
      state.problem = '';
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
      state.problem = '';
    },
    withdrawalDismissed(state) {
      state.asked = '';
    },
    withdrawalSubmitted(state, _action: PayloadAction<{ friendId: string; reason: string }>) {
      begin(state);
    },
    settingsSubmitted(state, _action: PayloadAction<Partial<ReferralSettings>>) {
      begin(state);
    },
    changeFinished(state) {
      state.isSending = false;
      state.asked = '';
    },
    changeRefused(state, { payload: message }: PayloadAction<string>) {
      state.isSending = false;
      state.problem = message;
    },
  },
});

export const referralsAdminReducer = slice.reducer;
export const referralsAdmin = slice.actions;

export const selectReferralsAdmin = ({ admin }: { admin: { referrals: ReferralsAdminState } }) =>
  admin.referrals;
