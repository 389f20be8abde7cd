import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

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
  busy: boolean;
  problem: string;
}

const initialState: SecurityState = {
  current: idle,
  proofFor: null,
  isSettingUp: false,
  busy: false,
  problem: '',
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
      Object.assign(state, { busy: true, problem: '' });
    },
    setupStarted(state) {
      Object.assign(state, { busy: false, problem: '', proofFor: null, isSettingUp: true });
    },
    setupCancelled(state) {
      Object.assign(state, { busy: false, problem: '', isSettingUp: false });
    },
    /** The code is in the credentials vault. */
    setupSubmitted(state) {
      Object.assign(state, { busy: true, problem: '' });
    },
    setupEnded(state, { payload: problem }: PayloadAction<string>) {
      Object.assign(state, { busy: false, problem, isSettingUp: false, proofFor: null });
    },
    proofAsked(state, { payload: act }: PayloadAction<SecurityAct | null>) {
      Object.assign(state, { busy: false, problem: '', proofFor: act });
    },
    proofSubmitted(state, _action: PayloadAction<ProofWay>) {
      Object.assign(state, { busy: true, problem: '' });
    },
    securityRefused(state, { payload: problem }: PayloadAction<string>) {
      Object.assign(state, { busy: false, problem });
    },
  },
});

export const securityReducer = slice.reducer;
export const securityActions = slice.actions;

export const selectSecurity = ({ admin }: { admin: { security: SecurityState } }) => admin.security;
