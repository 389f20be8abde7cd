import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Countdown } from '@/domain/time/countdown';

/** A link that was mailed to the new address and waits to be opened. */
export interface PendingEmail {
  email: string;
  /** Until it may be sent again. */
  wait: Countdown;
}

export interface EmailChangeProblem {
  /** The field to correct; null where none of them is wrong. */
  field: 'email' | 'password' | null;
  text: string;
}

export interface EmailChangeState {
  /** `proving`: the password or Google is asked; nothing is sent yet. */
  dialog: 'closed' | 'form' | 'proving' | 'sending' | 'sent';
  problem: EmailChangeProblem | null;
  pending: PendingEmail | null;
}
export interface WithEmailChange {
  emailChange: EmailChangeState;
}

const initialState: EmailChangeState = { dialog: 'closed', problem: null, pending: null };

const slice = createSlice({
  name: 'emailChange',
  initialState,
  reducers: {
    emailChangeOpened(state) {
      Object.assign(state, { dialog: state.pending ? 'sent' : 'form', problem: null });
    },
    /** Cancels the request, unless the link is being sent: then the dialog stays open. */
    emailChangeClosed(state) {
      if (state.dialog !== 'sending') Object.assign(state, { dialog: 'closed', problem: null });
    },
    /** The password is in the credentials vault. */
    emailChangeSubmitted(state, _action: PayloadAction<{ email: string; byPassword: boolean }>) {
      Object.assign(state, { dialog: 'proving', problem: null });
    },
    identityConfirmed(state) {
      state.dialog = 'sending';
    },
    emailChangeRefused(state, { payload }: PayloadAction<EmailChangeProblem | null>) {
      Object.assign(state, { dialog: 'form', problem: payload });
    },
    emailLinkSent(state, { payload }: PayloadAction<PendingEmail>) {
      Object.assign(state, { dialog: 'sent', pending: payload });
    },
    otherEmailChosen(state) {
      state.dialog = 'form';
    },
    /** The link that this browser waits for; null once it is old or the account has the address. */
    pendingEmailFound(state, { payload }: PayloadAction<PendingEmail | null>) {
      if (payload && !state.pending && state.dialog === 'form') state.dialog = 'sent';
      state.pending = payload;
    },
  },
});

export const emailChangeReducer = slice.reducer;
export const {
  emailChangeOpened,
  emailChangeClosed,
  emailChangeSubmitted,
  identityConfirmed,
  emailChangeRefused,
  emailLinkSent,
  otherEmailChosen,
  pendingEmailFound,
} = slice.actions;
export const selectEmailChange = (state: WithEmailChange): EmailChangeState => state.emailChange;
export const selectEmailChangeOpen = (state: WithEmailChange): boolean =>
  state.emailChange.dialog !== 'closed';
/** The address to which a link was sent; empty without one. */
export const selectPendingEmail = (state: WithEmailChange): string => state.emailChange.pending?.email ?? '';
