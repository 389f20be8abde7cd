import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Countdown } from '@/domain/time/countdown';
import { failed, idle } from '@/lib/remote';
import { refused, sending, type Sending } from '@/lib/sending';

/** The progress of the request for a link. */
export type LinkRequest =
  | Sending
  /** `wait` is the countdown until another one may be sent. */
  | { status: 'sent'; email: string; wait: Countdown };

/** The progress of the sign-in by an opened link. */
export type LinkSignIn =
  | { status: 'signingIn' }
  /** The address has to be typed. */
  | { status: 'asking'; sending: Sending }
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

const initialState: LoginLinkState = { request: idle, signIn: { status: 'signingIn' } };

const slice = createSlice({
  name: 'loginLink',
  initialState,
  reducers: {
    loginLinkRequested(state, _action: PayloadAction<string>) {
      state.request = sending;
    },
    loginLinkSent(state, { payload }: PayloadAction<{ email: string; wait: Countdown }>) {
      state.request = { status: 'sent', ...payload };
    },
    loginLinkRefused(state, { payload: message }: PayloadAction<string>) {
      state.request = failed(message);
    },
    loginLinkOpened(state) {
      state.signIn = { status: 'signingIn' };
    },
    loginLinkEmailAsked(state, { payload: problem }: PayloadAction<string>) {
      state.signIn = { status: 'asking', sending: refused(problem) };
    },
    loginLinkEmailEntered(state, _action: PayloadAction<string>) {
      state.signIn = { status: 'asking', sending };
    },
    loginLinkFailed(state, { payload: message }: PayloadAction<string>) {
      state.signIn = failed(message);
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
