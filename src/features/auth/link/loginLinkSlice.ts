import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Countdown } from '@/domain/time/countdown';

/** The progress of the request for a link. */
export type LinkRequest =
  | { status: 'idle' }
  | { status: 'sending' }
  /** `wait` is the countdown until another one may be sent. */
  | { status: 'sent'; email: string; wait: Countdown }
  | { status: 'failed'; message: string };

/** The progress of the sign-in by an opened link. */
export type LinkSignIn =
  | { status: 'signingIn' }
  /** The address has to be typed; `problem` is the error of the last one. */
  | { status: 'asking'; problem: string; sending: boolean }
  | { status: 'failed'; message: string }
  /** The link was used, has expired or was altered. */
  | { status: 'over' };

export interface LoginLinkState {
  request: LinkRequest;
  signIn: LinkSignIn;
}
export interface WithLoginLink {
  loginLink: LoginLinkState;
}

const initialState: LoginLinkState = { request: { status: 'idle' }, signIn: { status: 'signingIn' } };

const slice = createSlice({
  name: 'loginLink',
  initialState,
  reducers: {
    loginLinkRequested(state, _action: PayloadAction<string>) {
      state.request = { status: 'sending' };
    },
    loginLinkSent(state, { payload }: PayloadAction<{ email: string; wait: Countdown }>) {
      state.request = { status: 'sent', ...payload };
    },
    loginLinkRefused(state, { payload: message }: PayloadAction<string>) {
      state.request = { status: 'failed', message };
    },
    loginLinkOpened(state) {
      state.signIn = { status: 'signingIn' };
    },
    loginLinkEmailAsked(state, { payload: problem }: PayloadAction<string>) {
      state.signIn = { status: 'asking', problem, sending: false };
    },
    loginLinkEmailEntered(state, _action: PayloadAction<string>) {
      state.signIn = { status: 'asking', problem: '', sending: true };
    },
    loginLinkFailed(state, { payload: message }: PayloadAction<string>) {
      state.signIn = { status: 'failed', message };
    },
    loginLinkEnded(state) {
      state.signIn = { status: 'over' };
    },
  },
});

export const loginLinkReducer = slice.reducer;
export const {
  loginLinkRequested,
  loginLinkSent,
  loginLinkRefused,
  loginLinkOpened,
  loginLinkEmailAsked,
  loginLinkEmailEntered,
  loginLinkFailed,
  loginLinkEnded,
} = slice.actions;
export const selectLoginLink = (state: WithLoginLink): LoginLinkState => state.loginLink;
