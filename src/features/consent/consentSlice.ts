import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsentChoice } from '@/domain/customers/consent';

export interface ConsentState {
  /** Whether the page has an analytics service. */
  analytics: 'absent' | 'present';
  answer: 'none' | ConsentChoice;
  /** The dialog behind the footer's entry. */
  choicesOpen: boolean;
}
export interface WithConsent {
  consent: ConsentState;
}

const initialState: ConsentState = { analytics: 'absent', answer: 'none', choicesOpen: false };

const slice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    analyticsFound(state) {
      state.analytics = 'present';
    },
    /** The shopper gave or denied consent. */
    consentAnswered(state, { payload: choice }: PayloadAction<ConsentChoice>) {
      state.answer = choice;
      state.choicesOpen = false;
    },
    /** The stored answer, or that of another tab. */
    storedConsentLoaded(state, { payload: choice }: PayloadAction<ConsentChoice>) {
      state.answer = choice;
    },
    cookieChoicesOpened(state) {
      state.choicesOpen = true;
    },
    cookieChoicesClosed(state) {
      state.choicesOpen = false;
    },
  },
});

export const consentReducer = slice.reducer;
export const {
  analyticsFound,
  consentAnswered,
  storedConsentLoaded,
  cookieChoicesClosed,
  cookieChoicesOpened,
} = slice.actions;

export const selectConsent = (state: WithConsent) => state.consent;
export const selectAnalyticsPresent = (state: WithConsent) => state.consent.analytics === 'present';
export const selectChoicesOpen = (state: WithConsent) => state.consent.choicesOpen;
/** Only with an analytics service, and not beside the dialog that asks the same. */
export const selectIsConsentPending = ({ consent }: WithConsent) =>
  consent.analytics === 'present' && consent.answer === 'none' && !consent.choicesOpen;
