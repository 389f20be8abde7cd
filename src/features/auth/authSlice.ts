import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from '@/domain/staff/roles';
import type { ThrottledAction } from '@/domain/customers/loginThrottle';
import { SESSION_ENDED, type SignedInUser } from '@/services';
import type { Countdown } from '@/domain/time/countdown';

export type PanelMode = 'login' | 'registration';
/** A login method with a dialog of its own, beside the password. */
export type OtherWay = 'link' | 'code';
/** Why the session ended: a sign-out, in any tab, or the backend ended it. */
export type SignOutReason = 'left' | 'ended';

export type Session =
  { status: 'checking' } | { status: 'anonymous' } | { status: 'signedIn'; user: SignedInUser };

/** The pending action of the panel's form. */
export type Attempt =
  | { kind: 'idle' }
  | { kind: 'signingIn' }
  | { kind: 'creating' }
  | { kind: 'reloading' }
  /** The password was right, but the email is not verified: the mail can be sent again. */
  | { kind: 'unverified'; resending: boolean }
  | {
      kind: 'awaitingVerification';
      email: string;
      polling: boolean;
      resending: boolean;
      /** The countdown until the email may be sent again; null before the first polling has ended. */
      resendCountdown: Countdown | null;
    };

export interface Notice {
  tone: 'success' | 'error';
  text: string;
}

/** What the backend refused about one field, to be shown beside it. */
export interface FieldRefusal {
  field: 'email' | 'password';
  text: string;
}

export interface AuthState {
  session: Session;
  panel: { mode: PanelMode } | null;
  /** A panel requested before the session was known: it opens if nobody is signed in. */
  panelAwaited: PanelMode | null;
  attempt: Attempt;
  /** A message inside the panel. */
  notice: Notice | null;
  refusal: FieldRefusal | null;
  /** The dialog over the panel: password reset, or another login method. */
  dialog: { kind: 'closed' | 'open' | 'sending' | OtherWay };
  /** The email that the panel's form begins with, or had when that dialog opened; empty without one. */
  typedEmail: string;
  /** The countdown until the next attempt after many failures; null when there is none. */
  waits: Record<ThrottledAction, Countdown | null>;
}

const initialState: AuthState = {
  session: { status: 'checking' },
  panel: null,
  panelAwaited: null,
  attempt: { kind: 'idle' },
  notice: null,
  refusal: null,
  dialog: { kind: 'closed' },
  typedEmail: '',
  waits: { login: null, reset: null },
};

/** Whether this tab's own sign-in is running, which handles the new session itself. */
export const isUnderWay = ({ kind }: Attempt): boolean => kind !== 'idle' && kind !== 'unverified';

function blank(state: AuthState): void {
  state.attempt = { kind: 'idle' };
  state.notice = null;
  state.refusal = null;
  state.dialog = { kind: 'closed' };
  state.typedEmail = '';
}

function openPanel(state: AuthState, mode: PanelMode, email = ''): void {
  blank(state);
  state.typedEmail = email;
  state.panel = { mode };
  state.panelAwaited = null;
}

function beginSignIn(state: AuthState): void {
  state.attempt = { kind: 'signingIn' };
  state.notice = null;
}

