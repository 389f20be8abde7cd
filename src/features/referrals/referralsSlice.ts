import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReferralsResponse } from '@/domain/contracts/shoppers/referrals';
import type { ReferralTerms } from '@/domain/referrals/settings';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export type ReferralsPage = Omit<ReferralsResponse, 'success'>;

export interface ReferralsState {
  /** The person's own link and its results. */
  page: Remote<ReferralsPage>;
  /** The request for the person's own link. */
  sending: Sending;
  /** The terms of a friend's link. */
  link: LinkContent<ReferralTerms>;
  /** State of the friend's link: 'kept' in this browser, or 'joined' by an account. */
  use: Sending | { status: 'kept' | 'joined'; message: string };
}
export interface WithReferrals {
  referrals: ReferralsState;
}

const initialState: ReferralsState = {
  page: idle,
  sending: idle,
  link: idle,
  use: idle,
};

const slice = createSlice({
  name: 'referrals',
  initialState,
  reducers: {
    pageRequested(state) {
      if (state.page.status !== 'ready') state.page = loading;
    },
    pageLoaded(state, { payload: { success: _, ...page } }: PayloadAction<ReferralsResponse>) {
      state.page = ready(page);
      if (state.sending.status === 'sending') state.sending = idle;
    },
    pageFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.page.status !== 'ready') state.page = failed(message);
    },
    linkRequested(state) {
      state.sending = sending;
    },
    linkRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending = failed(message);
    },
    /** The shared title and address. */
    linkShared(_state, _action: PayloadAction<{ title: string; url: string }>) {},
    friendLinkOpened(state, _action: PayloadAction<string>) {
      state.link = loading;
      state.use = idle;
    },
    friendLinkLoaded(state, { payload: terms }: PayloadAction<ReferralTerms>) {
      state.link = ready(terms);
    },
    friendLinkFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.link = payload;
    },
    friendLinkUsed(state, _action: PayloadAction<string>) {
      state.use = sending;
    },
    useSettled(state, { payload }: PayloadAction<ReferralsState['use']>) {
      state.use = payload;
    },
  },
});

export const referralsReducer = slice.reducer;
export const referralActions = slice.actions;
export const selectReferrals = ({ referrals }: WithReferrals): ReferralsState => referrals;
