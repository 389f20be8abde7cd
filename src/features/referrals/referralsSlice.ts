import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReferralsResponse } from '@/domain/contracts/shoppers/referrals';
import type { ReferralTerms } from '@/domain/referrals/settings';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export type ReferralsPage = Omit<ReferralsResponse, 'success'>;

export interface ReferralsState {
  /** The person's own link and its results. */
  page: Remote<ReferralsPage>;
  isMaking: boolean;
  /** Why the link was not created; empty without a failure. */
  problem: string;
  /** The terms of a friend's link. */
  link: LinkContent<ReferralTerms>;
  /** State of the friend's link: 'kept' in this browser, or 'joined' by an account. */
  use: { status: 'idle' | 'sending' | 'kept' | 'joined' | 'failed'; message: string };
}
export interface WithReferrals {
  referrals: ReferralsState;
}

const UNUSED = { status: 'idle', message: '' } as const;
const initialState: ReferralsState = {
  page: idle,
  isMaking: false,
  problem: '',
  link: idle,
  use: UNUSED,
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
      state.isMaking = false;
    },
    pageFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.page.status !== 'ready') state.page = failed(message);
    },
    linkRequested(state) {
      state.isMaking = true;
      state.problem = '';
    },
    linkRefused(state, { payload: message }: PayloadAction<string>) {
      state.isMaking = false;
      state.problem = message;
    },
    /** The shared title and address. */
    linkShared(_state, _action: PayloadAction<{ title: string; url: string }>) {},
    friendLinkOpened(state, _action: PayloadAction<string>) {
      state.link = loading;
      state.use = UNUSED;
    },
    friendLinkLoaded(state, { payload: terms }: PayloadAction<ReferralTerms>) {
      state.link = ready(terms);
    },
    friendLinkFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.link = payload;
    },
    friendLinkUsed(state, _action: PayloadAction<string>) {
      state.use = { status: 'sending', message: '' };
    },
    useSettled(state, { payload }: PayloadAction<ReferralsState['use']>) {
      state.use = payload;
    },
  },
});

export const referralsReducer = slice.reducer;
export const referralActions = slice.actions;
export const selectReferrals = ({ referrals }: WithReferrals): ReferralsState => referrals;
