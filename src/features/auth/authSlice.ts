import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignedInUser } from '@/services';

export type PanelMode = 'login' | 'registration';

export type Session =
  { status: 'checking' } | { status: 'anonymous' } | { status: 'signedIn'; user: SignedInUser };

/** What the panel's form is busy with. */
export type Attempt =
  | { kind: 'idle' }
  | { kind: 'signingIn' }
  | { kind: 'creating' }
  | {
      kind: 'awaitingVerification';
      email: string;
      polling: boolean;
      resending: boolean;
      /** Seconds until the e-mail may be sent again; null before the first polling has ended. */
      resendIn: number | null;
    };

export interface Notice {
  tone: 'success' | 'error';
  text: string;
}

export interface AuthState {
  session: Session;
  panel: { mode: PanelMode } | null;
  attempt: Attempt;
  /** Said inside the panel. */
  notice: Notice | null;
  reset: { kind: 'closed' } | { kind: 'open' } | { kind: 'sending' };
}

const initialState: AuthState = {
  session: { status: 'checking' },
  panel: null,
  attempt: { kind: 'idle' },
  notice: null,
  reset: { kind: 'closed' },
};

function blank(state: AuthState): void {
  state.attempt = { kind: 'idle' };
  state.notice = null;
  state.reset = { kind: 'closed' };
}

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn(state, { payload: user }: PayloadAction<SignedInUser>) {
      state.session = { status: 'signedIn', user };
    },
    /** Nobody is signed in as the page comes up. */
    guestArrived(state) {
      state.session = { status: 'anonymous' };
    },
    /** Somebody was, and no longer is: features drop what was theirs. */
    signedOut(state) {
      state.session = { status: 'anonymous' };
    },
    logoutRequested() {},
    /** The person's account says another name now. */
    profileChanged(state, { payload }: PayloadAction<{ displayName: string }>) {
      if (state.session.status === 'signedIn') state.session.user.displayName = payload.displayName;
    },

    loginPanelOpened(state, { payload }: PayloadAction<{ mode: PanelMode }>) {
      blank(state);
      state.panel = { mode: payload.mode };
    },
    loginPanelClosed(state) {
      blank(state);
      state.panel = null;
    },
    panelModeChanged(state, { payload: mode }: PayloadAction<PanelMode>) {
      blank(state);
      state.panel = { mode };
    },

    // The form's contents wait in the credentials vault: a password never passes through here.
    loginSubmitted(state) {
      state.attempt = { kind: 'signingIn' };
      state.notice = null;
    },
    googleChosen(state) {
      state.attempt = { kind: 'signingIn' };
      state.notice = null;
    },
    registrationSubmitted(state) {
      state.attempt = { kind: 'creating' };
      state.notice = null;
    },
    attemptFailed(state, { payload: notice }: PayloadAction<Notice | null>) {
      state.attempt = { kind: 'idle' };
      state.notice = notice;
    },
    noticeShown(state, { payload: notice }: PayloadAction<Notice>) {
      state.notice = notice;
    },
    /** Signed in or verified: the panel has done its work. */
    signInCompleted(state) {
      blank(state);
      state.panel = null;
    },

    verificationAwaited(state, { payload: email }: PayloadAction<string>) {
      const resendIn = state.attempt.kind === 'awaitingVerification' ? state.attempt.resendIn : null;
      state.attempt = { kind: 'awaitingVerification', email, polling: true, resending: false, resendIn };
    },
    verificationWaitEnded(state) {
      if (state.attempt.kind === 'awaitingVerification') state.attempt.polling = false;
    },
    resendCountdownTicked(state, { payload: seconds }: PayloadAction<number>) {
      if (state.attempt.kind === 'awaitingVerification') state.attempt.resendIn = seconds;
    },
    resendRequested(state) {
      if (state.attempt.kind === 'awaitingVerification') state.attempt.resending = true;
    },
    resendFailed(state) {
      if (state.attempt.kind === 'awaitingVerification') state.attempt.resending = false;
    },
    emailChangeRequested(state) {
      blank(state);
    },

    passwordResetOpened(state) {
      state.reset = { kind: 'open' };
    },
    passwordResetClosed(state) {
      state.reset = { kind: 'closed' };
    },
    passwordResetSubmitted(state, _action: PayloadAction<string>) {
      state.reset = { kind: 'sending' };
    },
    passwordResetFailed(state) {
      if (state.reset.kind === 'sending') state.reset = { kind: 'open' };
    },
  },
});

export const authActions = slice.actions;
export const {
  guestArrived,
  signedIn,
  signedOut,
  loginPanelOpened,
  loginPanelClosed,
  logoutRequested,
  passwordResetSubmitted,
  profileChanged,
} = slice.actions;
export const authReducer = slice.reducer;
