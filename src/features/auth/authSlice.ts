import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ThrottledAction } from '@/domain/customers/loginThrottle';
import { SESSION_ENDED, type SignedInUser } from '@/services';
import type { Countdown } from '@/domain/general/countdown';

export type PanelMode = 'login' | 'registration';
/** Why nobody is signed in any more: the shopper signed out, in any tab, or the backend ended the session. */
export type SignOutReason = 'left' | 'ended';

export type Session =
  { status: 'checking' } | { status: 'anonymous' } | { status: 'signedIn'; user: SignedInUser };

/** What the panel's form is busy with. */
export type Attempt =
  | { kind: 'idle' }
  | { kind: 'signingIn' }
  | { kind: 'creating' }
  /** The password was right, but the e-mail is not verified: the mail can be sent again. */
  | { kind: 'unverified'; resending: boolean }
  | {
      kind: 'awaitingVerification';
      email: string;
      polling: boolean;
      resending: boolean;
      /** Until the e-mail may be sent again; null before the first polling has ended. */
      resendCountdown: Countdown | null;
    };

export interface Notice {
  tone: 'success' | 'error';
  text: string;
}

export interface AuthState {
  session: Session;
  panel: { mode: PanelMode } | null;
  /** Asked for before it was known who is there: it opens if that is nobody. */
  panelAwaited: PanelMode | null;
  attempt: Attempt;
  /** Said inside the panel. */
  notice: Notice | null;
  reset: { kind: 'closed' } | { kind: 'open' } | { kind: 'sending' };
  /** Until either may be tried again after many failures; null: now. */
  waits: Record<ThrottledAction, Countdown | null>;
}

const initialState: AuthState = {
  session: { status: 'checking' },
  panel: null,
  panelAwaited: null,
  attempt: { kind: 'idle' },
  notice: null,
  reset: { kind: 'closed' },
  waits: { login: null, reset: null },
};

/** Whether a sign-in of this tab's own is under way, which sees itself through to its end. */
export const isUnderWay = ({ kind }: Attempt): boolean => kind !== 'idle' && kind !== 'unverified';

function blank(state: AuthState): void {
  state.attempt = { kind: 'idle' };
  state.notice = null;
  state.reset = { kind: 'closed' };
}

function openPanel(state: AuthState, mode: PanelMode): void {
  blank(state);
  state.panel = { mode };
  state.panelAwaited = null;
}

/** Asks the person to log in again. */
function askAgain(state: AuthState): void {
  openPanel(state, 'login');
  state.notice = { tone: 'error', text: SESSION_ENDED };
}

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn(state, { payload: user }: PayloadAction<SignedInUser>) {
      state.session = { status: 'signedIn', user };
      state.panelAwaited = null;
      // Signed in in another tab: there is nothing left to do in this one's panel.
      if (isUnderWay(state.attempt)) return;
      blank(state);
      state.panel = null;
    },
    /** Nobody is signed in as the page comes up. */
    guestArrived(state) {
      state.session = { status: 'anonymous' };
      if (state.panelAwaited) openPanel(state, state.panelAwaited);
    },
    logoutRequested() {},
    /** Somebody was signed in and no longer is: forgetPerson.ts drops all that was theirs. */
    signedOut: {
      prepare: (why: SignOutReason = 'left') => ({ payload: why }),
      reducer(state, { payload: why }: PayloadAction<SignOutReason>) {
        state.session = { status: 'anonymous' };
        if (why === 'ended') askAgain(state);
      },
    },
    /** The backend has ended the session; signedOut follows. What was being done can still be seen. */
    sessionRevoked() {},
    /** The page came up with a session that turned out to have been ended. */
    endedSessionFound: askAgain,
    /** The person's account says another name now. */
    profileChanged(state, { payload }: PayloadAction<{ displayName: string }>) {
      if (state.session.status === 'signedIn') state.session.user.displayName = payload.displayName;
    },

    /** A panel that is open in this mode already keeps what is typed in it. */
    loginPanelOpened(state, { payload: { mode } }: PayloadAction<{ mode: PanelMode }>) {
      if (state.panel?.mode === mode) return;
      if (state.session.status === 'checking') state.panelAwaited = mode;
      else openPanel(state, mode);
    },
    loginPanelClosed(state) {
      blank(state);
      state.panelAwaited = null;
      state.panel = null;
    },
    panelModeChanged(state, { payload: mode }: PayloadAction<PanelMode>) {
      openPanel(state, mode);
    },

    /** The form holds what an earlier registration left. */
    formPrefilled() {},
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
    unverifiedLoginRefused(state, { payload: text }: PayloadAction<string>) {
      state.attempt = { kind: 'unverified', resending: false };
      state.notice = { tone: 'error', text };
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
      const { attempt } = state;
      const resendCountdown = attempt.kind === 'awaitingVerification' ? attempt.resendCountdown : null;
      state.attempt = {
        kind: 'awaitingVerification',
        email,
        polling: true,
        resending: false,
        resendCountdown,
      };
      state.notice = null;
    },
    verificationWaitEnded(state) {
      if (state.attempt.kind === 'awaitingVerification') state.attempt.polling = false;
    },
    resendCountdownStarted(state, { payload: countdown }: PayloadAction<Countdown>) {
      if (state.attempt.kind === 'awaitingVerification') state.attempt.resendCountdown = countdown;
    },
    resendRequested(state) {
      if ('resending' in state.attempt) state.attempt.resending = true;
    },
    resendFailed(state) {
      if ('resending' in state.attempt) state.attempt.resending = false;
    },
    emailChangeRequested(state) {
      blank(state);
    },

    /** A try failed or succeeded; the count is in the browser's storage. */
    attemptCounted() {},
    /** The components count its seconds (useCountdown). */
    waitChanged(
      state,
      { payload: { what, wait } }: PayloadAction<{ what: ThrottledAction; wait: Countdown | null }>,
    ) {
      state.waits[what] = wait;
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
  loginPanelClosed,
  loginPanelOpened,
  logoutRequested,
  passwordResetSubmitted,
  profileChanged,
  sessionRevoked,
  signedOut,
} = slice.actions;
export const authReducer = slice.reducer;
