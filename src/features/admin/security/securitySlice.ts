import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { refused, sending, type Sending } from '@/lib/sending';

export type SecurityAct = 'add' | 'remove';
/** How people prove who they are; the password lies in the credentials vault. */
export type ProofWay = 'password' | 'google';

export interface SecurityState {
  /** `addedAt` is when the app was added, in milliseconds since 1970; null without one. */
  current: Remote<{ addedAt: number | null }>;
  /** The act that waits for a proof. */
  proofFor: SecurityAct | null;
  /** Whether a secret waits in `setupSecret` for its first code. */
  isSettingUp: boolean;
  sending: Sending;
}

const initialState: SecurityState = {
  current: idle,
  proofFor: null,
  isSettingUp: false,
  sending: idle,
};

const slice = createSlice({
  name: 'admin/security',
  initialState,
  reducers: {
    securityOpened: () => ({ ...initialState, current: loading }),
    securityLoaded(_state, { payload: addedAt }: PayloadAction<number | null>) {
      return { ...initialState, current: ready({ addedAt }) };
    },
    securityFailed: (_state, { payload: message }: PayloadAction<string>) => ({
      ...initialState,
      current: failed(message),
    }),
    setupRequested(state) {
      state.sending = sending;
    },
    setupStarted(state) {
      Object.assign(state, { sending: idle, proofFor: null, isSettingUp: true });
    },
    setupCancelled(state) {
      Object.assign(state, { sending: idle, isSettingUp: false });
    },
    /** The code is in the credentials vault. */
    setupSubmitted(state) {
      state.sending = sending;
    },
    setupEnded(state, { payload: problem }: PayloadAction<string>) {
      Object.assign(state, { sending: refused(problem), isSettingUp: false, proofFor: null });
    },
    proofAsked(state, { payload: act }: PayloadAction<SecurityAct | null>) {
      Object.assign(state, { sending: idle, proofFor: act });
    },
    proofSubmitted(state, _action: PayloadAction<ProofWay>) {
      state.sending = sending;
    },
    securityRefused(state, { payload: problem }: PayloadAction<string>) {
      state.sending = refused(problem);
    },
  },
});

export const securityReducer = slice.reducer;
export const securityActions = slice.actions;

export const selectSecurity = ({ admin }: { admin: { security: SecurityState } }) => admin.security;