/** Asks the person to log in again. */
function requestLogin(state: AuthState): void {
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
      // Signed in in another tab, so this tab's panel closes.
      if (isUnderWay(state.attempt)) return;
      blank(state);
      state.panel = null;
    },
    /** Nobody is signed in when the page loads. */
    guestArrived(state) {
      state.session = { status: 'anonymous' };
      if (state.panelAwaited) openPanel(state, state.panelAwaited);
    },
    logoutRequested() {},
    /** The session ended: forgetPerson.ts clears the person's slices. */
    signedOut: {
      prepare: (why: SignOutReason = 'left') => ({ payload: why }),
      reducer(state, { payload: why }: PayloadAction<SignOutReason>) {
        state.session = { status: 'anonymous' };
        if (why === 'ended') requestLogin(state);
      },
    },
    /** The backend has ended the session; signedOut follows. Until then the state can still be read. */
    sessionRevoked() {},
    /** The page loaded with a session that the backend had ended. */
    endedSessionFound: requestLogin,
    /** The account's name or sign-in methods have changed. */
    profileChanged(
      state,
      { payload }: PayloadAction<Partial<Pick<SignedInUser, 'displayName' | 'phone' | 'providers'>>>,
    ) {
      if (state.session.status === 'signedIn') Object.assign(state.session.user, payload);
    },

    /** The person accepted an invitation to the team. */
    roleChanged(state, { payload: role }: PayloadAction<Role>) {
      if (state.session.status === 'signedIn') state.session.user.role = role;
    },

    /** A panel already open in this mode keeps its input. */
    loginPanelOpened(state, { payload }: PayloadAction<{ mode: PanelMode; email?: string }>) {
      const { mode, email } = payload;
      if (state.panel?.mode === mode) return;
      if (state.session.status === 'checking') state.panelAwaited = mode;
      else openPanel(state, mode, email);
    },
    loginPanelClosed(state) {
      blank(state);
      state.panelAwaited = null;
      state.panel = null;
    },
    panelModeChanged(state, { payload: mode }: PayloadAction<PanelMode>) {
      openPanel(state, mode);
    },

    /** An earlier registration prefilled the form. */
    formPrefilled() {},
    // The form's contents are in the credentials vault, because Redux must never hold a password.
    loginSubmitted: beginSignIn,
    googleChosen: beginSignIn,
    /** By a code of an SMS or the link of a mail. */
    signInStarted: beginSignIn,
    registrationSubmitted(state) {
      state.attempt = { kind: 'creating' };
      state.notice = null;
      state.refusal = null;
    },
    /** The backend takes no account with this email or password. */
    registrationRefused(state, { payload: refusal }: PayloadAction<FieldRefusal | null>) {
      state.attempt = { kind: 'idle' };
      state.refusal = refusal;
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
    /** The person themselves ended the session, which left the address to log in with. */
    endExplained(state, { payload: { text, email } }: PayloadAction<{ text: string; email: string }>) {
      state.notice = { tone: 'success', text };
      state.typedEmail = email;
    },
    /** Signed in or verified, so the panel closes. */
    signInCompleted(state) {
      blank(state);
      state.panel = null;
    },
    /** The next page shows the result of the sign-in. */
    reloadStarted(state) {
      state.attempt = { kind: 'reloading' };
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

    /** An attempt failed or succeeded; browser storage has the count. */
    attemptCounted() {},
    /** Components count the seconds themselves (useCountdown). */
    waitChanged(
      state,
      { payload: { what, wait } }: PayloadAction<{ what: ThrottledAction; wait: Countdown | null }>,
    ) {
      state.waits[what] = wait;
    },

    wayChosen: {
      prepare: (kind: OtherWay, typedEmail = '') => ({ payload: { kind, typedEmail } }),
      reducer(state, { payload }: PayloadAction<{ kind: OtherWay; typedEmail: string }>) {
        state.dialog = { kind: payload.kind };
        state.typedEmail = payload.typedEmail;
      },
    },

    passwordResetOpened: {
      prepare: (typedEmail = '') => ({ payload: typedEmail }),
      reducer(state, { payload: typedEmail }: PayloadAction<string>) {
        state.dialog = { kind: 'open' };
        state.typedEmail = typedEmail;
      },
    },
    panelDialogClosed(state) {
      state.dialog = { kind: 'closed' };
    },
    passwordResetSubmitted(state, _action: PayloadAction<string>) {
      state.dialog = { kind: 'sending' };
    },
    passwordResetFailed(state) {
      if (state.dialog.kind === 'sending') state.dialog = { kind: 'open' };
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
  roleChanged,
  sessionRevoked,
  signedOut,
} = slice.actions;
export const authReducer = slice.reducer;
