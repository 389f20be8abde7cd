import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminReferralsResponse } from '@/domain/contracts/admin/referrals';
import type { ReferralSettings } from '@/domain/referrals/settings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface ReferralsAdminState {
  page: Remote<Pick<AdminReferralsResponse, 'settings' | 'rows'>>;
  /** The friend whose referral is in the dialog; empty without one. */
  asked: string;
  /** The running change: that of the open dialog, or one without a dialog. One runs at a time. */
  sending: 'dialog' | 'page' | null;
  /** Why the change of the open dialog was refused; empty otherwise. */
  problem: string;
  /** Why the settings were not saved; empty otherwise. */
  settingsProblem: string;
}

const initialState: ReferralsAdminState = {
  page: idle,
  asked: '',
  sending: null,
  problem: '',
  settingsProblem: '',
};

const slice = createSlice({
  name: 'admin/referrals',
  initialState,
  reducers: {
    pageRequested(state) {
      state.settingsProblem = '';
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
    /** Its change goes on. */
    withdrawalDismissed(state) {
      state.asked = '';
      if (state.sending) state.sending = 'page';
    },
    withdrawalSubmitted(state, _action: PayloadAction<{ friendId: string; reason: string }>) {
      state.sending = 'dialog';
      state.problem = '';
    },
    settingsSubmitted(state, _action: PayloadAction<Partial<ReferralSettings>>) {
      state.sending = 'page';
      state.settingsProblem = '';
    },
    changeFinished(state) {
      if (state.sending === 'dialog') state.asked = '';
      state.sending = null;
    },
    withdrawalRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending = null;
      state.problem = message;
    },
    settingsRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending = null;
      state.settingsProblem = message;
    },
  },
});

export const referralsAdminReducer = slice.reducer;
export const referralsAdmin = slice.actions;

export const selectReferralsAdmin = ({ admin }: { admin: { referrals: ReferralsAdminState } }) =>
  admin.referrals;
